import type { GameEvent } from '@scapewright/kernel';
import { timingSteps } from '@scapewright/skirmish';

/** Steps that lead up to the decision of an action: they belong to the command that decides, though they are passed before. */
const leadingSteps: ReadonlySet<string> = new Set([
  ...['3C', '3D', '3E', '3G', '5C', '5D', '5E', '5F', '5G', '5.aim', 'C1'],
  ...timingSteps.filter((step) => step.startsWith('X.')),
]);

/**
 * Where the log of the next command begins: behind everything that came before, but with the steps that have led up to the
 * decision which waits for it, and the lines among them.
 */
export function beginningOf(log: readonly GameEvent[]): number {
  let first = log.length;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at] as GameEvent;
    if (event.reason !== 'step') continue;
    if (!leadingSteps.has(timingSteps[event.data['step'] as number] ?? '')) {
      if (first < log.length) first = at + 1;
      break;
    }
    first = at;
  }
  return first;
}
