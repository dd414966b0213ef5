import type { abilityMarkers, addAbilities } from './ability-sources.ts';
import { ModuleSlot } from './engine-module.ts';
import type { isLent, lentSeat } from './lenders.ts';
import type { endsThrough, entersTerrain, withinLevels } from './special-ways.ts';
import type { ownFirst } from './verbs/bearers.ts';

/** What only abilities need: where they act, to whom they are lent, and what special moves ask of their ways. */
export const abilitySlot = new ModuleSlot<{
  readonly addAbilities: typeof addAbilities;
  readonly abilityMarkers: typeof abilityMarkers;
  readonly isLent: typeof isLent;
  readonly lentSeat: typeof lentSeat;
  readonly ownFirst: typeof ownFirst;
  readonly endsThrough: typeof endsThrough;
  readonly entersTerrain: typeof entersTerrain;
  readonly withinLevels: typeof withinLevels;
}>('abilities');
