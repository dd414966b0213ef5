import { isCourse, stopOf } from '../play/course-decisions.ts';
import { passBy } from '../play/pass-by.ts';
import type { Play } from '../play/play.ts';
import { markersReply } from './markers.ts';

/** Plays on to the first turn of the next round: planning as read ahead, initiative, and what is forced. */
export function enterRound(play: Play): void {
  play.drive((decision) => {
    if (decision.asks === 'order-markers') return markersReply(play, decision);
    if (!isCourse(decision)) return undefined;
    return stopOf(decision) === 'before:TURN' ? 'stop' : passBy(play, decision);
  });
}
