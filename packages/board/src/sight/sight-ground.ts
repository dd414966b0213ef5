import type { Battlefield } from '../battlefield.ts';
import { Patch } from '../compile/patch.ts';
import { type ColumnLists, type Entry, withLists } from './column-lists.ts';

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

/** Bodies of a column, each filling the whole hex from low to high. */
type Bodies = {
  readonly low: Int16Array;
  readonly high: Int16Array;
  readonly obstructs: Uint8Array;
  /** 0: terrain, and `source` is a space; 1: an object, and it is its index in `Battlefield.solids`. */
  readonly kind: Uint8Array;
  readonly source: Int32Array;
};

/** Walls on the borders of a column; `source` is the index in `Battlefield.walls`. */
type Walls = {
  readonly direction: Uint8Array;
  readonly low: Int16Array;
  readonly high: Int16Array;
  readonly obstructs: Uint8Array;
  readonly source: Int32Array;
};

/** The standing bodies of a battlefield, by column, as sight needs them: masses, objects and walls on the borders. */
export interface SightGround {
  readonly grids: ReadonlyMap<number, ColumnGrid>;
  readonly bodies: ColumnLists<Bodies>;
  /** A wall is kept with the column on one side of it. */
  readonly walls: ColumnLists<Walls>;
  /** How many bodies and walls have air below them, so that lines may run under them. */
  readonly airy: number;
  /** Highest body of each column. */
  readonly top: Int16Array;
}

type Body = Entry<Bodies>;
type StandingWall = Entry<Walls>;

/**
 * Reads the bodies of a battlefield. Half hexes count as whole ones; masses that touch in one column are one mass.
 * `before`: a battlefield that differs from this one in these columns only, and its ground.
 */
export function readGround(
  field: Battlefield,
  before?: { readonly field: Battlefield; readonly ground: SightGround; readonly columns: readonly number[] },
): SightGround {
  const ground = before?.ground ?? emptyGround(field);
  const columns = new Set(before?.columns ?? Array(field.columnCount).keys());
  if (before !== undefined) addRenumbered(field, before.field, columns);
  const stacks = stacksOf(field, columns);
  const bodies = withLists(ground.bodies, stacks);
  const standing = wallsOf(field, bodies, columns);
  const top = new Patch(ground.top, field.columnCount, (length) => new Int16Array(length));
  for (const [column, stack] of stacks)
    top.set(
      column,
      stack.reduce((highest, { high }) => Math.max(highest, high), 0),
    );
  return {
    grids: ground.grids,
    bodies,
    walls: withLists(ground.walls, standing),
    airy: ground.airy + airyMore(ground.bodies, stacks) + airyMore(ground.walls, standing),
    top: top.table,
  };
}

/** Lower face of the terrain mass of a column that reaches up to a level; the level itself if there is none. */
export function massUnder({ bodies }: Pick<SightGround, 'bodies'>, column: number, level: number): number {
  const mass = massAt(bodies, column, level);
  return mass < 0 ? level : (bodies.tables.low[mass] as number);
}

/** Upper face of the terrain mass of a column that begins at a level or reaches over it; the level itself if there is none. */
function massOver(bodies: ColumnLists<Bodies>, column: number, level: number): number {
  const mass = massAt(bodies, column, level);
  return mass < 0 ? level : (bodies.tables.high[mass] as number);
}

function massAt({ start, tables }: ColumnLists<Bodies>, column: number, level: number): number {
  const end = start[column + 1] ?? 0;
  for (let body = start[column] ?? end; body < end; body++)
    if (
      tables.kind[body] === 0 &&
      (tables.low[body] as number) <= level &&
      (tables.high[body] as number) >= level
    )
      return body;
  return -1;
}

/** Adds the columns of objects and walls that have another number than before. */
function addRenumbered(field: Battlefield, before: Battlefield, columns: Set<number>): void {
  const add = (space: number): unknown => columns.add(field.column[space] as number);
  field.solids.forEach((solid, at) => {
    if (before.solids[at] !== solid) solid.spaces.forEach(add);
  });
  field.walls.forEach((wall, at) => {
    if (before.walls[at] === wall) return;
    for (const { a } of [...wall.borders, ...wall.edges]) add(a);
  });
}

function emptyGround(field: Battlefield): SightGround {
  const start = new Int32Array(field.columnCount + 1);
  const [shorts, bytes, words] = [new Int16Array(0), new Uint8Array(0), new Int32Array(0)];
  const tables = { low: shorts, high: shorts, obstructs: bytes, source: words };
  return {
    grids: readGrids(field),
    bodies: { start, tables: { ...tables, kind: bytes } },
    walls: { start, tables: { ...tables, direction: bytes } },
    airy: 0,
    top: new Int16Array(field.columnCount),
  };
}

/** How many more entries have air below them than those in their place have. */
function airyMore<Tables extends { readonly low: Int16Array }>(
  { start, tables }: { readonly start: Int32Array; readonly tables: Tables },
  lists: ReadonlyMap<number, readonly { readonly low: number }[]>,
): number {
  let more = 0;
  for (const [column, list] of lists) {
    for (const { low } of list) if (low > 0) more++;
    for (let at = start[column] as number; at < (start[column + 1] as number); at++)
      if ((tables.low[at] as number) > 0) more--;
  }
  return more;
}

/** The bodies of some columns: masses of terrain, then objects. */
function stacksOf(field: Battlefield, columns: ReadonlySet<number>): ReadonlyMap<number, readonly Body[]> {
  const stacks = new Map<number, Body[]>();
  for (const column of columns) stacks.set(column, massesOf(field, column));
  field.solids.forEach((solid, source) => {
    if (!solid.blocksSight) return;
    solid.spaces.forEach((space, part) => {
      const stack = stacks.get(field.column[space] as number);
      const bottom = field.level[space] as number;
      const top = solid.tops[part] ?? bottom;
      if (stack === undefined || top <= bottom) return;
      const under = stack.find((body) => body.kind === 0 && body.low <= bottom && body.high >= bottom);
      const over = stack.find((body) => body.kind === 0 && body.low <= top && body.high >= top);
      const obstructs = solid.obstructs ? 1 : 0;
      stack.push({ low: under?.low ?? bottom, high: over?.high ?? top, obstructs, kind: 1, source });
    });
  });
  return stacks;
}

function massesOf(field: Battlefield, column: number): Body[] {
  const masses: Body[] = [];
  const spaces = field.columnSpaces.subarray(field.columnStart[column], field.columnStart[column + 1]);
  for (const space of spaces) {
    const high = field.level[space] as number;
    const low = field.underside[space] as number;
    if (high <= low) continue;
    const below = masses[masses.length - 1];
    if (below !== undefined && below.high >= low) masses.pop();
    const reach = below !== undefined && below.high >= low ? below.low : low;
    masses.push({ low: reach, high, obstructs: 1, kind: 0, source: space });
  }
  return masses;
}

/**
 * The walls of the columns some of whose walls stand beside one of these. A wall on terrain is continued downwards through it,
 * and one that touches terrain above it upwards: a line that crosses the border there is inside the terrain anyway. So are
 * objects, and no crack is left between what touches.
 */
function wallsOf(
  field: Battlefield,
  bodies: ColumnLists<Bodies>,
  columns: ReadonlySet<number>,
): ReadonlyMap<number, readonly StandingWall[]> {
  const lists = new Map<number, StandingWall[]>();
  for (const column of columns) lists.set(column, []);
  for (const { borders } of field.walls)
    for (const { a, b } of borders)
      if (columns.has(field.column[b] as number)) lists.set(field.column[a] as number, []);
  field.walls.forEach(({ blocksSight, bottom, top, borders, edges, obstructs: isObstacle }, source) => {
    if (!blocksSight) return;
    const obstructs = isObstacle ? 1 : 0;
    const seen = new Set<number>();
    for (const { a, b, direction } of borders) {
      const column = field.column[a] as number;
      const other = field.column[b] as number;
      const key = Math.min(column, other) * field.columnCount + Math.max(column, other);
      if (seen.has(key)) continue;
      seen.add(key);
      const list = lists.get(column);
      if (list === undefined) continue;
      const low = Math.min(massUnder({ bodies }, column, bottom), massUnder({ bodies }, other, bottom));
      const high = Math.max(massOver(bodies, column, top), massOver(bodies, other, top));
      list.push({ direction, low, high, obstructs, source });
    }
    for (const { a, direction } of edges) {
      const column = field.column[a] as number;
      const low = massUnder({ bodies }, column, bottom);
      const high = massOver(bodies, column, top);
      lists.get(column)?.push({ direction, low, high, obstructs, source });
    }
  });
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
    for (const column of columns) {
      table[((field.columnR[column] as number) - firstRow) * width + placeOf(field, column) - firstPlace] =
        column;
    }
    grids.set(region, { firstRow, lastRow, firstPlace, lastPlace, columns: table, width });
  }
  return grids;
}

function placeOf(field: Battlefield, column: number): number {
  return (field.columnQ[column] as number) + ((field.columnR[column] as number) >> 1);
}
