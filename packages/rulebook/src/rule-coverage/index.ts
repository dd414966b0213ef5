export {
  type Coverage,
  type CoverageCounts,
  type CoverageInput,
  coverage,
  type FileCoverage,
} from './coverage.ts';
export type { Waiver } from './waiver.ts';
export { waivers } from './waivers.ts';
