import type { Column, Seat } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';

/** May a viewer (-1: a spectator) know what stands in a column of a row, as the tables are now? */
export function isKnown({ state }: Game, column: Column, row: number, viewer: Seat): boolean {
  const { see } = column;
  if (typeof see !== 'function') return see === 'all';
  return see((other, at) => state.read(other, at), row, viewer);
}
