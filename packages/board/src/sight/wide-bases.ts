import { ModuleSlot } from '../engine-module.ts';
import type { nearestPoints } from './nearest-points.ts';
import type { convexParts, judgeParts } from './parts-sight.ts';
import type { freeWaist } from './waist.ts';

/** Sight of bases over several spaces, and past them. */
export const wideBaseSlot = new ModuleSlot<{
  readonly judgeParts: typeof judgeParts;
  readonly convexParts: typeof convexParts;
  readonly nearestPoints: typeof nearestPoints;
  readonly freeWaist: typeof freeWaist;
}>('wide-bases');
