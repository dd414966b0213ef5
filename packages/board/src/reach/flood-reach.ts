import type { Battlefield } from '../battlefield.ts';
import { type FloodMemory, flood } from './flood.ts';
import type { MoveQuery } from './move-query.ts';
import type { Route } from './reach.ts';
import { type EndsWithCosts, RisklessReach } from './riskless-reach.ts';

/**
 * The answers of a flood. Its ways are read from the memory of the flood, which is made again where another one has used
 * the memory since: few moves are asked for more than one way, and that at once.
 */
export class FloodReach extends RisklessReach {
  readonly #start: number;
  readonly #memory: FloodMemory;
  #run: number;

  constructor(battlefield: Battlefield, query: MoveQuery, start: number, memory: FloodMemory) {
    super(battlefield, query, endsOf(battlefield, query, start, memory));
    this.#start = start;
    this.#memory = memory;
    this.#run = memory.run;
  }

  route(end: number): Route {
    const cost = this.costs[this.placeOf(end)] as number;
    const from = this.#ways();
    const spaces: number[] = [];
    for (let space = end; space !== this.#start; space = from[space] as number) spaces.push(space);
    return { spaces: spaces.reverse(), end: [end], cost, risk: 0, flown: 0 };
  }

  /** The space before each. */
  #ways(): Int32Array {
    const memory = this.#memory;
    if (memory.run !== this.#run) {
      flood(this.battlefield, this.query, this.#start, memory);
      this.#run = memory.run;
    }
    return memory.from;
  }
}

function endsOf(
  battlefield: Battlefield,
  query: MoveQuery,
  start: number,
  memory: FloodMemory,
): EndsWithCosts {
  const reached = flood(battlefield, query, start, memory);
  const { left, touched } = memory;
  const { budget, occupancy, mayEnd } = query;
  const { hex } = battlefield;
  let count = 0;
  for (let index = 0; index < reached; index++) {
    const space = touched[index] as number;
    const ends = occupancy[space] === 0 && hex[space] === 0 && (mayEnd === undefined || mayEnd[space] !== 0);
    if (ends || index === 0) touched[count++] = space;
  }
  const ends = memory.arena.take(count);
  const costs = memory.arena.take(count);
  for (let index = 0; index < count; index++) {
    const space = touched[index] as number;
    ends[index] = space;
    costs[index] = budget - (left[space] as number);
  }
  return { ends, costs };
}
