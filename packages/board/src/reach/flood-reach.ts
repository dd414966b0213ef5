import type { Battlefield } from '../battlefield.ts';
import type { FloodMemory } from './flood.ts';
import type { MoveQuery, Refusal } from './move-query.ts';
import type { Reach, Route } from './reach.ts';
import { whyNot } from './why-not.ts';

/** The answers of a flood, copied out of its memory; what is asked for seldom is worked out when it is. */
export class FloodReach implements Reach {
  readonly #battlefield: Battlefield;
  readonly #query: MoveQuery;
  /** For each space entered, passed ones included: the space, the one before it and the cost, one after the other. */
  readonly #touched: Int32Array;
  #ends: Int32Array | undefined;
  #costs: Int16Array | undefined;
  #costOf: ReadonlyMap<number, number> | undefined;

  constructor(battlefield: Battlefield, query: MoveQuery, memory: FloodMemory, reached: number) {
    const { left, from, touched } = memory;
    const copy = new Int32Array(reached * 3);
    for (let index = 0, at = 0; index < reached; index++, at += 3) {
      const space = touched[index] as number;
      copy[at] = space;
      copy[at + 1] = from[space] as number;
      copy[at + 2] = query.budget - (left[space] as number);
    }
    this.#battlefield = battlefield;
    this.#query = query;
    this.#touched = copy;
  }

  get count(): number {
    return this.ends.length;
  }

  get ends(): Int32Array {
    return this.#ends ?? this.#list();
  }

  get costs(): Int16Array {
    if (this.#costs === undefined) this.#list();
    return this.#costs as Int16Array;
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
    this.#costOf ??= new Map(Array.from(this.ends, (space, index) => [space, this.costs[index] as number]));
    return this.#costOf.get(end) ?? -1;
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

  #list(): Int32Array {
    const { occupancy, mayEnd } = this.#query;
    const { hex } = this.#battlefield;
    const touched = this.#touched;
    const ends = new Int32Array(touched.length / 3);
    const costs = new Int16Array(ends.length);
    let count = 0;
    for (let at = 0; at < touched.length; at += 3) {
      const space = touched[at] as number;
      const mayStop =
        occupancy[space] === 0 && hex[space] === 0 && (mayEnd === undefined || mayEnd[space] !== 0);
      if (at > 0 && !mayStop) continue;
      ends[count] = space;
      costs[count] = touched[at + 2] as number;
      count += 1;
    }
    this.#costs = costs.subarray(0, count);
    this.#ends = ends.subarray(0, count);
    return this.#ends;
  }

  #before(space: number): number {
    for (let at = 0; at < this.#touched.length; at += 3) {
      if (this.#touched[at] === space) return this.#touched[at + 1] as number;
    }
    return -1;
  }
}
