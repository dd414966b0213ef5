import type { Battlefield } from '../battlefield.ts';
import { ModuleSlot } from '../engine-module.ts';
import type { AirySight } from './airy-sight.ts';

/** Sight where bodies have air below them, so that lines may run under them. */
export const roofSlot = new ModuleSlot<{ readonly AirySight: typeof AirySight }>('roofs');

/**
 * Whether something of a battlefield has air below it, or could if the ground sank: a space above another, a rung, a wall.
 * Sight on all others needs no module, as long as whatever is put on them stands on the ground with all of its base.
 */
export function mayHaveRoofs({ underside, walls }: Battlefield): boolean {
  return underside.some((level) => level > 0) || walls.some(({ bottom }) => bottom > 0);
}
