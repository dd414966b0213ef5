import { directionQ, directionR } from '@scapewright/board';
import { columnOf, type Ground, type SceneSpace, wholeColumnOf } from './ground.ts';

/** Where a key leads: along a row, to the next row, straight in one of the six directions, or within a column. */
export type Step = 'left' | 'right' | 'up' | 'down' | 'above' | 'below' | { readonly direction: number };

/**
 * The space that a step leads to, or the same one where nothing lies that way. `up` and `down` keep to the letter of a
 * column, so that rows are walked as they are named; gaps are stepped over; into a stack of spaces one comes on the one
 * whose level is nearest.
 */
export function stepFrom(ground: Ground, from: SceneSpace, step: Step): SceneSpace {
  if (step === 'above' || step === 'below') return withinColumn(ground, from, step === 'above' ? 1 : -1);
  const directions = directionsOf(step, from.r);
  const [first = 0] = directions;
  return beyond(ground, from, directions) ?? nearestThatWay(ground, from, first, step) ?? from;
}

const east = 0;
const west = 3;

/** The directions of a step, for each row in turn: up and down go left and right by turns. */
function directionsOf(step: Exclude<Step, 'above' | 'below'>, row: number): readonly number[] {
  if (typeof step === 'object') return [step.direction];
  if (step === 'right') return [east];
  if (step === 'left') return [west];
  const isOdd = (row & 1) === 1;
  if (step === 'up') return isOdd ? [2, 1] : [1, 2];
  return isOdd ? [4, 5] : [5, 4];
}

function withinColumn(ground: Ground, from: SceneSpace, by: number): SceneSpace {
  const column = wholeColumnOf(ground, ground.battlefield.column[from.index] ?? -1);
  const at = column.findIndex(({ index }) => index === from.index);
  return column[at + by] ?? from;
}

/** How far a gap may be stepped over straight on. */
const widestGap = 64;

function beyond(ground: Ground, from: SceneSpace, directions: readonly number[]): SceneSpace | undefined {
  let { q, r } = from;
  for (let count = 0; count < widestGap; count += 1) {
    const direction = directions[count % directions.length] ?? 0;
    q += directionQ[direction] ?? 0;
    r += directionR[direction] ?? 0;
    const column = ground.battlefield.columnAt(q, r, from.region);
    const found = column < 0 ? undefined : nearestLevel(columnOf(ground, column), from.level);
    if (found) return found;
  }
  return undefined;
}

function nearestLevel(column: readonly SceneSpace[], level: number): SceneSpace | undefined {
  const apart = (space: SceneSpace) => Math.abs(space.level - level);
  return [...column].sort((a, b) => apart(a) - apart(b) || b.level - a.level)[0];
}

const ways: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [0.5, -0.866],
  [-0.5, -0.866],
  [-1, 0],
  [-0.5, 0.866],
  [0.5, 0.866],
];

/** Where nothing lies straight on: the nearest space on that side, those beside the way counting as farther. */
function nearestThatWay(
  ground: Ground,
  from: SceneSpace,
  direction: number,
  step: Step,
): SceneSpace | undefined {
  const [x, y] = step === 'up' ? [0, -1] : step === 'down' ? [0, 1] : (ways[direction] ?? [1, 0]);
  const region = ground.regions.find((one) => one.region === from.region);
  let best: SceneSpace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const space of region?.spaces ?? []) {
    if (space.rung) continue;
    const ahead = (space.x - from.x) * x + (space.y - from.y) * y;
    const beside = Math.abs((space.x - from.x) * y - (space.y - from.y) * x);
    const far = ahead + beside * 3 + Math.abs(space.level - from.level) * 0.01;
    if (ahead > 1 && far < least) [best, least] = [space, far];
  }
  return best;
}
