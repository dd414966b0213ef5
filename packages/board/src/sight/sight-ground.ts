import type { Battlefield } from '../battlefield.ts';
import type { Body } from './body.ts';

/** Columns of one region by their place: a dense table of offset rows. */
export interface ColumnGrid {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstPlace: number;
  readonly lastPlace: number;
  /** Column at `(r - firstRow) * width + q + (r >> 1) - firstPlace`, -1 where there is none. */
  readonly columns: Int32Array;
  readonly width: number;
}

/** A mass of terrain or an object that fills the whole hex from low to high, in levels. */
export interface StandingBody extends Body {
  readonly low: number;
  readonly high: number;
  readonly obstructs: boolean;
}

/** A wall on the border of a column. */
export interface StandingWall extends StandingBody {
  /** From 0 to 5. */
  readonly direction: number;
}

/** The standing bodies of a battlefield, by column, as sight needs them: masses, objects and walls on the borders. */
export interface SightGround {
  readonly grids: ReadonlyMap<number, ColumnGrid>;
  readonly bodies: readonly (readonly StandingBody[])[];
  /** A wall is kept with the column on one side of it. */
  readonly walls: readonly (readonly StandingWall[])[];
  /** How many bodies and walls have air below them, so that lines may run under them. */
  readonly airy: number;
}

/**
 * Reads the bodies of a battlefield. Half hexes count as whole ones; masses that touch in one column are one mass.
 * `before`: the ground of a battlefield that differs from this one in these columns only.
 */
export function readGround(
  field: Battlefield,
  before?: { readonly ground: SightGround; readonly columns: readonly number[] },
): SightGround {
  const ground = before?.ground ?? { grids: readGrids(field), bodies: [], walls: [], airy: 0 };
  const columns = new Set(before?.columns ?? Array(field.columnCount).keys());
  const bodies = ground.bodies.slice();
  for (const column of columns) bodies[column] = massesOf(field, column);
  addSolids(field, bodies as StandingBody[][], columns);
  const standing = wallsOf(field, bodies, columns);
  const walls = ground.walls.slice();
  for (const [column, list] of standing) walls[column] = list;
  let { airy } = ground;
  for (const column of columns) airy += airyIn(bodies[column]) - airyIn(ground.bodies[column]);
  for (const column of standing.keys()) airy += airyIn(walls[column]) - airyIn(ground.walls[column]);
  return { grids: ground.grids, bodies, walls, airy };
}

/** Lower face of the terrain mass of a column that reaches up to a level; the level itself if there is none. */
export function massUnder({ bodies }: Pick<SightGround, 'bodies'>, column: number, level: number): number {
  return massAt(bodies[column], level)?.low ?? level;
}

function massAt(stack: readonly StandingBody[] = [], level: number): StandingBody | undefined {
  return stack.find(({ kind, low, high }) => kind === 'space' && low <= level && high >= level);
}

function airyIn(list: readonly StandingBody[] = []): number {
  return list.reduce((count, { low }) => (low > 0 ? count + 1 : count), 0);
}

function massesOf(field: Battlefield, column: number): StandingBody[] {
  const masses: StandingBody[] = [];
  const spaces = field.columnSpaces.subarray(field.columnStart[column], field.columnStart[column + 1]);
  for (const space of spaces) {
    const high = field.level[space] as number;
    const low = field.underside[space] as number;
    if (high <= low) continue;
    const isJoined = (masses.at(-1)?.high ?? Number.NEGATIVE_INFINITY) >= low;
    const reach = (isJoined ? masses.pop() : undefined)?.low ?? low;
    masses.push({ kind: 'space', id: field.names[space] ?? '', low: reach, high, obstructs: true });
  }
  return masses;
}

/** Puts the objects of some columns on their masses of terrain. */
function addSolids(field: Battlefield, stacks: StandingBody[][], columns: ReadonlySet<number>): void {
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
function wallsOf(
  field: Battlefield,
  bodies: SightGround['bodies'],
  columns: ReadonlySet<number>,
): ReadonlyMap<number, readonly StandingWall[]> {
  const lists = new Map<number, StandingWall[]>();
  const columnOf = (space: number): number => field.column[space] as number;
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

function readGrids(field: Battlefield): ReadonlyMap<number, ColumnGrid> {
  const grids = new Map<number, ColumnGrid>();
  for (const region of new Set(field.columnRegion)) {
    const columns = [...field.columnRegion.keys()].filter((column) => field.columnRegion[column] === region);
    const rows = columns.map((column) => field.columnR[column] as number);
    const places = columns.map((column) => placeOf(field, column));
    const firstRow = Math.min(...rows);
    const lastRow = Math.max(...rows);
    const firstPlace = Math.min(...places);
    const lastPlace = Math.max(...places);
    const width = lastPlace - firstPlace + 1;
    const table = new Int32Array(width * (lastRow - firstRow + 1)).fill(-1);
    columns.forEach((column, i) => {
      table[((rows[i] as number) - firstRow) * width + (places[i] as number) - firstPlace] = column;
    });
    grids.set(region, { firstRow, lastRow, firstPlace, lastPlace, columns: table, width });
  }
  return grids;
}

function placeOf(field: Battlefield, column: number): number {
  return (field.columnQ[column] as number) + ((field.columnR[column] as number) >> 1);
}
