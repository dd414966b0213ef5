import type { RuleId } from '@scapewright/rulebook/ids';

/** What a battlefield may not be like. */
export const battlefield = {
  'terrain.land-on-flat': ['SS-TERR-006', 'SS-SHAD-005', 'SS-TADD-001'],
  'terrain.flat-on-flat': ['SS-TERR-012', 'SS-SHAD-005', 'SS-TADD-001'],
  'ladder.landing': ['SS-LADR-003'],
  'ladder.top': ['SS-LADR-004'],
  'building.access': ['SS-BLDG-003'],
  'building.stairs': ['SS-STAIR-004', 'SS-STAIR-003', 'SS-STAIR-006'],
  'building.shaft': ['SS-ELEV-001'],
  'battlefield.start-zones': ['SS-SETUP-004'],
  'building.car': ['SS-ELEV-002'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
