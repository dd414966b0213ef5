import type { HookSource, Seat } from '@scapewright/kernel';
import { isFigureless } from '../../model/card.ts';
import type { Card } from '../../model/numbers.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { addMarkers, markersOn } from '../effects/effects.ts';
import { moveOrderMarker, orderMarkerNames, teammatesOf, unrevealedOn } from './order-markers.ts';
import { cardsForMarkers } from './planning.ts';

/** Which markers of a card may go to others: its unrevealed order markers, and ability markers by name. */
export interface MovableMarkers {
  readonly orders: boolean;
  readonly names: readonly string[];
  /** The only cards to which they may go; left out: any other of the team. */
  readonly to?: readonly Card[];
  /** All of them go to the first of those cards, without a question. */
  readonly all?: boolean;
}

/** Lies anything on a card that could move to another card of its team? */
export function canMoveMarkers(game: Game, card: Card, { orders, names }: MovableMarkers): boolean {
  const seat = game.ownerOfCard(card);
  if (orders && unrevealedOn(game, seat, card).length > 0 && othersForOrders(game, card).length > 0)
    return true;
  return names.some((name) => markersOn(game, card, name) > 0) && otherCards(game, card).length > 0;
}

/**
 * Asks for every marker on cards where it goes, split as the owner likes, and tells of the moves card by card; the card
 * itself means that it stays. Order markers go to active character cards only, ability markers to any active card.
 */
export function moveMarkers(
  run: SkirmishRun,
  source: HookSource,
  cards: readonly Card[],
  movable: MovableMarkers,
): void {
  // Last, so that nothing is asked after something hidden has been written, which a fork could not run again.
  const moves = cards.flatMap((card) => askedMoves(run, source, card, movable));
  for (const { seat, to, marker } of moves.sort((a, b) => a.to - b.to))
    moveOrderMarker(run, seat, marker, to);
}

interface OrderMove {
  readonly seat: Seat;
  readonly to: Card;
  readonly marker: number;
}

/** What order markers of a card are to go where; its ability markers go at once. */
function askedMoves(
  run: SkirmishRun,
  source: HookSource,
  card: Card,
  movable: MovableMarkers,
): readonly OrderMove[] {
  const { game } = run;
  const seat = game.ownerOfCard(card);
  const orders = movable.orders ? unrevealedOn(game, seat, card) : [];
  const meant = (other: Card): boolean => movable.to === undefined || movable.to.includes(other);
  const forOrders = othersForOrders(game, card).filter(meant);
  const mayMove = orders.length > 0 && forOrders.length > 0;
  const places = orders.map((marker) => orderMarkerNames[marker] ?? '');
  const secret = orders.length > 1;
  const asked = { card, places, cards: forOrders, secret, source, all: movable.all ?? false };
  const targets = mayMove ? allot(run, asked) : [];
  for (const name of movable.names) {
    const count = markersOn(game, card, name);
    const cards = otherCards(game, card).filter(meant);
    if (count === 0 || cards.length === 0) continue;
    const places = Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
    for (const to of allot(run, { ...asked, places, cards, secret: false })) {
      if (to === card) continue;
      addMarkers(run, card, name, -1);
      addMarkers(run, to, name, 1);
    }
  }
  return targets.map((to, at) => ({ seat, to, marker: orders[at] as number }));
}

function othersForOrders(game: Game, card: Card): readonly number[] {
  return cardsForMarkers(game, game.ownerOfCard(card)).filter((other) => other !== card);
}

function otherCards(game: Game, card: Card): readonly number[] {
  const seat = game.ownerOfCard(card);
  return game.facts.cardNames.flatMap((_, other) =>
    other !== card &&
    !isFigureless(game.definitionOfCard(other)) &&
    game.ownerOfCard(other) === seat &&
    game.isCardActive(other)
      ? [other]
      : [],
  );
}

interface Allotment {
  readonly card: Card;
  readonly places: readonly string[];
  readonly cards: readonly Card[];
  readonly secret: boolean;
  readonly source: HookSource;
  readonly all: boolean;
}

function allot(run: SkirmishRun, { card, places, cards, secret, source, all }: Allotment): readonly number[] {
  if (all) return places.map(() => cards[0] ?? card);
  const seat = run.game.ownerOfCard(card);
  const choice = {
    seat,
    asks: source.id,
    domain: 'card',
    options: [...cards, card],
    defaultReply: card,
    secret: secret && { known: teammatesOf(run.game, seat), counted: true },
    source: source.key,
  };
  if (places.length === 1) return [run.pick(choice)];
  return run.pickSeveral({ ...choice, shape: 'allot', places, repeat: true });
}
