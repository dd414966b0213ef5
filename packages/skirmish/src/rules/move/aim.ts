import type { Reach } from '@scapewright/board';
import type { Aim } from '../../state/procedure-args.ts';
import { numberedVars, numbersOf } from '../basics/numbered-vars.ts';

/** Where a move is told to end, as the variables `to0`, `to1` ... that are handed on from procedure to procedure. */
export function aimOf(vars: Aim): Aim {
  return numberedVars('to', numbersOf(vars, 'to'));
}

/** The end of the move that it is told to take: undefined where it is free to choose, -1 where that cannot be reached. */
export function aimedEnd(vars: Aim, ends: Reach): number | undefined {
  const spaces = numbersOf(vars, 'to');
  const [only] = spaces;
  if (only === undefined) return undefined;
  const end = ends.keyOf(spaces.length === 1 ? only : spaces);
  return ends.ends.includes(end) ? end : -1;
}
