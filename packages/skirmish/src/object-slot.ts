import { ModuleSlot } from './engine-module.ts';
import type { MatchObjects } from './match-objects.ts';
import type { seatLender } from './seat-lender.ts';

/** Objects on the battlefield: plain ones, and those that are figures, with what is on top of them and inside. */
export const objectSlot = new ModuleSlot<{
  readonly MatchObjects: typeof MatchObjects;
  readonly seatLender: typeof seatLender;
}>('objects');
