import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import type { SightGround, StandingBody, StandingWall } from './sight-ground.ts';

/** Puts the objects of some columns on their masses of terrain. */
export function addSolids(field: Battlefield, stacks: StandingBody[][], columns: ReadonlySet<number>): void {
  for (const { id, spaces, tops, blocksSight, obstructs } of field.solids)
    spaces.forEach((space, part) => {
      const column = field.column[space] as number;
      const bottom = field.level[space] as number;
      const top = tops[part] ?? bottom;
      if (!blocksSight || !columns.has(column) || top <= bottom) return;
      const stack = stacks[column] as StandingBody[];
      const low = massAt(stack, bottom)?.low ?? bottom;
      stack.push({ kind: 'solid', id, low, high: massAt(stack, top)?.high ?? top, obstructs });
    });
}

/**
 * The walls of the columns some of whose walls stand beside one of these. A wall on terrain is continued downwards through it,
 * and one that touches terrain above it upwards: a line that crosses the border there is inside the terrain anyway. So are
 * objects, and no crack is left between what touches.
 */
export function wallsOf(
  field: Battlefield,
  bodies: SightGround['bodies'],
  columns: ReadonlySet<number>,
): ReadonlyMap<number, readonly StandingWall[]> {
  const lists = new Map<number, StandingWall[]>();
  const columnOf = (space: Space): number => field.column[space] as number;
  for (const column of columns) lists.set(column, []);
  for (const { borders } of field.walls)
    for (const { a, b } of borders) if (columns.has(columnOf(b))) lists.set(columnOf(a), []);
  for (const { id, blocksSight, bottom, top, borders, edges, obstructs } of field.walls) {
    if (!blocksSight) continue;
    const add = (beside: readonly number[], direction: number): void => {
      const low = Math.min(...beside.map((column) => massUnder({ bodies }, column, bottom)));
      const high = Math.max(...beside.map((column) => massAt(bodies[column], top)?.high ?? top));
      lists.get(beside[0] as number)?.push({ kind: 'wall', id, direction, low, high, obstructs });
    };
    const seen = new Set<number>();
    for (const { a, b, direction } of borders) {
      const beside = [columnOf(a), columnOf(b)];
      const key = Math.min(...beside) * field.columnCount + Math.max(...beside);
      if (!seen.has(key)) add(beside, direction);
      seen.add(key);
    }
    for (const { a, direction } of edges) add([columnOf(a)], direction);
  }
  return lists;
}

/** Lower face of the terrain mass of a column that reaches up to a level; the level itself if there is none. */
export function massUnder({ bodies }: Pick<SightGround, 'bodies'>, column: number, level: number): number {
  return massAt(bodies[column], level)?.low ?? level;
}

/** The terrain mass of a stack that begins at a level, reaches up to it or over it. */
export function massAt(stack: readonly StandingBody[] = [], level: number): StandingBody | undefined {
  return stack.find(({ kind, low, high }) => kind === 'space' && low <= level && high >= level);
}
