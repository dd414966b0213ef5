import type { Match, Refusal, Seat } from '@scapewright/kernel';
import { isFigureless } from '../model/card.ts';
import { moveKinds } from '../model/codes.ts';
import { mayReveal } from '../model/declarations.ts';
import type { Card, Figure } from '../model/numbers.ts';
import { figureTable, matchTable, orderTable } from '../model/tables.ts';
import { areCopies } from '../queries/copies.ts';
import { stopReason } from '../queries/movement/stop-reason.ts';
import { isOver } from '../queries/teams.ts';
import { mayActivate } from '../rules/turn/turn.ts';
import type { Game } from '../state/game.ts';
import { activeCard, isActivated } from '../state/positions.ts';

/** What somebody wants to do at this moment. */
export type Wish =
  | { readonly kind: 'move' | 'attack'; readonly figure: Figure }
  | { readonly kind: 'activate'; readonly card: Card; readonly seat: Seat };

/** Why something is not possible at this moment of the turn, whatever it would do; undefined where its time is now. */
export function whyNotNow(match: Match<Game>, wish: Wish): Refusal | undefined {
  const { game } = match.host;
  if (isOver(game)) return { reason: 'now.over' };
  if (wish.kind === 'activate') return activationRefusal(game, wish.seat, wish.card);
  const { figure } = wish;
  const about = game.keyOf('figure', figure);
  if (!game.isAlive(figure)) return { reason: 'now.defeated', about, also: reasonsOfDefeat(match, figure) };
  if (game.state.read(matchTable.activation, 0) === 0) return { reason: 'now.no-activation' };
  if (!isActivated(game, figure))
    return { reason: 'now.not-activated', about, also: reasonsOfOthers(game, figure) };
  if (game.controller(figure) !== game.state.read(matchTable.seat, 0))
    return { reason: 'now.card-taken', about };
  return wish.kind === 'move' ? moveRefusal(match, figure, about) : attackRefusal(match, figure, about);
}

/** What is lost to a figure that falls in the middle of it. */
const cutShort: readonly string[] = ['move.cut-short', 'attack.attacker-gone'];

/**
 * What its defeat has cut short: its own move or its attacks (SS-MOVE-049, SS-CMB-043), and, if it was the last figure of the
 * card in use, the rest of the turn (HS-TURN-006).
 */
function reasonsOfDefeat({ host: { game, log } }: Match<Game>, figure: Figure): readonly string[] {
  if (!isActivated(game, figure)) return [];
  const isLast = game.figuresOf(game.cardOf(figure)).every((one) => !game.isAlive(one));
  const lost = log.findLast(({ reason, data }) => cutShort.includes(reason) && data['figure'] === figure);
  return [...(lost ? [lost.reason] : []), ...(isLast ? ['activation.cut-short'] : [])];
}

/**
 * Others act instead: of its card, where a pool has no more figures at once than one unit (SS-UNIQ-009, HS-UNIQ-003), or of
 * another copy of it (SS-UNIQ-007, HS-UNIQ-005).
 */
function reasonsOfOthers(game: Game, figure: Figure): readonly string[] {
  const card = game.cardOf(figure);
  if (game.figuresOf(card).some((other) => isActivated(game, other))) return ['activation.pool'];
  return areCopies(game, card, activeCard(game)) ? ['activation.copy'] : [];
}

function moveRefusal(match: Match<Game>, figure: Figure, about: string): Refusal | undefined {
  const { game } = match.host;
  if (game.definition(figure).move === null) return { reason: 'now.no-move-number', about };
  if (isGoingOn(match, 'move')) return undefined;
  if (!isGoingOn(match, 'move-phase') && !isGoingOn(match, 'grant:move-action'))
    return { reason: 'now.move-phase-over', about, also: reasonsOfGround(game, figure) };
  const left = game.state.read(figureTable.moveActions, figure);
  if (left > 0 || isGoingOn(match, 'move-action')) return undefined;
  return { reason: 'now.no-move-action', about, also: reasonsOfGround(game, figure) };
}

/** The ground that has ended its movement, where it still stands on it: unused spaces are lost (SS-MOVE-037, SS-SKY-007). */
function reasonsOfGround(game: Game, figure: Figure): readonly string[] {
  if (!game.isPlaced(figure) || game.state.read(figureTable.moved, figure) === 0) return [];
  const stop = stopReason(game, { figure, kind: moveKinds.normal }, game.spacesOf(figure));
  return stop === undefined ? [] : [stop, 'move.ended-by-rule'];
}

function attackRefusal(match: Match<Game>, figure: Figure, about: string): Refusal | undefined {
  const { game } = match.host;
  if (['attacks', 'single-attack', 'attack-action'].some((name) => isGoingOn(match, name, figure)))
    return undefined;
  if (isGoingOn(match, 'move-phase') || isGoingOn(match, 'transition')) return undefined;
  if (
    !['attack-phase', 'grant:attack-action', 'attacks', 'single-attack'].some((name) =>
      isGoingOn(match, name),
    )
  )
    return { reason: 'now.attack-phase-over', about };
  if (game.state.read(figureTable.attackActions, figure) > 0) return undefined;
  const isOfSquad = game.figuresOf(game.cardOf(figure)).length > 1;
  return { reason: 'now.no-attack-action', about, also: isOfSquad ? ['attack-action.of-squad'] : [] };
}

/** Does a procedure go on: any of this name, or that of one figure? */
function isGoingOn(match: Match<Game>, procedure: string, figure?: Figure): boolean {
  return match.host.clock.frames.some(
    (frame) =>
      frame.type === 'procedure' &&
      frame.procedure === procedure &&
      (figure === undefined || frame.vars.figure === figure),
  );
}

/** Why a card is not the one that the player's next marker activates. */
function activationRefusal(game: Game, seat: Seat, card: Card): Refusal | undefined {
  const about = game.keyOf('card', card);
  const definition = game.definitionOfCard(card);
  if (definition.unit === 'object') return { reason: 'now.object-card', about };
  if (isFigureless(definition)) return { reason: 'now.figureless-card', about };
  if (!game.isCardActive(card)) return { reason: 'now.card-inactive', about };
  const kept = game.refusalOf(mayReveal, { card });
  if (kept) return { ...kept, about };
  const marker = nextMarker(game, seat);
  if (marker < 0) return { reason: 'now.not-your-turn', about: game.keyOf('player', seat) };
  const cardOf = (place: number): number => game.state.read(orderTable.card, seat * 4 + place);
  if (cardOf(marker) !== card) {
    const numbered = [0, 1, 2].some((place) => place >= marker && cardOf(place) === card);
    const also = areCopies(game, card, cardOf(marker)) ? ['activation.copy'] : [];
    if (cardOf(marker) >= 0 && !game.isCardActive(cardOf(marker))) also.push('now.card-inactive');
    return { reason: !numbered && cardOf(3) === card ? 'now.decoy-marker' : 'now.other-marker', about, also };
  }
  return mayActivate(game, card, seat) ? undefined : { reason: 'now.card-taken', about };
}

/** The place (0 to 2) of the marker that the player turns up next in this round; -1 when the last one is up. */
function nextMarker(game: Game, seat: Seat): number {
  const { state } = game;
  for (let place = Math.max(0, state.read(matchTable.turn, 0) - 1); place < 3; place++)
    if (state.read(orderTable.revealed, seat * 4 + place) === 0) return place;
  return -1;
}
