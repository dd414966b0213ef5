import type { Seat } from '@scapewright/kernel';
import type { Card } from '../../model/numbers.ts';
import { cardTable, matchTable, orderTable } from '../../model/tables.ts';
import { areCopies } from '../../queries/copies.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { procedures } from '../../state/procedures.ts';
import { isGranting } from '../effects/grant-limit.ts';

/** How the order markers of a player are called, in the order of their rows. */
export const orderMarkerNames = ['1', '2', '3', 'X'] as const;

/** The other players of a player's team: they know the order markers of each other (HS-ROUND-003). */
export function teammatesOf({ seatCount, facts }: Game, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < seatCount; other++)
    if (other !== seat && facts.teams[other] === facts.teams[seat]) seats.push(other);
  return seats;
}

/** The unrevealed order markers of a player on a card: places in {@link orderMarkerNames}. Nobody (-1) has none. */
export function unrevealedOn(game: Game, seat: Seat, card: Card): number[] {
  if (seat < 0) return [];
  return orderMarkerNames.flatMap((_, marker) => {
    const row = seat * orderMarkerNames.length + marker;
    const isHere =
      game.state.read(orderTable.card, row) === card && game.state.read(orderTable.revealed, row) === 0;
    return isHere ? [marker] : [];
  });
}

/**
 * Lets a player look at an unrevealed order marker of another: only that player learns which it is, and everything stays as
 * it was (SS-MARK-008). Everybody sees at which card the player looks.
 */
export function viewOrderMarker(run: SkirmishRun, viewer: Seat, seat: Seat, marker: number): void {
  const row = seat * orderMarkerNames.length + marker;
  const card = run.read(orderTable.card, row);
  if (card < 0 || run.read(orderTable.revealed, row) === 1) return;
  const last = viewedLast(run.game, viewer);
  if (last >= 0) run.write(orderTable.viewers, last, run.read(orderTable.viewers, last) & ~lastBit(viewer));
  run.write(orderTable.viewers, row, run.read(orderTable.viewers, row) | (1 << viewer) | lastBit(viewer));
  run.note('order.viewed', { viewer, seat, card });
  run.note('order.seen', { seat, card, marker: marker + 1 }, [viewer]);
  run.reveal();
}

/** The bit of the order marker that a player has viewed last. */
const lastBit = (viewer: Seat): number => 1 << (viewer + 16);

/** The row of the unrevealed order marker that a player has viewed last, where it still knows which that is; -1 none. */
function viewedLast(game: Game, viewer: Seat): number {
  for (let row = 0; row < game.seatCount * orderMarkerNames.length; row++)
    if ((game.state.read(orderTable.viewers, row) & lastBit(viewer)) !== 0) return row;
  return -1;
}

/**
 * Lets a player look at an unrevealed order marker on a card, which chance picks and nobody else learns; false where none
 * lies there.
 */
export function viewOrderMarkerOn(run: SkirmishRun, viewer: Seat, card: Card): boolean {
  if (run.read(cardTable.unrevealed, card) === 0) return false;
  run.call(procedures.viewOrderMarker, { seat: viewer, card });
  return true;
}

/** Picked and viewed where nobody is asked afterwards: what waits for an answer is run again by copies, which must not find hidden traces of it. */
export const viewOrderMarkerProcedure = procedures.viewOrderMarker.define([
  {
    do: (run, { seat: viewer, card }) => {
      const { game } = run;
      const owner = game.ownerOfCard(card);
      const markers = unrevealedOn(game, owner, card);
      const [face = 0] =
        markers.length > 1
          ? run.roll({
              seat: owner,
              sides: markers.length,
              count: 1,
              purpose: `which order marker on ${game.keyOf('card', card)} is looked at`,
              die: `d${markers.length}`,
              secret: true,
            })
          : [];
      const marker = markers[face];
      if (marker !== undefined) viewOrderMarker(run, viewer, owner, marker);
      return {};
    },
  },
]);

/** Moves the order marker that a player has viewed last to another card; that player still knows which it is. False where there is none any more. */
export function moveViewedMarker(run: SkirmishRun, viewer: Seat, card: Card): boolean {
  const row = viewedLast(run.game, viewer);
  if (row < 0) return false;
  const count = orderMarkerNames.length;
  moveOrderMarker(run, Math.floor(row / count), row % count, card, viewer);
  return true;
}

/**
 * Moves an unrevealed order marker to another card. Everybody sees that a marker moves, nobody else which one: who had
 * viewed those on the card does not know any more which is which, but for a player who moves the one it has viewed (`by`).
 */
export function moveOrderMarker(
  run: SkirmishRun,
  seat: Seat,
  marker: number,
  card: Card,
  by: Seat = -1,
): void {
  const row = seat * orderMarkerNames.length + marker;
  const from = run.read(orderTable.card, row);
  if (from === card || from < 0) return;
  const kept = by < 0 ? 0 : (1 << by) | lastBit(by);
  for (const other of unrevealedOn(run.game, seat, from)) {
    const at = seat * orderMarkerNames.length + other;
    run.write(orderTable.viewers, at, run.read(orderTable.viewers, at) & kept);
  }
  run.write(orderTable.card, row, card);
  run.write(cardTable.unrevealed, from, run.read(cardTable.unrevealed, from) - 1);
  run.write(cardTable.unrevealed, card, run.read(cardTable.unrevealed, card) + 1);
  run.note('order.moved', { seat, from, card });
}

/** Moves the order marker of the turn that begins, before it is turned up, to another card; false where it lies on none or is up already. */
export function moveTurnMarker(run: SkirmishRun, card: Card): boolean {
  const seat = run.read(matchTable.seat, 0);
  const marker = run.read(matchTable.turn, 0) - 1;
  const row = seat * orderMarkerNames.length + marker;
  if (marker < 0 || run.read(orderTable.card, row) < 0 || run.read(orderTable.revealed, row) === 1)
    return false;
  moveOrderMarker(run, seat, marker, card);
  return true;
}

/** Takes an unrevealed order marker off its card for the round; nobody is shown which one. */
export function removeOrderMarker(run: SkirmishRun, seat: Seat, marker: number): void {
  const row = seat * orderMarkerNames.length + marker;
  const card = run.read(orderTable.card, row);
  if (card < 0 || run.read(orderTable.revealed, row) === 1) return;
  run.write(orderTable.card, row, -1);
  run.write(cardTable.unrevealed, card, run.read(cardTable.unrevealed, card) - 1);
  run.note('order.taken', { seat, card });
}

/**
 * How many order markers lie on a card, whoever's they are: all, or those that are revealed or not; `shownX` false: without an
 * X that has been turned up. Everybody sees that much.
 */
export function orderMarkersOn(game: Game, card: Card, revealed?: boolean, shownX = true): number {
  const hidden = revealed === true ? 0 : game.state.read(cardTable.unrevealed, card);
  if (revealed === false) return hidden;
  const count = orderMarkerNames.length;
  let shown = 0;
  for (let row = 0; row < game.seatCount * count; row++)
    if (
      game.state.read(orderTable.revealed, row) === 1 &&
      game.state.read(orderTable.card, row) === card &&
      (shownX || row % count !== count - 1)
    )
      shown++;
  return hidden + shown;
}

/**
 * Takes order markers off a card, and off the other cards of the same kind in that army: all of them, or so many of the
 * unrevealed ones, which chance picks.
 */
export function loseOrderMarkers(run: SkirmishRun, card: Card, count?: number): void {
  const { game } = run;
  const cards = game.facts.cardNames.flatMap((_, other) =>
    other === card || areCopies(game, card, other) ? [other] : [],
  );
  const rows = Array.from({ length: game.seatCount * orderMarkerNames.length }, (_, row) => row);
  const lies = (row: number): boolean => cards.includes(run.read(orderTable.card, row));
  const hidden = rows.filter((row) => lies(row) && run.read(orderTable.revealed, row) === 0);
  const left = [...hidden];
  for (let taken = 0; left.length > 0 && taken < (count ?? hidden.length); taken++) {
    const [face = 0] =
      count !== undefined && left.length > 1
        ? run.roll({
            seat: Math.floor((left[0] as number) / orderMarkerNames.length),
            sides: left.length,
            count: 1,
            purpose: `which order marker is lost by ${game.keyOf('card', card)}`,
            die: `d${left.length}`,
            secret: true,
          })
        : [];
    const [row = 0] = left.splice(face, 1);
    removeOrderMarker(run, Math.floor(row / orderMarkerNames.length), row % orderMarkerNames.length);
  }
  if (count !== undefined) return;
  for (const row of rows) {
    if (!lies(row) || run.read(orderTable.revealed, row) === 0) continue;
    run.write(orderTable.card, row, -1);
    run.note('order.taken', { seat: Math.floor(row / orderMarkerNames.length), card });
  }
}

/** Turns up an order marker of its owner's that lies on a card, ahead of its time or beside it; false where it lies elsewhere. */
export function revealOrderMarker(run: SkirmishRun, card: Card, marker: number): boolean {
  const { game } = run;
  const seat = game.ownerOfCard(card);
  const row = seat * orderMarkerNames.length + marker;
  if (seat < 0 || run.read(orderTable.card, row) !== card || run.read(orderTable.revealed, row) === 1)
    return false;
  run.write(orderTable.revealed, row, 1);
  run.write(cardTable.unrevealed, card, run.read(cardTable.unrevealed, card) - 1);
  run.reveal();
  run.note('order.revealed', { seat, card, marker: marker + 1 });
  const figure = game.figuresOf(card)[0] ?? -1;
  run.event('E.order-marker-revealed', { seat, card, figure, marker: marker + 1 });
  return true;
}

/** The number of the turn that goes on where its order marker lies revealed on a card; 0 where it is no turn of that card, or one that was granted. */
export function turnOfCard(game: Game, card: Card): number {
  const { state } = game;
  const turn = state.read(matchTable.turn, 0);
  const row = state.read(matchTable.seat, 0) * orderMarkerNames.length + turn - 1;
  if (card < 0 || turn < 1 || row < 0 || isGranting(game)) return 0;
  return state.read(orderTable.card, row) === card && state.read(orderTable.revealed, row) === 1 ? turn : 0;
}
