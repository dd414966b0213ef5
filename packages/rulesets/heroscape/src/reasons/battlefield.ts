import type { RuleId } from '@scapewright/rulebook/ids';

/** What a battlefield may not be like: its rulebooks know neither ladders nor buildings. */
export const battlefield = {
  'terrain.land-on-flat': ['HS-TERR-002'],
  'terrain.flat-on-flat': ['HS-TERR-002'],
  'ladder.landing': [],
  'ladder.top': [],
  'building.access': [],
  'building.stairs': [],
  'building.shaft': [],
  'battlefield.start-zones': [],
  'building.car': [],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
