import type { Decision } from '@scapewright/kernel';
import { beginAnswered } from './action-windows.ts';
import { plannedMove } from './course.ts';
import { stopOf } from './course-decisions.ts';
import { extraOf } from './options.ts';
import type { Handling, Play } from './play.ts';

/** Goes past a decision of the course without doing anything, unless an answer names what is offered there. */
export function passBy(play: Play, decision: Decision): Handling {
  if (stopOf(decision) !== undefined) return -1;
  if (decision.asks === 'order-markers' || decision.asks === 'figures') return undefined;
  if (decision.asks === 'path') {
    const move = plannedMove(play);
    const home = move ? play.game.spacesOf(move.figure) : [];
    const { choice } = decision;
    const key = home.map((space) => play.names.spaceName(space)).join('+');
    const end = choice.readKey?.(key) ?? choice.options[0] ?? 0;
    return choice.wayTo?.(end) ?? [end];
  }
  const begun = beginAnswered(play, decision);
  if (begun !== undefined) return begun;
  const isOffer = decision.choice.domain === 'hook';
  const answer = isOffer ? play.sheet.replyByName(play.game, decision) : undefined;
  return answer ?? extraOf(decision, 'none', 'no', 'done');
}
