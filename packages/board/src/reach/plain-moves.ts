import type { Battlefield } from '../battlefield.ts';
import type { MoveQuery } from './move-query.ts';

/** Whether a battlefield has neither links nor rungs; to be given to `Battlefield.workspace`. */
export function plainness({ linkTo, rung }: Battlefield): { readonly isPlain: boolean } {
  return { isPlain: linkTo.length === 0 && !rung.includes(1) };
}

/**
 * The space on which a plain move starts: of a single base that does not drift and is everywhere the same, without links and
 * rungs; -1 for all others.
 */
export function plainStart(
  battlefield: Battlefield,
  { from, base = 'single', drift, elsewhere }: MoveQuery,
): number {
  const start = typeof from === 'number' ? from : from.length === 1 ? (from[0] as number) : -1;
  const isSimple =
    base === 'single' && drift === undefined && elsewhere === undefined && battlefield.exists[start] === 1;
  return isSimple && battlefield.workspace(plainness).isPlain ? start : -1;
}
