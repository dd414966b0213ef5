import type { Battlefield } from '../battlefield.ts';
import type { Body } from './body.ts';
import { addSolids, wallsOf } from './standing-bodies.ts';

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

const noWalls: ReadonlyMap<number, readonly StandingWall[]> = new Map();

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
  if (field.solids.length > 0) addSolids(field, bodies as StandingBody[][], columns);
  const standing = field.walls.length > 0 ? wallsOf(field, bodies, columns) : noWalls;
  const walls = withWalls(ground.walls, columns, standing);
  let { airy } = ground;
  for (const column of columns) airy += airyIn(bodies[column]) - airyIn(ground.bodies[column]);
  for (const column of new Set([...columns, ...standing.keys()]))
    airy += airyIn(walls[column]) - airyIn(ground.walls[column]);
  return { grids: ground.grids, bodies, walls, airy };
}

/** The walls where those of some columns are other ones, or none; the same list if nothing changes. */
function withWalls(
  walls: SightGround['walls'],
  columns: ReadonlySet<number>,
  standing: ReadonlyMap<number, readonly StandingWall[]>,
): SightGround['walls'] {
  const cleared = [...columns].filter((column) => walls[column]?.length !== 0);
  if (cleared.length + standing.size === 0) return walls;
  const changed = walls.slice();
  for (const column of cleared) changed[column] = [];
  for (const [column, list] of standing) changed[column] = list;
  return changed;
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
