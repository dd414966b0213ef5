import type { Choice, Refusal, Seat, Vars } from '@scapewright/kernel';
import { isFigureless } from '../../model/card.ts';
import { mayTakeMarkers } from '../../model/declarations.ts';
import type { Card } from '../../model/numbers.ts';
import { cardTable, matchTable, orderTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { Step } from '../../state/procedures.ts';
import { nobody } from '../basics/args.ts';
import type { KnownOrder } from './early-order.ts';
import { rollSequence } from './initiative.ts';
import { teammatesOf } from './order-markers.ts';

/** The variables of `round`. */
export interface RoundVars extends KnownOrder {
  /** In planning the place of the player who may do something instead, and the seats (bits) that have. */
  readonly place: number;
  readonly without: number;
  readonly replaced: number;
  /** The turn of each player, 1 to 3; `place` is then whose turn it is. */
  readonly turn: number;
}

/**
 * R2: markers come back (SS-ROUND-021). A player may do something instead of placing markers; the others place theirs,
 * hidden: at the same time (SS-ROUND-008), or one after another by ruling `orderMarkersInSequence` (HS-ROUND-003).
 */
export const planning: readonly Step<RoundVars>[] = [
  { do: returnMarkers },
  {
    while: (game, vars) => vars.place < game.seatCount,
    steps: [
      {
        instead: 'R2',
        args: (game, vars) => ({ seat: seatInOrder(game, vars), card: -1, figure: -1 }),
        seat: seatInOrder,
        into: 'replaced',
      },
      {
        do: (run, vars) => {
          const replaced = vars.replaced << seatInOrder(run.game, vars);
          return { place: vars.place + 1, without: vars.without | replaced };
        },
      },
    ],
  },
  { at: 'R2', args: nobody, body: plan },
];

function seatInOrder(game: Game, vars: RoundVars): number {
  return game.seatOrder()[vars.place] ?? -1;
}

function returnMarkers(run: SkirmishRun): Vars {
  const { game } = run;
  for (let row = 0; row < game.seatCount * 4; row++) {
    run.write(orderTable.card, row, -1);
    run.write(orderTable.viewers, row, 0);
    run.write(orderTable.revealed, row, 0);
  }
  for (let card = 0; card < game.facts.cardNames.length; card++) run.write(cardTable.unrevealed, card, 0);
  const round = run.read(matchTable.round, 0);
  if (round > 1) run.note('orders.returned', { round });
  const isOffered = game.hooks.insteadsAt(game.hooks.windowNumber('R2')).length > 0;
  return { place: isOffered ? 0 : game.seatCount, without: 0 };
}

function plan(run: SkirmishRun, vars: RoundVars): void {
  const { game } = run;
  const without = vars.without;
  const seats = game
    .seatOrder()
    .filter(
      (seat) => ((without >> seat) & 1) === 0 && !game.isOut(seat) && cardsForMarkers(game, seat).length > 0,
    );
  if (seats.length === 0) return;
  if (game.ruling('orderMarkersInSequence') === true) planInSequence(run, seats);
  else planTogether(run, seats);
}

function planTogether(run: SkirmishRun, seats: readonly Seat[]): void {
  const replies = run.chooseTogether(seats.map((seat) => orderChoice(run.game, seat)));
  seats.forEach((seat, at) => {
    layAll(run, seat, replies[at] as readonly number[]);
  });
  seats.forEach((seat, at) => {
    tellPlaced(run, seat, replies[at] as readonly number[]);
  });
}

/** The highest d20 places first, the others follow to the left; everybody sees which cards have markers already. */
function planInSequence(run: SkirmishRun, seats: readonly Seat[]): void {
  const { game } = run;
  const first = rollSequence(run, seats, 'order markers', true)[0] ?? 0;
  run.note('orders.in-sequence', { seat: first });
  for (let place = 0; place < game.seatCount; place++) {
    const seat = (first + place) % game.seatCount;
    if (!seats.includes(seat)) continue;
    const cards = run.pickSeveral(orderChoice(game, seat));
    layAll(run, seat, cards);
    tellPlaced(run, seat, cards);
  }
}

function orderChoice(game: Game, seat: Seat): Choice {
  return {
    seat,
    asks: 'order-markers',
    shape: 'allot',
    domain: 'card',
    options: cardsForMarkers(game, seat),
    places: ['1', '2', '3', 'X'],
    repeat: true,
    secret: { known: teammatesOf(game, seat), counted: true },
    source: 'orders.choose',
    whyNot: (card) => markerRefusal(game, seat, card),
  };
}

function layAll(run: SkirmishRun, seat: Seat, cards: readonly Card[]): void {
  cards.forEach((card, marker) => {
    layMarker(run, seat, marker, card);
  });
}

/** Card by card as the cards stand in the game: the order of the markers would tell which lies where. */
function tellPlaced(run: SkirmishRun, seat: Seat, cards: readonly Card[]): void {
  const taken = cards.filter((card, marker) => cards.indexOf(card) === marker).sort((a, b) => a - b);
  if (run.listens('E.order-marker-placed'))
    for (const card of taken)
      cards.forEach((on, marker) => {
        if (on === card) tellMarker(run, seat, marker, card);
      });
  run.note('orders.placed', { seat });
  for (const card of taken) {
    const count = run.read(cardTable.unrevealed, card);
    if (count > 1) run.note('orders.stacked', { seat, card, count });
  }
}

/** Why a card may not take order markers; undefined if it may. */
export function markerRefusal(game: Game, seat: Seat, card: Card): Refusal | undefined {
  const definition = game.definitionOfCard(card);
  if (definition.unit === 'object') return { reason: 'orders.object-card' };
  if (isFigureless(definition)) return { reason: 'orders.figureless-card' };
  if (!isOnTeam(game, seat, card)) return { reason: 'orders.foreign-card' };
  if (!game.isCardActive(card)) return { reason: 'orders.inactive-card' };
  return game.refusalOf(mayTakeMarkers, { card });
}

/** Has the player a living figure of the card? Figures under control count for the player who controls them (SS-GTEAM-007). */
function isOnTeam(game: Game, seat: Seat, card: Card): boolean {
  let lives = false;
  for (const figure of game.figuresOf(card)) {
    if (!game.isAlive(figure)) continue;
    if (game.controller(figure) === seat) return true;
    lives = true;
  }
  return !lives && game.ownerOfCard(card) === seat;
}

/** Puts a marker (0 to 3: 1, 2, 3, X) of a player on a card, hidden. */
export function placeMarker(run: SkirmishRun, seat: Seat, marker: number, card: Card): void {
  const row = seat * 4 + marker;
  const before = run.read(orderTable.card, row);
  if (before >= 0 && run.read(orderTable.revealed, row) === 0)
    run.write(cardTable.unrevealed, before, run.read(cardTable.unrevealed, before) - 1);
  layMarker(run, seat, marker, card);
  tellMarker(run, seat, marker, card);
}

/** For a marker that lies nowhere. It does not look where the marker lies: run again in a fork, that is drawn anew already. */
function layMarker(run: SkirmishRun, seat: Seat, marker: number, card: Card): void {
  const row = seat * 4 + marker;
  run.write(orderTable.card, row, card);
  run.write(orderTable.viewers, row, 0);
  run.write(orderTable.revealed, row, 0);
  run.write(cardTable.unrevealed, card, run.read(cardTable.unrevealed, card) + 1);
}

function tellMarker(run: SkirmishRun, seat: Seat, marker: number, card: Card): void {
  if (run.listens('E.order-marker-placed'))
    run.event('E.order-marker-placed', { seat, card, figure: -1, marker: marker + 1 });
}

/** Cards that may take order markers: active character cards on the player's own team (SS-ROUND-007, HS-ROUND-002). */
export function cardsForMarkers(game: Game, seat: Seat): number[] {
  const list: number[] = [];
  game.facts.cardNames.forEach((_, card) => {
    if (markerRefusal(game, seat, card) === undefined) list.push(card);
  });
  return list;
}
