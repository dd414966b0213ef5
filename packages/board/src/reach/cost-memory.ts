import type { Battlefield } from '../battlefield.ts';
import { Slab } from '../slab.ts';
import { slabSize } from './flood.ts';
import { grownTo } from './grown-table.ts';

/** How a partial way got to its space; `stopped` and `landed` go no further. */
export const kinds = { walked: 0, road: 1, flown: 2, stopped: 3, landed: 4 } as const;

/** The first floor of a memory; when floors have come down to its opposite, they start again. */
export const highestFloor = 0x3fffffff;

/** Memory of searches for costs, kept beside the battlefield and used again and again. */
export interface CostMemory {
  /** Counts the searches: the partial ways are those of the last one. */
  run: number;
  /** Partial ways: space, cost, the one before (-1), kind, free levels left, the next of the same cost. */
  space: Int32Array;
  cost: Int32Array;
  parent: Int32Array;
  kind: Uint8Array;
  free: Uint8Array;
  next: Int32Array;
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
  readonly slab: Slab<Int32Array>;
}

/** Makes the memory of searches for costs; to be given to `Battlefield.scratch`. */
export function costMemory(battlefield: Battlefield): CostMemory {
  const { count } = battlefield;
  return {
    run: 0,
    space: new Int32Array(256),
    cost: new Int32Array(256),
    parent: new Int32Array(256),
    kind: new Uint8Array(256),
    free: new Uint8Array(256),
    next: new Int32Array(256),
    first: new Int32Array(64),
    last: new Int32Array(64),
    least: new Int32Array(count).fill(highestFloor),
    floor: highestFloor,
    ended: new Int32Array(count),
    best: new Int32Array(count),
    zeros: new Uint8Array(count),
    slab: new Slab(slabSize, (length) => new Int32Array(length)),
  };
}

/** Whether a partial way ends in flight. */
export function isFlown(kind: Uint8Array, way: number): boolean {
  return kind[way] === kinds.flown || kind[way] === kinds.landed;
}

/** Makes room for twice as many partial ways. */
export function growWays(memory: CostMemory): void {
  const size = memory.space.length * 2;
  memory.space = grownTo(memory.space, new Int32Array(size));
  memory.cost = grownTo(memory.cost, new Int32Array(size));
  memory.parent = grownTo(memory.parent, new Int32Array(size));
  memory.kind = grownTo(memory.kind, new Uint8Array(size));
  memory.free = grownTo(memory.free, new Uint8Array(size));
  memory.next = grownTo(memory.next, new Int32Array(size));
}
