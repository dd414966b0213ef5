import * as lines from '../narration/lines.ts';
import { narrationSlot } from '../narration/narrator.ts';

/** The lines of the log that tell of teams, moves and dice in full. For matches that keep a log: all that are not started with `log: false`. */
export const narration = narrationSlot.module(lines);
