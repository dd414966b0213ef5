import type { Battlefield } from '../battlefield.ts';
import { type CostMemory, isFlown, kindIn, kinds, wayFields } from './cost-memory.ts';
import { searchCosts } from './cost-search.ts';
import type { MoveQuery } from './move-query.ts';
import type { Route } from './reach.ts';
import { RisklessReach } from './riskless-reach.ts';

/** The answers of a search for costs. Its ways are read from the memory of the search, as those of a flood are. */
export class CostReach extends RisklessReach {
  readonly #start: number;
  readonly #memory: CostMemory;
  #run: number;

  constructor(battlefield: Battlefield, query: MoveQuery, start: number, memory: CostMemory) {
    super(battlefield, query, searchCosts(battlefield, query, start, memory));
    this.#start = start;
    this.#memory = memory;
    this.#run = memory.run;
  }

  route(end: number): Route {
    const place = this.placeOf(end);
    const { best, ways } = this.#searched();
    const spaces: number[] = [];
    let flown = 0;
    for (let way = best[place] as number; way > 0; way = ways[way * wayFields + 1] as number) {
      const kind = kindIn(ways[way * wayFields + 3] as number);
      if (kind === kinds.landed) continue;
      spaces.push(ways[way * wayFields] as number);
      if (isFlown(kind)) flown += 1;
    }
    return { spaces: spaces.reverse(), end: [end], cost: this.costs[place] as number, risk: 0, flown };
  }

  #searched(): CostMemory {
    const memory = this.#memory;
    if (memory.run !== this.#run) {
      searchCosts(this.battlefield, this.query, this.#start, memory);
      this.#run = memory.run;
    }
    return memory;
  }
}
