import { AirySight } from '../sight/airy-sight.ts';
import { roofSlot } from '../sight/roofs.ts';

/** Sight on battlefields with spaces above others, or on which something hangs in the air. */
export const roofs = roofSlot.module({ AirySight });
