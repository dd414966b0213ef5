import { Arena } from '../arena.ts';
import type { Battlefield } from '../battlefield.ts';
import type { MoveQuery } from './move-query.ts';

/** Memory of floods: an entry counts only if its stamp is that of the current run. */
export interface FloodMemory {
  run: number;
  readonly stamp: Uint32Array;
  readonly left: Int16Array;
  readonly from: Int32Array;
  /** Spaces with so much movement left: `bucket[left * count]` on. */
  bucket: Int32Array;
  lengths: Int32Array;
  readonly touched: Int32Array;
  /** For the ends and costs that are handed out. */
  readonly arena: Arena<Int32Array>;
}

/** Numbers in one large table of ends and costs. */
export const arenaSize = 2048;

/** Makes the memory of floods; to be given to `Battlefield.scratch`. */
export function floodMemory(battlefield: Battlefield): FloodMemory {
  const { count } = battlefield;
  return {
    run: 0,
    stamp: new Uint32Array(count),
    left: new Int16Array(count),
    from: new Int32Array(count),
    bucket: new Int32Array(count * 16),
    lengths: new Int32Array(16),
    touched: new Int32Array(count),
    arena: new Arena(arenaSize, (length) => new Int32Array(length)),
  };
}

/** Whether only the least cost to each space can matter: a move on foot that nothing burns, drops or threatens. */
export function isHarmless(query: MoveQuery): boolean {
  return (
    (query.flight ?? 'none') === 'none' &&
    query.threats === undefined &&
    query.enterRisk === undefined &&
    query.fallRisk === undefined &&
    query.bonus === undefined &&
    query.forbidOver === undefined &&
    (query.freeLevels ?? 0) === 0
  );
}

/**
 * Fills the memory with all spaces that can be entered: the movement left there and the space before. Returns how many
 * there are; they stand in `touched`, the start first.
 */
export function flood(
  battlefield: Battlefield,
  query: MoveQuery,
  start: number,
  memory: FloodMemory,
): number {
  const { count, neighbourStart, neighbourSpaces } = battlefield;
  const { cost, rise, opening } = battlefield.passages;
  const { budget, height, occupancy, enterCost, stop } = query;
  const maxRise = query.maxRise ?? 32767;
  const { stamp, left, from, touched } = memory;
  prepare(memory, count, budget);
  const { run, bucket, lengths } = memory;

  let reached = 1;
  touched[0] = start;
  stamp[start] = run;
  left[start] = budget;
  from[start] = -1;
  bucket[budget * count] = start;
  lengths[budget] = 1;
  for (let movement = budget; movement > 0; movement--) {
    const base = movement * count;
    for (let index = 0; index < (lengths[movement] as number); index++) {
      const space = bucket[base + index] as number;
      if (left[space] !== movement) continue;
      const end = neighbourStart[space * 6 + 6] as number;
      for (let passage = neighbourStart[space * 6] as number; passage < end; passage++) {
        const to = neighbourSpaces[passage] as number;
        const seen = stamp[to] === run;
        if (seen && (left[to] as number) >= movement - 1) continue;
        let rest = movement - (cost[passage] as number);
        if (rest < 0 || (seen && (left[to] as number) >= rest)) continue;
        if ((opening[passage] as number) < height || (rise[passage] as number) > maxRise) continue;
        if ((occupancy[to] as number) > 1) continue;
        if (enterCost !== undefined) {
          rest -= enterCost[to] as number;
          if (rest < 0 || (seen && (left[to] as number) >= rest)) continue;
        }
        const stops = stop !== undefined && stop[to] !== 0;
        if (!seen) {
          stamp[to] = run;
          touched[reached] = to;
          reached += 1;
        }
        left[to] = rest;
        from[to] = space;
        if (rest > 0 && !stops) {
          const length = lengths[rest] as number;
          bucket[rest * count + length] = to;
          lengths[rest] = length + 1;
        }
      }
    }
  }
  return reached;
}

function prepare(memory: FloodMemory, count: number, budget: number): void {
  memory.run += 1;
  if (memory.run > 0xfffffff0) {
    memory.run = 1;
    memory.stamp.fill(0);
  }
  if (budget >= memory.lengths.length) {
    memory.lengths = new Int32Array(budget + 8);
    memory.bucket = new Int32Array((budget + 8) * count);
  }
  memory.lengths.fill(0, 0, budget + 1);
}
