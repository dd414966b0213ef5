export {
  type Coverage,
  type CoverageCounts,
  type CoverageInput,
  coverage,
  type FileCoverage,
} from './coverage.ts';
export { type Waiver, waivers } from './waivers.ts';
