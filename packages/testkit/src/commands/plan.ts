import type { Command } from '@scapewright/packs';
import { CommandRefused } from '../failure.ts';
import { passBy } from '../play/course.ts';
import { isCourse, type Play, stopOf } from '../play/play.ts';
import { figuresReply, markersReply } from './markers.ts';

type PlanCommand = Extract<Command, { kind: 'plan' }>;

/** `plan`: goes on to the next planning phase, places the markers, and plays on until the first turn begins. */
export function plan(play: Play, command: PlanCommand): void {
  if (play.scenario.start === 'turns' && play.at === 0) return;
  let isPlaced = false;
  play.drive((decision) => {
    if (decision.asks === 'order-markers') {
      isPlaced = true;
      return markersReply(play, decision, command);
    }
    if (decision.asks === 'figures') return figuresReply(play, decision);
    if (!isCourse(decision)) return undefined;
    return isPlaced && stopOf(decision) === 'before:TURN' ? 'stop' : passBy(play, decision);
  });
  if (!isPlaced) throw new CommandRefused('the game is over before markers can be placed');
}
