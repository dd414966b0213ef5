import { MatchObjects } from '../match-objects.ts';
import { objectSlot } from '../object-slot.ts';
import { seatLender } from '../seat-lender.ts';

/** Objects on the battlefield: needed where the setup has plain ones, or cards that are objects or have an inside. */
export const objects = objectSlot.module({ MatchObjects, seatLender });
