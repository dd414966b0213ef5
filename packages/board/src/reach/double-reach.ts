import type { Battlefield } from '../battlefield.ts';
import { type DoubleFloodMemory, endsOn } from './double-flood.ts';
import type { MoveQuery, Refusal } from './move-query.ts';
import type { Reach, Route } from './reach.ts';
import { whyNot } from './why-not.ts';

/** The answers of a flood for a double base, copied out of its memory. Keys of ends are stances. */
export class DoubleReach implements Reach {
  readonly count: number;
  readonly #battlefield: Battlefield;
  readonly #query: MoveQuery;
  readonly #memory: DoubleFloodMemory;
  /** For each place that the flood came to: the place, the one before; then for each end: stance, cost, place. */
  readonly #table: Int32Array;
  readonly #reached: number;

  constructor(
    battlefield: Battlefield,
    query: MoveQuery,
    start: number,
    memory: DoubleFloodMemory,
    reached: number,
  ) {
    const { left, from, touched, run } = memory;
    const table = new Int32Array(reached * 5);
    const budget = run + query.budget;
    let count = 0;
    for (let index = 0; index < reached; index++) {
      const place = touched[index] as number;
      table[index] = place;
      table[reached + index] = from[place] as number;
      const rest = left[place] as number;
      const other = left[place ^ 1] as number;
      const stops = (place & 1) === 1;
      if (stops ? other >= rest : other > rest) continue;
      if (!stops && !endsOn(query, memory, start, place >> 1)) continue;
      table[reached * 2 + count] = place >> 1;
      table[reached * 3 + count] = budget - rest;
      table[reached * 4 + count] = place;
      count += 1;
    }
    this.count = count;
    this.#battlefield = battlefield;
    this.#query = query;
    this.#memory = memory;
    this.#table = table;
    this.#reached = reached;
  }

  get ends(): Int32Array {
    return this.#table.subarray(this.#reached * 2, this.#reached * 2 + this.count);
  }

  get costs(): Int32Array {
    return this.#table.subarray(this.#reached * 3, this.#reached * 3 + this.count);
  }

  keyOf(spaces: number | readonly number[]): number {
    if (typeof spaces === 'number' || spaces.length !== 2) return -1;
    const [one, two] = spaces;
    return (
      this.ends.find((end) => {
        const [a, b] = this.spacesOf(end);
        return (a === one && b === two) || (a === two && b === one);
      }) ?? -1
    );
  }

  spacesOf(end: number): readonly number[] {
    return [this.#memory.first[end] as number, this.#memory.second[end] as number];
  }

  cost(end: number): number {
    return this.costs[this.ends.indexOf(end)] ?? -1;
  }

  risk(end: number): number {
    return Math.min(0, this.cost(end));
  }

  route(end: number): Route {
    const at = this.ends.indexOf(end);
    if (at < 0) throw new RangeError(`The move cannot end on ${end}.`);
    const spaces: number[] = [];
    for (let place = this.#table[this.#reached * 4 + at] as number; ; ) {
      const before = this.#table[this.#reached + this.#table.indexOf(place)] as number;
      if (before < 0) break;
      const covered = this.spacesOf(before >> 1);
      spaces.push(this.spacesOf(place >> 1).find((space) => !covered.includes(space)) as number);
      place = before;
    }
    const cost = this.costs[at] as number;
    return { spaces: spaces.reverse(), end: this.spacesOf(end), cost, risk: 0, flown: 0 };
  }

  cheapest(end: number): Route {
    return this.route(end);
  }

  alternatives(end: number): readonly Route[] {
    return [this.route(end)];
  }

  whyNot(spaces: number | readonly number[]): Refusal | undefined {
    return this.keyOf(spaces) >= 0 ? undefined : whyNot(this.#battlefield, this.#query, spaces);
  }
}
