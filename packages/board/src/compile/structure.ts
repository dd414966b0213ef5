import { directionOf, directionQ, directionR, hexCentre } from '../geometry.ts';
import type { SpacePlan } from '../plan.ts';

/** Which spaces lie where: columns, and the spaces of neighbouring columns. Knows no levels but their order. */
export interface Structure {
  /** 1 for spaces that exist, 0 for those that were removed. */
  readonly exists: Uint8Array;
  /** Axial column of each space. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  readonly region: Int16Array;
  /** Centres in millimetres: x east, y south. */
  readonly x: Float64Array;
  readonly y: Float64Array;

  readonly columnCount: number;
  /** Column of each space. Equal (q, r) in two regions are two columns. */
  readonly column: Int32Array;
  /** Spaces of column c, from low to high: `columnSpaces[columnStart[c]]` up to `columnStart[c + 1]`. */
  readonly columnStart: Int32Array;
  readonly columnSpaces: Int32Array;
  readonly columnQ: Int16Array;
  readonly columnR: Int16Array;
  readonly columnRegion: Int16Array;
  /** Neighbour of column c in direction d: `columnNeighbours[c * 6 + d]`, -1 if there is none. */
  readonly columnNeighbours: Int32Array;
  /** Column at (q, r) in a region (0 when left out), -1 if there is none. */
  columnAt(q: number, r: number, region?: number): number;

  /**
   * All spaces of the neighbouring column of space s in direction d, from low to high:
   * `neighbourSpaces[neighbourStart[s * 6 + d]]` up to `neighbourStart[s * 6 + d + 1]`.
   */
  readonly neighbourStart: Int32Array;
  readonly neighbourSpaces: Int32Array;
}

/** Largest |q| and |r| of a battlefield. */
export const farthestHex = 1000;
const width = 2 * farthestHex + 3;

/** Lays the spaces out in columns, from low to high, and lists the spaces beside each space. */
export function buildStructure(spaces: readonly SpacePlan[]): Structure {
  const columns = buildColumns(spaces);
  return { ...columns, ...buildNeighbours(spaces.length, columns) };
}

type Columns = Omit<Structure, 'neighbourStart' | 'neighbourSpaces'>;

function buildColumns(spaces: readonly SpacePlan[]): Columns {
  const count = spaces.length;
  const stacks: number[][] = [];
  const byHex = new Map<number, number>();
  const column = new Int32Array(count).fill(-1);
  spaces.forEach((space, index) => {
    if (space.removed) return;
    const key = hexKey(space.q, space.r, space.region ?? 0);
    let stack = byHex.get(key);
    if (stack === undefined) {
      stack = stacks.length;
      byHex.set(key, stack);
      stacks.push([]);
    }
    column[index] = stack;
    stacks[stack]?.push(index);
  });
  const levelOf = (index: number) => spaces[index]?.level ?? 0;
  for (const stack of stacks) stack.sort((a, b) => levelOf(a) - levelOf(b) || a - b);
  const lowest = stacks.map((stack) => spaces[stack[0] ?? -1]);
  const columnQ = Int16Array.from(lowest, (space) => space?.q ?? 0);
  const columnR = Int16Array.from(lowest, (space) => space?.r ?? 0);
  const columnRegion = Int16Array.from(lowest, (space) => space?.region ?? 0);
  const columnAt = (q: number, r: number, region = 0) => byHex.get(hexKey(q, r, region)) ?? -1;
  const columnNeighbours = new Int32Array(stacks.length * 6);
  for (let index = 0; index < columnNeighbours.length; index++) {
    const from = Math.floor(index / 6);
    const q = (columnQ[from] as number) + (directionQ[index % 6] as number);
    const r = (columnR[from] as number) + (directionR[index % 6] as number);
    columnNeighbours[index] = columnAt(q, r, columnRegion[from] as number);
  }
  const centres = spaces.map((space) => hexCentre(space));
  return {
    exists: Uint8Array.from(spaces, (space) => (space.removed ? 0 : 1)),
    q: Int16Array.from(spaces, (space) => space.q),
    r: Int16Array.from(spaces, (space) => space.r),
    region: Int16Array.from(spaces, (space) => space.region ?? 0),
    x: Float64Array.from(centres, (centre) => centre.x),
    y: Float64Array.from(centres, (centre) => centre.y),
    columnCount: stacks.length,
    column,
    columnStart: starts(stacks.map((stack) => stack.length)),
    columnSpaces: Int32Array.from(stacks.flat()),
    columnQ,
    columnR,
    columnRegion,
    columnNeighbours,
    columnAt,
  };
}

function buildNeighbours(count: number, columns: Columns) {
  const { column, columnStart, columnSpaces, columnNeighbours } = columns;
  const lengths: number[] = [];
  const neighbours: number[] = [];
  for (let slot = 0; slot < count * 6; slot++) {
    const from = column[Math.floor(slot / 6)] as number;
    const beside = from < 0 ? -1 : (columnNeighbours[from * 6 + (slot % 6)] as number);
    const first = beside < 0 ? 0 : (columnStart[beside] as number);
    const end = beside < 0 ? 0 : (columnStart[beside + 1] as number);
    lengths.push(end - first);
    for (let index = first; index < end; index++) neighbours.push(columnSpaces[index] as number);
  }
  return { neighbourStart: starts(lengths), neighbourSpaces: Int32Array.from(neighbours) };
}

/** First index of each list when lists of these lengths lie end to end, and the length of all. */
export function starts(lengths: readonly number[]): Int32Array {
  const result = new Int32Array(lengths.length + 1);
  lengths.forEach((length, index) => {
    result[index + 1] = (result[index] as number) + length;
  });
  return result;
}

/** Direction from a space to one of a neighbouring column, -1 if it is none. */
export function directionFrom(structure: Structure, a: number, b: number): number {
  if (structure.region[a] !== structure.region[b]) return -1;
  const stepQ = (structure.q[b] as number) - (structure.q[a] as number);
  const stepR = (structure.r[b] as number) - (structure.r[a] as number);
  return directionOf(stepQ, stepR);
}

/** Key of the border between the columns of two spaces, the same from both sides. */
export function borderKey(structure: Structure, a: number, b: number): number {
  const first = structure.column[a] as number;
  const second = structure.column[b] as number;
  return first < second ? first * structure.columnCount + second : second * structure.columnCount + first;
}

function hexKey(q: number, r: number, region: number): number {
  return (region * width + q + farthestHex + 1) * width + r + farthestHex + 1;
}
