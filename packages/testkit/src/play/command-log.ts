import type { GameEvent } from '@scapewright/kernel';
import { timingSteps } from '@scapewright/skirmish/author';

/** Steps that lead up to the decision of an action: they belong to the command that decides, though they are passed before. */
const leadingSteps: ReadonlySet<string> = new Set([
  ...['3C', '3D', '3E', '3G', '5C', '5D', '5E', '5E.instead', '5F', '5G', '5.aim', 'C1', '5I'],
  ...timingSteps.filter((step) => step.startsWith('X.')),
]);

/** Lines with which a turn or a round begins; the game pauses for the scenario behind them, before anything happens in it. */
const beginnings: ReadonlySet<string> = new Set(['turn.begins', 'turns.begin', 'round.begins']);

/**
 * Where the log of the next command begins: behind everything that came before, but with the steps that have led up to the
 * decision which waits for it, and the lines among them: those of an action, and the step `asked` in which somebody is asked
 * about an ability; between turns and rounds with the lines that begin the next.
 */
export function beginningOf(log: readonly GameEvent[], asked?: string): number {
  let first = log.length;
  if (isBeginning(log[first - 1])) {
    while (isBeginning(log[first - 1])) first--;
    return first;
  }
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at] as GameEvent;
    if (event.reason !== 'step') continue;
    if (first === log.length && stepOf(event) === asked) {
      first = at;
      continue;
    }
    // What a grant brings about before its first step, as a change of control, is no end of what leads up to it.
    if (first < log.length && stepOf(event).startsWith('E.')) continue;
    if (!leadingSteps.has(stepOf(event))) {
      if (first < log.length) first = at + 1;
      break;
    }
    first = at;
  }
  return first;
}

function isBeginning(event: GameEvent | undefined): boolean {
  if (event === undefined) return false;
  return (
    beginnings.has(event.reason) || (event.reason === 'step' && ['TURN', 'ROUND'].includes(stepOf(event)))
  );
}

function stepOf({ data }: GameEvent): string {
  return timingSteps[data['step'] as number] ?? '';
}
