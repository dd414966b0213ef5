import type { Battlefield } from '../battlefield.ts';
import { type CostMemory, type FoundCosts, isFlown, kinds, searchCosts } from './cost-search.ts';
import type { MoveQuery, Refusal } from './move-query.ts';
import type { Reach, Route } from './reach.ts';
import { whyNot } from './why-not.ts';

/**
 * The answers of a search for costs. Its ways are read from the memory of the search, which is made again where another
 * one has used the memory since: few moves are asked for more than one way, and that at once.
 */
export class CostReach implements Reach {
  readonly #battlefield: Battlefield;
  readonly #query: MoveQuery;
  readonly #start: number;
  readonly #memory: CostMemory;
  readonly #found: FoundCosts;
  #run: number;

  constructor(battlefield: Battlefield, query: MoveQuery, start: number, memory: CostMemory) {
    this.#battlefield = battlefield;
    this.#query = query;
    this.#start = start;
    this.#memory = memory;
    this.#found = searchCosts(battlefield, query, start, memory);
    this.#run = memory.run;
  }

  get count(): number {
    return this.#found.ends.length;
  }

  get ends(): Int32Array {
    return this.#found.ends;
  }

  get costs(): Int32Array {
    return this.#found.costs;
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
    return this.#found.costs[this.#found.ends.indexOf(end)] ?? -1;
  }

  risk(end: number): number {
    return Math.min(0, this.cost(end));
  }

  route(end: number): Route {
    const { ends, costs } = this.#found;
    const number = ends.indexOf(end);
    if (number < 0) throw new RangeError(`The move cannot end on ${end}.`);
    const { best, space, parent, kind } = this.#ways();
    const spaces: number[] = [];
    let flown = 0;
    for (let way = best[number] as number; (parent[way] as number) >= 0; way = parent[way] as number) {
      if (kind[way] === kinds.landed) continue;
      spaces.push(space[way] as number);
      if (isFlown(kind, way)) flown += 1;
    }
    return { spaces: spaces.reverse(), end: [end], cost: costs[number] as number, risk: 0, flown };
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

  #ways(): CostMemory {
    const memory = this.#memory;
    if (memory.run !== this.#run) {
      searchCosts(this.#battlefield, this.#query, this.#start, memory);
      this.#run = memory.run;
    }
    return memory;
  }
}
