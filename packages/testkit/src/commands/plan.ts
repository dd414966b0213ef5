import type { Command } from '@scapewright/packs';
import { markerRefusal } from '@scapewright/skirmish/author';
import { turnSeat } from '../play/course.ts';
import { isCourse, stopOf } from '../play/course-decisions.ts';
import { passBy } from '../play/pass-by.ts';
import type { Play } from '../play/play.ts';
import { checkWhole, figuresReply, isLeftToNext, markersReply } from './markers.ts';
import { refused } from './path-choice.ts';

type PlanCommand = Extract<Command, { kind: 'plan' }>;

/**
 * `plan`: goes on to the next planning phase, places the markers, and plays on until the first turn begins: to the roll for
 * initiative, where the next command carries the dice. A player whose markers another plan places right after this one, which
 * carries no dice, waits for it (SS-ROUND-008).
 */
export function plan(play: Play, command: PlanCommand): void {
  if (play.scenario.start === 'turns' && play.at === 0) {
    checkFirst(play, command);
    return;
  }
  if (play.isRefusal && turnSeat(play) >= 0)
    throw refused(play, 'the order markers of this round lie', { reason: 'orders.lie' });
  let isPlaced = isSecond(play);
  play.drive((decision) => {
    if (decision.asks === 'order-markers') {
      isPlaced = true;
      const own = play.match.host.pending().filter((one) => !isLeftToNext(play, one, command));
      for (const one of own)
        if (one !== decision) play.match.reply(one.seat, markersReply(play, one, command));
      return own.includes(decision) ? markersReply(play, decision, command) : 'stop';
    }
    if (decision.asks === 'figures') return figuresReply(play, decision);
    if (!isCourse(decision)) return undefined;
    const stop = stopOf(decision);
    const isDone = stop === 'before:TURN' || (stop === 'before:R3' && play.script.left().length === 0);
    return isPlaced && isDone ? 'stop' : passBy(play, decision);
  });
  if (!isPlaced) throw refused(play, 'the game is over before markers can be placed', { reason: 'now.over' });
}

/** Does the command before this one plan for the same round, with the markers of this one placed already? */
function isSecond(play: Play): boolean {
  const before = play.scenario.steps.slice(0, play.at).filter(({ command }) => command.kind !== 'refuse');
  return before.at(-1)?.command.kind === 'plan';
}

/** The markers of the first round lie where its turns begin: may they lie there? */
function checkFirst(play: Play, { players }: PlanCommand): void {
  for (const { player, markers } of players) {
    for (const { figure } of markers) {
      const refusal = markerRefusal(play.game, play.names.player(player), play.names.card(figure));
      if (refusal)
        throw refused(play, `no order marker of ${player} can lie on the card of ${figure}`, refusal);
    }
    checkWhole(play, player, markers);
  }
}
