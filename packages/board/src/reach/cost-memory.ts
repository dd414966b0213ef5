import { Arena } from '../arena.ts';
import type { Battlefield } from '../battlefield.ts';
import { arenaSize } from './flood.ts';
import { grownTo } from './grown-table.ts';

/** How a partial way got to its space; `stopped` and `landed` go no further. */
export const kinds = { walked: 0, road: 1, flown: 2, stopped: 3, landed: 4 } as const;

/** The first floor of a memory; when floors have come down to its opposite, they start again. */
export const highestFloor = 0x3fffffff;

/** Memory of searches for costs, kept beside the battlefield and used again and again. */
export interface CostMemory {
  /** Counts the searches: the partial ways are those of the last one. */
  run: number;
  /** Partial ways, {@link wayFields} numbers each: space, the one before (-1), the next of the same cost (-1), state. */
  ways: Int32Array;
  /** First and last partial way that waits at a cost. */
  first: Int32Array;
  last: Int32Array;
  /**
   * Least cost by space and place, for ways with at least so many free levels left, on top of the floor of its search.
   * Every search has a lower floor, so that what earlier ones have left is more than any cost.
   */
  least: Int32Array;
  floor: number;
  /** Number of each end plus 1, 0 between searches; and the best way to each end. */
  readonly ended: Int32Array;
  readonly best: Int32Array;
  readonly zeros: Uint8Array;
  /** For the ends and costs that are handed out. */
  readonly arena: Arena<Int32Array>;
}

/** Makes the memory of searches for costs; to be given to `Battlefield.scratch`. */
export function costMemory(battlefield: Battlefield): CostMemory {
  const { count } = battlefield;
  return {
    run: 0,
    ways: new Int32Array(256 * wayFields),
    first: new Int32Array(64),
    last: new Int32Array(64),
    least: new Int32Array(count).fill(highestFloor),
    floor: highestFloor,
    ended: new Int32Array(count),
    best: new Int32Array(count),
    zeros: new Uint8Array(count),
    arena: new Arena(arenaSize, (length) => new Int32Array(length)),
  };
}

/** Numbers that a partial way takes. */
export const wayFields = 4;

/** The state of a partial way as one number: its kind, the free levels that it has left, its cost. */
export function stateOf(kind: number, free: number, cost: number): number {
  return kind | (free << 3) | (cost << 8);
}

/** The kind in the state of a partial way. */
export function kindIn(state: number): number {
  return state & 7;
}

/** The free levels in the state of a partial way. */
export function freeIn(state: number): number {
  return (state >> 3) & 31;
}

/** The cost in the state of a partial way. */
export function costIn(state: number): number {
  return state >> 8;
}

/** Does a partial way of this kind end in flight? */
export function isFlown(kind: number): boolean {
  return kind === kinds.flown || kind === kinds.landed;
}

/** Makes room for twice as many partial ways. */
export function growWays(memory: CostMemory): void {
  memory.ways = grownTo(memory.ways, new Int32Array(memory.ways.length * 2));
}
