export { type Findings, unplayable } from './check-abilities.ts';
export { type WrittenAbility, writtenAbilities } from './clause-places.ts';
export { type CheckedBy, packFindings } from './pack-findings.ts';
