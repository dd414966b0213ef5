import type { Decision, Refusal, Seat } from '@scapewright/kernel';
import { type Card, type Figure, isFigureless, matchTable, orderTable } from '@scapewright/skirmish/author';
import { whyNotNow } from '@scapewright/skirmish/explain';
import { isBetweenTurns, markedCard, turnSeat } from '../play/course.ts';
import { isCourse, stopOf } from '../play/course-decisions.ts';
import { optionsNamed } from '../play/options.ts';
import { passBy } from '../play/pass-by.ts';
import type { Play } from '../play/play.ts';
import { figuresReply, markersReply } from './markers.ts';
import { refused } from './path-choice.ts';

/**
 * `activate`: goes on to the next turn of the figure's player in which the marker of its card is revealed, and in it up
 * to 3B. Turns that come before are played without anything optional.
 */
export function activate(play: Play, name: string): void {
  const { names } = play;
  if (names.figureOrNone(name) === undefined && isFigureless(play.game.definitionOfCard(names.card(name))))
    throw refused(play, `${name} is never activated`, { reason: 'now.figureless-card' });
  const figure = names.figure(name);
  const card = play.game.cardOf(figure);
  const controller = play.game.isAlive(figure) ? play.game.controller(figure) : -1;
  const seat = controller < 0 ? play.game.ownerOfCard(card) : controller;
  if (seat < 0)
    throw refused(play, `${name} is on nobody’s team and cannot be activated`, {
      reason: 'now.not-activated',
    });
  let isEntered = false;
  let why: Refusal | undefined;
  let before = 0;
  play.drive((decision) => {
    const { game } = play;
    if (decision.asks === 'order-markers') return markersReply(play, decision);
    if (decision.asks === 'figures') return figuresReply(play, decision, isEntered ? name : undefined);
    if (!isCourse(decision)) return undefined;
    const stop = stopOf(decision);
    if (!isEntered) {
      if (stop === 'before:TURN' && turnSeat(play) === seat) {
        if (markedCard(play, seat) === card) {
          isEntered = true;
          why = whyNotNow(play.match, { kind: 'activate', seat, card }) ?? { reason: 'now.card-inactive' };
          before = game.state.read(matchTable.activations, 0);
        } else if (play.isRefusal || !isMarkedLater(play, seat, card))
          throw refused(
            play,
            `in the next turn of ${names.playerName(seat)} no order marker activates ${name}`,
            whyUnmarked(play, figure, seat),
          );
      }
      if (play.isRefusal && stop === 'before:R5' && play.script.left().length === 0)
        throw refused(play, `no turn of the round is left for ${name}`, whyUnmarked(play, figure, seat));
      return passBy(play, decision);
    }
    const wasActivated = game.state.read(matchTable.activations, 0) > before;
    if (play.isRefusal && !wasActivated && isBetweenTurns(decision))
      throw refused(play, `the order marker of ${name} activates nobody`, why);
    if (decision.choice.domain === 'hook' && decision.step === '2.instead')
      return isUsedNext(play, decision) ? 'stop' : passBy(play, decision);
    const isOver = wasActivated || isBetweenTurns(decision);
    return isOver || stop === undefined ? 'stop' : passBy(play, decision);
  });
  if (!isEntered)
    throw refused(play, `the game is over before ${name} can be activated`, { reason: 'now.over' });
}

/** Why no marker of a player activates a figure: it lies with another who has no control, or it lies elsewhere. */
function whyUnmarked({ game, match }: Play, figure: Figure, seat: Seat): Refusal {
  const card = game.cardOf(figure);
  const isTaken = game.isAlive(figure) && game.ownerOfCard(card) !== seat;
  if (isTaken && game.ownerOfCard(card) >= 0) return { reason: 'now.card-taken' };
  const why = whyNotNow(match, { kind: 'activate', seat, card });
  return why && why.reason !== 'now.not-your-turn' ? why : { reason: 'now.other-marker' };
}

/** Does the step expect one of these abilities to be offered, or the next command use one? */
function isUsedNext(play: Play, decision: Decision): boolean {
  const next = play.next();
  const wanted = [
    ...(play.step?.expect ?? []).flatMap((one) => (one.assert === 'offers' ? one.has : [])),
    ...(next?.kind === 'use' ? [next.what.id] : []),
  ];
  return wanted.some((id) => optionsNamed(play.game, decision, id).length > 0);
}

/** Does a marker of a later turn of the round lie on the card, unrevealed? */
function isMarkedLater(play: Play, seat: Seat, card: Card): boolean {
  const { state } = play.game;
  for (let marker = state.read(matchTable.turn, 0); marker < 3; marker++)
    if (state.read(orderTable.card, seat * 4 + marker) === card) return true;
  return false;
}
