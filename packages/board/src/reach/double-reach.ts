import type { Battlefield } from '../battlefield.ts';
import { type DoubleFloodMemory, floodDouble, keepEnds } from './double-flood.ts';
import type { MoveQuery } from './move-query.ts';
import type { Route } from './reach.ts';
import { type EndsWithCosts, RisklessReach } from './riskless-reach.ts';

/** The answers of a flood for a double base, its ways read from the memory of the flood. Keys of ends are footprints. */
export class DoubleReach extends RisklessReach {
  readonly #start: number;
  readonly #memory: DoubleFloodMemory;
  #run: number;

  constructor(battlefield: Battlefield, query: MoveQuery, start: number, memory: DoubleFloodMemory) {
    super(battlefield, query, endsOf(battlefield, query, start, memory));
    this.#start = start;
    this.#memory = memory;
    this.#run = memory.run;
  }

  override keyOf(spaces: number | readonly number[]): number {
    if (typeof spaces === 'number' || spaces.length !== 2) return -1;
    const [one, two] = spaces;
    return (
      this.ends.find((end) => {
        const [a, b] = this.spacesOf(end);
        return (a === one && b === two) || (a === two && b === one);
      }) ?? -1
    );
  }

  override spacesOf(end: number): readonly number[] {
    return [this.#memory.first[end] as number, this.#memory.second[end] as number];
  }

  route(end: number): Route {
    const cost = this.costs[this.placeOf(end)] as number;
    const { left, from } = this.#ways();
    const stops = (left[end * 2 + 1] as number) > (left[end * 2] as number);
    const spaces: number[] = [];
    for (let place = end * 2 + Number(stops); (from[place] as number) >= 0; place = from[place] as number) {
      const covered = this.spacesOf((from[place] as number) >> 1);
      spaces.push(this.spacesOf(place >> 1).find((space) => !covered.includes(space)) as number);
    }
    return { spaces: spaces.reverse(), end: this.spacesOf(end), cost, risk: 0, flown: 0 };
  }

  #ways(): DoubleFloodMemory {
    const memory = this.#memory;
    if (memory.run !== this.#run) {
      floodDouble(this.battlefield, this.query, this.#start, memory);
      this.#run = memory.run;
    }
    return memory;
  }
}

function endsOf(
  battlefield: Battlefield,
  query: MoveQuery,
  start: number,
  memory: DoubleFloodMemory,
): EndsWithCosts {
  const reached = floodDouble(battlefield, query, start, memory);
  const count = keepEnds(battlefield, query, start, memory, reached);
  const { left, touched, run, arena } = memory;
  const budget = run + query.budget;
  const ends = arena.take(count);
  const costs = arena.take(count);
  for (let index = 0; index < count; index++) {
    const place = touched[index] as number;
    ends[index] = place >> 1;
    costs[index] = budget - (left[place] as number);
  }
  return { ends, costs };
}
