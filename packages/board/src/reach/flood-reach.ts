import type { Battlefield } from '../battlefield.ts';
import type { FloodMemory } from './flood.ts';
import type { MoveQuery, Refusal } from './move-query.ts';
import type { Reach, Route } from './reach.ts';
import { whyNot } from './why-not.ts';

/** The answers of a flood, copied out of its memory; what is asked for seldom is worked out when it is. */
export class FloodReach implements Reach {
  readonly count: number;
  readonly #battlefield: Battlefield;
  readonly #query: MoveQuery;
  /**
   * All spaces entered, the ends first and those that are only passed last; then the space before each; then the cost
   * of each.
   */
  readonly #table: Int32Array;
  readonly #reached: number;

  constructor(battlefield: Battlefield, query: MoveQuery, memory: FloodMemory, reached: number) {
    const { left, from, touched } = memory;
    const { budget, occupancy, mayEnd } = query;
    const { hex } = battlefield;
    const table = new Int32Array(reached * 3);
    let count = 0;
    let passed = reached;
    for (let index = 0; index < reached; index++) {
      const space = touched[index] as number;
      const ends =
        occupancy[space] === 0 && hex[space] === 0 && (mayEnd === undefined || mayEnd[space] !== 0);
      if (!ends && index > 0) passed -= 1;
      const at = ends || index === 0 ? count++ : passed;
      table[at] = space;
      table[reached + at] = from[space] as number;
      table[reached * 2 + at] = budget - (left[space] as number);
    }
    this.count = count;
    this.#battlefield = battlefield;
    this.#query = query;
    this.#table = table;
    this.#reached = reached;
  }

  get ends(): Int32Array {
    return this.#table.subarray(0, this.count);
  }

  get costs(): Int32Array {
    return this.#table.subarray(this.#reached * 2, this.#reached * 2 + this.count);
  }

  keyOf(spaces: number | readonly number[]): number {
    if (typeof spaces !== 'number' && spaces.length !== 1) return -1;
    const space = (typeof spaces === 'number' ? spaces : spaces[0]) as number;
    return this.cost(space) >= 0 ? space : -1;
  }

  spacesOf(end: number): readonly number[] {
    return [end];
  }

  cost(end: number): number {
    const at = this.ends.indexOf(end);
    return at < 0 ? -1 : (this.costs[at] as number);
  }

  risk(end: number): number {
    return Math.min(0, this.cost(end));
  }

  route(end: number): Route {
    const cost = this.cost(end);
    if (cost < 0) throw new RangeError(`The move cannot end on ${end}.`);
    const spaces: number[] = [];
    for (let space = end; ; ) {
      const before = this.#before(space);
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
    return whyNot(this.#battlefield, this.#query, spaces);
  }

  #before(space: number): number {
    const index = this.#table.subarray(0, this.#reached).indexOf(space);
    return this.#table[this.#reached + index] as number;
  }
}
