import type { Battlefield } from '../battlefield.ts';

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

/** The standing bodies of a battlefield, by column, as sight needs them: masses, objects and walls on the borders. */
export interface SightGround {
  readonly grids: ReadonlyMap<number, ColumnGrid>;
  /** Bodies of column c: entries `bodyStart[c]` up to `bodyStart[c + 1]`, each filling the whole hex from low to high. */
  readonly bodyStart: Int32Array;
  readonly bodyLow: Int16Array;
  readonly bodyHigh: Int16Array;
  readonly bodyObstructs: Uint8Array;
  /** 0: terrain, and `bodySource` is a space; 1: an object, and it is its index in `Battlefield.solids`. */
  readonly bodyKind: Uint8Array;
  readonly bodySource: Int32Array;
  /** Whether any body has air below it, so that lines may run under it. */
  readonly airy: boolean;
  /** Highest body of each column. */
  readonly top: Int16Array;
  /** Walls kept with column c, which stands on one side of them: entries `wallStart[c]` up to `wallStart[c + 1]`. */
  readonly wallStart: Int32Array;
  readonly wallDirection: Uint8Array;
  readonly wallLow: Int16Array;
  readonly wallHigh: Int16Array;
  readonly wallObstructs: Uint8Array;
  /** Index in `Battlefield.walls`. */
  readonly wallSource: Int32Array;
}

interface Body {
  readonly low: number;
  readonly high: number;
  readonly obstructs: boolean;
  readonly kind: number;
  readonly source: number;
}

interface StandingWall {
  readonly direction: number;
  readonly low: number;
  readonly high: number;
  readonly obstructs: boolean;
  readonly source: number;
}

/**
 * Reads the bodies of a battlefield. Half hexes count as whole ones; masses that touch in one column are one mass.
 * `grids`: those of a battlefield with the same columns, where there is one.
 */
export function readGround(field: Battlefield, grids = readGrids(field)): SightGround {
  const bodies: Body[][] = [];
  for (let column = 0; column < field.columnCount; column++) bodies.push(massesOf(field, column));
  field.solids.forEach((solid, source) => {
    if (!solid.blocksSight) return;
    solid.spaces.forEach((space, part) => {
      const stack = bodies[field.column[space] as number];
      const bottom = field.level[space] as number;
      const top = solid.tops[part] ?? bottom;
      if (stack === undefined || top <= bottom) return;
      const high = upFrom(stack, top);
      stack.push({ low: downFrom(stack, bottom), high, obstructs: solid.obstructs, kind: 1, source });
    });
  });
  const walls = wallsByColumn(field, bodies);
  const allBodies = bodies.flat();
  const allWalls = walls.flat();
  return {
    grids,
    bodyStart: starts(bodies),
    bodyLow: Int16Array.from(allBodies, (body) => body.low),
    bodyHigh: Int16Array.from(allBodies, (body) => body.high),
    bodyObstructs: Uint8Array.from(allBodies, (body) => (body.obstructs ? 1 : 0)),
    bodyKind: Uint8Array.from(allBodies, (body) => body.kind),
    bodySource: Int32Array.from(allBodies, (body) => body.source),
    airy: allBodies.some((body) => body.low > 0) || allWalls.some((wall) => wall.low > 0),
    top: Int16Array.from(bodies, (stack) => stack.reduce((top, { high }) => Math.max(top, high), 0)),
    wallStart: starts(walls),
    wallDirection: Uint8Array.from(allWalls, (wall) => wall.direction),
    wallLow: Int16Array.from(allWalls, (wall) => wall.low),
    wallHigh: Int16Array.from(allWalls, (wall) => wall.high),
    wallObstructs: Uint8Array.from(allWalls, (wall) => (wall.obstructs ? 1 : 0)),
    wallSource: Int32Array.from(allWalls, (wall) => wall.source),
  };
}

/** Lower face of the terrain mass of a column that reaches up to a level; the level itself if there is none. */
export function massUnder(ground: SightGround, column: number, level: number): number {
  const end = ground.bodyStart[column + 1] ?? 0;
  for (let body = ground.bodyStart[column] ?? end; body < end; body++) {
    const low = ground.bodyLow[body] as number;
    if (ground.bodyKind[body] === 0 && low <= level && (ground.bodyHigh[body] as number) >= level) return low;
  }
  return level;
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
    masses.push({ low: reach, high, obstructs: true, kind: 0, source: space });
  }
  return masses;
}

/** Lower face of the terrain mass that reaches up to a level; the level itself if there is none. */
function downFrom(stack: readonly Body[] | undefined, level: number): number {
  const mass = stack?.find((body) => body.kind === 0 && body.low <= level && body.high >= level);
  return mass?.low ?? level;
}

/** Upper face of the terrain mass of a column that begins at a level or reaches over it; the level itself if there is none. */
function upFrom(stack: readonly Body[] | undefined, level: number): number {
  const mass = stack?.find((body) => body.kind === 0 && body.low <= level && body.high >= level);
  return mass?.high ?? level;
}

/**
 * A wall on terrain is continued downwards through it, and one that touches terrain above it upwards: a line that crosses
 * the border there is inside the terrain anyway. So are objects, and no crack is left between what touches.
 */
function wallsByColumn(field: Battlefield, bodies: readonly Body[][]): StandingWall[][] {
  const walls: StandingWall[][] = bodies.map(() => []);
  field.walls.forEach((wall, source) => {
    if (!wall.blocksSight) return;
    const seen = new Set<number>();
    for (const { a, b, direction } of wall.borders) {
      const column = field.column[a] as number;
      const other = field.column[b] as number;
      const key = Math.min(column, other) * field.columnCount + Math.max(column, other);
      if (seen.has(key)) continue;
      seen.add(key);
      const low = Math.min(downFrom(bodies[column], wall.bottom), downFrom(bodies[other], wall.bottom));
      const high = Math.max(upFrom(bodies[column], wall.top), upFrom(bodies[other], wall.top));
      walls[column]?.push({ direction, low, high, obstructs: wall.obstructs, source });
    }
    for (const { a, direction } of wall.edges) {
      const column = field.column[a] as number;
      const low = downFrom(bodies[column], wall.bottom);
      const high = upFrom(bodies[column], wall.top);
      walls[column]?.push({ direction, low, high, obstructs: wall.obstructs, source });
    }
  });
  return walls;
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

function starts(lists: readonly (readonly unknown[])[]): Int32Array {
  const result = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => {
    result[index + 1] = (result[index] as number) + list.length;
  });
  return result;
}
