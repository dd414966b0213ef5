import { Arena } from '../arena.ts';
import { liesFlat } from '../bases.ts';
import type { Battlefield } from '../battlefield.ts';
import { hexKinds } from '../compile/surfaces.ts';
import { pairedSpaces } from './double-footprints.ts';
import { arenaSize } from './flood.ts';
import type { MoveQuery } from './move-query.ts';

/**
 * Memory of floods for double bases. A place is a footprint twice: the even number while the base
 * goes on, the odd one where a step has ended its move.
 */
export interface DoubleFloodMemory {
  /** Added to every number that this run writes: what earlier ones wrote is less. */
  run: number;
  /** By place: the run, and the movement left there. */
  readonly left: Int32Array;
  readonly from: Int32Array;
  readonly touched: Int32Array;
  /** The run in which a half has led away from a space. */
  readonly led: Int32Array;
  /** Footprints with so much movement left: `bucket[left * footprints]` on. */
  bucket: Int32Array;
  lengths: Int32Array;
  /** The footprint on the two spaces that a passage joins, by passage, and the two spaces of each footprint. */
  readonly footprintOf: Int32Array;
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** For the ends and costs that are handed out. */
  readonly arena: Arena<Int32Array>;
}

/** Runs are so far apart, so that more movement than this is left to others. */
const stride = 1024;
/** The most movement that a flood can be asked for. */
export const mostMovement = stride - 1;

/** Makes the memory; to be given to `Battlefield.scratch`. */
export function doubleFloodMemory(battlefield: Battlefield): DoubleFloodMemory {
  const { neighbourSpaces: second } = battlefield;
  const { owner: first, pair: footprintOf } = battlefield.scratch(pairedSpaces);
  const limit = first.length;
  return {
    run: 0,
    left: new Int32Array(limit * 2),
    from: new Int32Array(limit * 2),
    touched: new Int32Array(limit * 2),
    led: new Int32Array(battlefield.count),
    bucket: new Int32Array(0),
    lengths: new Int32Array(0),
    footprintOf,
    first,
    second,
    arena: new Arena(arenaSize, (length) => new Int32Array(length)),
  };
}

/**
 * Fills the memory with all places that a double base can come to on foot where nothing burns, drops or threatens: the
 * movement left there and the place before. Returns how many there are; they stand in `touched`, the start first. Whether it
 * may end where a step has ended its move is not asked: if not, it ends on that footprint in no other way either.
 *
 * What a half that stands on a space leads to does not depend on where the other half stands. So each space is led away
 * from once: by the footprint that comes there with the most movement left.
 */
export function floodDouble(
  battlefield: Battlefield,
  query: MoveQuery,
  start: number,
  memory: DoubleFloodMemory,
): number {
  const { neighbourStart, neighbourSpaces } = battlefield;
  const { cost, rise, opening } = battlefield.passages;
  const { budget, height, occupancy, enterCost, stop } = query;
  const maxRise = query.maxRise ?? 32767;
  const { left, from, touched, led, footprintOf, first, second } = memory;
  const count = first.length;
  prepare(memory, count, budget);
  const { run, bucket, lengths } = memory;
  const own = first[start] as number;
  const ownToo = second[start] as number;

  let reached = 1;
  touched[0] = start * 2;
  left[start * 2] = run + budget;
  from[start * 2] = -1;
  bucket[budget * count] = start;
  lengths[budget] = 1;
  for (let movement = budget; movement > 0; movement--) {
    const base = movement * count;
    for (let index = 0; index < (lengths[movement] as number) * 2; index++) {
      const footprint = bucket[base + (index >> 1)] as number;
      const space = ((index & 1) === 0 ? first[footprint] : second[footprint]) as number;
      if (led[space] === run || left[footprint * 2] !== run + movement) continue;
      led[space] = run;
      const end = neighbourStart[space * 6 + 6] as number;
      for (let passage = neighbourStart[space * 6] as number; passage < end; passage++) {
        const to = footprintOf[passage] as number;
        let place = to * 2;
        // Whoever has come there with as much movement left need not come again, to go on or to end there.
        if ((left[place] as number) >= run + movement - 1) continue;
        const entered = neighbourSpaces[passage] as number;
        let rest = movement - (cost[passage] as number);
        if (rest < 0 || (opening[passage] as number) < height || (rise[passage] as number) > maxRise)
          continue;
        if ((occupancy[entered] as number) > 1 && entered !== own && entered !== ownToo) continue;
        if (enterCost !== undefined) {
          rest -= enterCost[entered] as number;
          if (rest < 0) continue;
        }
        if (stop !== undefined) {
          const stopped = stop[entered] as number;
          if ((stopped & 1) !== 0 || (stopped & (stop[space] as number) & 2) !== 0) place += 1;
        }
        const known = left[place] as number;
        if (known >= run + rest) continue;
        if (known < run) touched[reached++] = place;
        left[place] = run + rest;
        from[place] = footprint * 2;
        if (rest > 0 && (place & 1) === 0) {
          const length = lengths[rest] as number;
          bucket[rest * count + length] = to;
          lengths[rest] = length + 1;
        }
      }
    }
  }
  return reached;
}

/** Keeps, of so many places in `touched`, those on which the move can end, for the better of the two ways; returns how many. */
export function keepEnds(
  battlefield: Battlefield,
  query: MoveQuery,
  start: number,
  memory: DoubleFloodMemory,
  reached: number,
): number {
  const { touched, left, first, second } = memory;
  const { occupancy, mayEnd } = query;
  const rests = battlefield.workspace(knownRests);
  for (let index = 0; index < reached; index++) {
    const footprint = (touched[index] as number) >> 1;
    if (rests[footprint] === 0) askRest(battlefield, memory, rests, footprint);
  }
  const own = first[start] as number;
  const ownToo = second[start] as number;
  let count = 0;
  for (let index = 0; index < reached; index++) {
    const place = touched[index] as number;
    const footprint = place >> 1;
    if (footprint !== start) {
      if (rests[footprint] === 1) continue;
      const a = first[footprint] as number;
      const b = second[footprint] as number;
      if (occupancy[a] !== 0 && a !== own && a !== ownToo) continue;
      if (occupancy[b] !== 0 && b !== own && b !== ownToo) continue;
      if (mayEnd !== undefined && (mayEnd[a] === 0 || mayEnd[b] === 0)) continue;
    }
    const worse = (left[place ^ 1] as number) - (left[place] as number);
    if ((place & 1) === 1 ? worse < 0 : worse <= 0) touched[count++] = place;
  }
  return count;
}

/** By footprint whether the ground lets a base rest on it: 2 yes, 1 no, 0 not yet asked. To be given to `Battlefield.workspace`. */
function knownRests({ neighbourSpaces }: Battlefield): Uint8Array {
  return new Uint8Array(neighbourSpaces.length);
}

/** Asks whether the ground of the two spaces of a footprint lets a base rest on them, and notes it. */
function askRest(
  battlefield: Battlefield,
  { first, second }: DoubleFloodMemory,
  rests: Uint8Array,
  footprint: number,
): void {
  const { hex, solidTop, level } = battlefield;
  const [a, b] = [first[footprint] as number, second[footprint] as number];
  const fits = [a, b].every(
    (space) => hex[space] === hexKinds.full && (solidTop[space] as number) <= (level[space] as number),
  );
  rests[footprint] = fits && liesFlat(battlefield, a, b) ? 2 : 1;
}

function prepare(memory: DoubleFloodMemory, count: number, budget: number): void {
  memory.run += stride;
  if (memory.run > 0x7fff0000) {
    memory.run = stride;
    memory.left.fill(0);
    memory.led.fill(0);
  }
  if (budget >= memory.lengths.length) {
    memory.lengths = new Int32Array(budget + 8);
    memory.bucket = new Int32Array((budget + 8) * count);
  }
  memory.lengths.fill(0, 0, budget + 1);
}
