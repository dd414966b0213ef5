import type { Game } from '../game.ts';
import { cardTable, orderTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';

/** How the order markers of a player are called, in the order of their rows. */
export const orderMarkerNames = ['1', '2', '3', 'X'] as const;

/** The unrevealed order markers of a player on a card: places in {@link orderMarkerNames}. */
export function unrevealedOn(game: Game, seat: number, card: number): number[] {
  return orderMarkerNames.flatMap((_, marker) => {
    const row = seat * orderMarkerNames.length + marker;
    const isHere =
      game.state.read(orderTable.card, row) === card && game.state.read(orderTable.revealed, row) === 0;
    return isHere ? [marker] : [];
  });
}

/** Moves an unrevealed order marker to another card. Everybody sees that a marker moves, nobody else which one. */
export function moveOrderMarker(run: SkirmishRun, seat: number, marker: number, card: number): void {
  const row = seat * orderMarkerNames.length + marker;
  const from = run.read(orderTable.card, row);
  if (from === card || from < 0) return;
  run.write(orderTable.card, row, card);
  run.write(cardTable.unrevealed, from, run.read(cardTable.unrevealed, from) - 1);
  run.write(cardTable.unrevealed, card, run.read(cardTable.unrevealed, card) + 1);
  run.note('order.moved', { seat, from, card });
}

/** Takes an unrevealed order marker off its card for the round; nobody is shown which one. */
export function removeOrderMarker(run: SkirmishRun, seat: number, marker: number): void {
  const row = seat * orderMarkerNames.length + marker;
  const card = run.read(orderTable.card, row);
  if (card < 0 || run.read(orderTable.revealed, row) === 1) return;
  run.write(orderTable.card, row, -1);
  run.write(cardTable.unrevealed, card, run.read(cardTable.unrevealed, card) - 1);
  run.note('order.taken', { seat, card });
}
