import { nearestPoints } from '../sight/nearest-points.ts';
import { convexParts, judgeParts } from '../sight/parts-sight.ts';
import { freeWaist } from '../sight/waist.ts';
import { wideBaseSlot } from '../sight/wide-bases.ts';

/** Sight of bases over several spaces, and past them. */
export const wideBases = wideBaseSlot.module({ judgeParts, convexParts, freeWaist, nearestPoints });
