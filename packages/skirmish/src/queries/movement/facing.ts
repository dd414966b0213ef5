import { standingsOn } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import { figureTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { WalkedStep } from './walked-step.ts';

/**
 * A larger base that has moved faces where its front has come to lie: of a double base either half may have led, so it
 * can have moved backwards (SS-BASE-003, HS-BASE-001); others keep their facing where they still lie so. On one space only an
 * object with marked entrances faces anywhere: where it has gone.
 */
export function faceAlong(
  run: SkirmishRun,
  figure: Figure,
  before: readonly number[],
  steps: readonly WalkedStep[],
): void {
  const { game } = run;
  const { base, entrances } = game.definition(figure);
  if (base === 'single') {
    const last = steps.at(-1);
    const gone = last ? game.field.directionBetween(last.from, last.to) : -1;
    if (entrances && gone >= 0) run.write(figureTable.facing, figure, gone);
    return;
  }
  const now = game.spacesOf(figure);
  const fitting = standingsOn(game.field, base, now).map(({ facing }) => facing);
  const [first] = fitting;
  if (first === undefined) return;
  const facing = run.read(figureTable.facing, figure);
  const led = base === 'double' ? ledFacing(game, before, facing, steps, now) : undefined;
  const kept = fitting.includes(facing) ? facing : first;
  const next = led ?? kept;
  if (next !== facing) run.write(figureTable.facing, figure, next);
}

/** Where a double base faces after steps led by its front or its rear; undefined where they do not lead to `now`. */
function ledFacing(
  { field }: Game,
  before: readonly number[],
  facing: number,
  steps: readonly WalkedStep[],
  now: readonly number[],
): number | undefined {
  const [a = -1, b = -1] = before;
  let [rear, front] = field.directionBetween(b, a) === facing ? [b, a] : [a, b];
  for (const { from, to } of steps) {
    if (from === front) [rear, front] = [front, to];
    else [front, rear] = [rear, to];
  }
  const isThere = now.includes(front) && now.includes(rear);
  const direction = field.directionBetween(rear, front);
  return isThere && direction >= 0 ? direction : undefined;
}
