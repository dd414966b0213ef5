import type { KeyAction } from '../input/key-action.ts';
import type { Step } from '../scene/walk.ts';

/** Round the board from the right, against the clock. */
const round: readonly Step[] = ['right', 'up', 'left', 'down'];

/** Steps go as they are seen: who has gone round the table walks to the right where the right is now. */
export function turnedStep(action: KeyAction | undefined, yaw: number): KeyAction | undefined {
  return action?.kind === 'walk' ? { kind: 'walk', step: turned(action.step, yaw) } : action;
}

function turned(step: Step, yaw: number): Step {
  if (typeof step === 'object') return { direction: around(step.direction, yaw, 6) };
  const at = round.indexOf(step);
  return at < 0 ? step : (round[around(at, yaw, 4)] ?? step);
}

function around(at: number, yaw: number, parts: number): number {
  const by = Math.round((yaw / (Math.PI * 2)) * parts);
  return (((at + by) % parts) + parts) % parts;
}
