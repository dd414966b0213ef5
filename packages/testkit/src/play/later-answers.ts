import { beginAnswered } from './action-windows.ts';
import { isBetweenTurns } from './course.ts';
import { isCourse, stopOf } from './course-decisions.ts';
import type { Play } from './play.ts';

/**
 * Goes on from where a command has come to what its open answers answer: to the next decision that a command answers
 * at most, and never into another turn.
 */
export function goOnToAnswers(play: Play): void {
  const isOpen = (): boolean => play.sheet.isWaiting;
  if (!isOpen() || play.match.over) return;
  play.drive((decision) => {
    if (!isCourse(decision)) return undefined;
    if (!isOpen() || isBetweenTurns(decision)) return 'stop';
    if (stopOf(decision) !== undefined) return -1;
    const isOffer = decision.choice.domain === 'hook';
    const reply = isOffer ? play.sheet.replyByName(play.game, decision) : undefined;
    return reply ?? beginAnswered(play, decision) ?? 'stop';
  });
}
