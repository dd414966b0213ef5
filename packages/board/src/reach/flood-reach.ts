import type { Battlefield } from '../battlefield.ts';
import type { FloodMemory } from './flood.ts';
import type { MoveQuery, Refusal } from './move-query.ts';
import { prepareMove } from './prepare-move.ts';
import type { Reach, Route } from './reach.ts';
import { whyNot } from './why-not.ts';

/** The answers of a flood, copied out of its memory. */
export class FloodReach implements Reach {
  readonly count: number;
  readonly ends: Int32Array;
  readonly costs: Int16Array;
  readonly #battlefield: Battlefield;
  readonly #query: MoveQuery;
  /** Spaces entered, passed ones included, and the space before each. */
  readonly #touched: Int32Array;
  readonly #before: Int32Array;
  #indexOfEnd: ReadonlyMap<number, number> | undefined;

  constructor(battlefield: Battlefield, query: MoveQuery, memory: FloodMemory, reached: number) {
    const { occupancy, mayEnd, budget } = query;
    const { hex } = battlefield;
    const { left, from } = memory;
    const touched = memory.touched.slice(0, reached);
    const before = new Int32Array(reached);
    const ends = new Int32Array(reached);
    const costs = new Int16Array(reached);
    let count = 0;
    for (let index = 0; index < reached; index++) {
      const space = touched[index] as number;
      before[index] = from[space] as number;
      const mayStop = occupancy[space] === 0 && hex[space] === 0 && mayEnd?.[space] !== 0;
      if (index > 0 && !mayStop) continue;
      ends[count] = space;
      costs[count] = budget - (left[space] as number);
      count += 1;
    }
    this.#battlefield = battlefield;
    this.#query = query;
    this.#touched = touched;
    this.#before = before;
    this.ends = ends.subarray(0, count);
    this.costs = costs.subarray(0, count);
    this.count = count;
  }

  keyOf(spaces: number | readonly number[]): number {
    if (typeof spaces !== 'number' && spaces.length !== 1) return -1;
    const space = (typeof spaces === 'number' ? spaces : spaces[0]) as number;
    return this.#ends().has(space) ? space : -1;
  }

  spacesOf(end: number): readonly number[] {
    return [end];
  }

  cost(end: number): number {
    const index = this.#ends().get(end);
    return index === undefined ? -1 : (this.costs[index] as number);
  }

  risk(end: number): number {
    return this.#ends().has(end) ? 0 : -1;
  }

  route(end: number): Route {
    const cost = this.cost(end);
    if (cost < 0) throw new RangeError(`The move cannot end on ${end}.`);
    const spaces: number[] = [];
    for (let space = end; ; ) {
      const before = this.#before[this.#touched.indexOf(space)] as number;
      if (before < 0) break;
      spaces.push(space);
      space = before;
    }
    return { spaces: spaces.reverse(), end: [end], cost, risk: 0, flown: 0 };
  }

  cheapest(end: number): Route {
    return this.route(end);
  }

  alternatives(end: number): readonly Route[] {
    return [this.route(end)];
  }

  whyNot(spaces: number | readonly number[]): Refusal | undefined {
    if (this.keyOf(spaces) >= 0) return undefined;
    return whyNot(prepareMove(this.#battlefield, this.#query), spaces);
  }

  #ends(): ReadonlyMap<number, number> {
    this.#indexOfEnd ??= new Map(Array.from(this.ends, (end, index) => [end, index] as const));
    return this.#indexOfEnd;
  }
}
