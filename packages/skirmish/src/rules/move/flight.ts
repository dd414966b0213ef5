import type { Figure } from '../../model/numbers.ts';
import { isPlacing } from '../../queries/movement/links.ts';
import type { PlannedMove } from '../../queries/movement/planned-move.ts';
import type { WalkedStep } from '../../queries/movement/walked-step.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { setSpaces } from '../basics/set-spaces.ts';
import { type Destination, isTakenMeanwhile } from './destination.ts';
import { arrive, enter } from './entering.ts';
import { noteFlown, noteGround } from './ground-notes.ts';
import { passedBy, tellPassed } from './passing.ts';
import { levelsDown, step } from './step.ts';
import { noteNoFall } from './step-notes.ts';
import { engageNew, leftEnemies, swipes } from './swipes.ts';

/**
 * Flies the last steps of a way. A flyer touches down where a passage begins that places it, and may fly on from the
 * other end (SS-TRANS-016).
 */
export function fly(
  run: SkirmishRun,
  move: PlannedMove,
  steps: readonly WalkedStep[],
  end: Destination,
): void {
  const { game } = run;
  const { figure } = move;
  let isInAir = false;
  for (const [at, taken] of steps.entries()) {
    if (!isPlacing(game.field, taken)) {
      if (!isInAir && !takeOff(run, figure)) return;
      isInAir = true;
      if (run.isLogged) noteFlown(run, figure, taken, steps[at + 1]);
      tellPassed(run, figure, passedBy(run, figure, taken));
      continue;
    }
    const last = steps[at - 1] as WalkedStep;
    if (isInAir && !land(run, move, last.footprint, last.to)) return;
    isInAir = false;
    if (!step(run, move, { ...taken, entered: taken.footprint, flies: false })) return;
  }
  if (isInAir && !isTakenMeanwhile(run, figure, end)) land(run, move, end.spaces, steps.at(-1)?.to ?? -1);
}

/** A flyer leaves all its engagements at the moment it takes off (SS-SYM-006, HS-FLY-005). */
function takeOff(run: SkirmishRun, figure: Figure): boolean {
  run.note('fly.takes-off', { figure });
  const left = leftEnemies(run, figure, () => false);
  return swipes(run, figure, left);
}

/**
 * Only the space where a flyer lands is entered (SS-SYM-008, HS-FLY-003); of a larger base that which the last step entered
 * costs what entering costs there (SS-FROZ-008). False: it is gone or stopped.
 */
function land(run: SkirmishRun, move: PlannedMove, end: readonly number[], last: number): boolean {
  const { game } = run;
  const { figure } = move;
  const before = game.spacesOf(figure);
  setSpaces(run, figure, end);
  run.note('fly.lands', { figure, space: end[0] as number });
  if (run.isLogged) noteNoFall(run, move, levelsDown(game, before[0], end[0]));
  const entered = end.filter((space) => !before.includes(space));
  if (!arrive(run, figure, entered, before[0] ?? -1)) return false;
  engageNew(run, figure, []);
  if (run.isLogged) noteGround(run, move, entered, end, end.length === 2 ? [last] : entered);
  return enter(run, figure, entered, before[0] ?? -1);
}
