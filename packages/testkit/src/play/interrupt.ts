import type { PreparedCall } from '@scapewright/kernel';
import { grants } from '@scapewright/skirmish/author';
import { CommandRefused, ScenarioFailure } from '../failure.ts';
import { isCourse, stopOf } from './course-decisions.ts';
import { passBy } from './pass-by.ts';
import type { Play } from './play.ts';

/** Decisions that may have to be declined before the game can be interrupted. */
const mostDeclined = 20;

/**
 * Runs a procedure where the game waits, until it has ended, or until a figure to which it has given an action is asked
 * what it does.
 */
export function runEvent(play: Play, call: PreparedCall): void {
  const isOpen = interrupt(play, call);
  play.drive((decision) => {
    if (!isOpen()) return 'stop';
    if (call.procedure.name === grants.transition.name && stopOf(decision) !== undefined) return -1;
    return isCourse(decision) ? 'stop' : undefined;
  });
}

/** Begins a procedure above the decision that waits, and returns a test whether it is still going on. */
export function interrupt(play: Play, { procedure, args }: PreparedCall): () => boolean {
  if (play.match.over) throw new CommandRefused('the game is over');
  const { clock } = play.match;
  for (let tries = 0; ; tries++) {
    const height = clock.frames.at(-1)?.type === 'run' ? clock.frames.length - 1 : clock.frames.length;
    const refusal = play.match.interrupt(procedure, args);
    if (!refusal)
      return () => {
        const frame = clock.frames[height];
        return frame?.type === 'procedure' && frame.procedure === procedure.name;
      };
    if (tries > mostDeclined) throw new ScenarioFailure(refusal.message);
    declineOne(play);
  }
}

function declineOne(play: Play): void {
  let isPassed = false;
  play.drive((decision) => {
    if (isPassed) return 'stop';
    isPassed = true;
    return isCourse(decision) ? passBy(play, decision) : undefined;
  });
}
