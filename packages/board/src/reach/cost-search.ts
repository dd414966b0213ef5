import type { Battlefield } from '../battlefield.ts';
import { type CostMemory, growWays, highestFloor, isFlown, kinds } from './cost-memory.ts';
import { endsOn } from './ends-on.ts';
import { levelFlown } from './level-flown.ts';
import type { MoveQuery } from './move-query.ts';
import type { EndsWithCosts } from './riskless-reach.ts';

/** More free levels than these need too many places per space. */
const mostFreeLevels = 15;
const noLimit = 32767;

/** Whether only the least cost to each space can matter: nothing on the way burns, drops or threatens. */
export function isRiskless(query: MoveQuery): boolean {
  return (
    query.threats === undefined &&
    query.enterRisk === undefined &&
    query.fallRisk === undefined &&
    (query.freeLevels ?? 0) <= mostFreeLevels
  );
}

/**
 * Finds the least costs of a move that nothing threatens, for single bases on battlefields without links and rungs,
 * where nothing drifts: the same answers as `searchSingle`, without what only risk needs; the ways stay in the memory until
 * the next search. A partial way is kept where it is cheaper than all of its kind on its space that have as many free levels left.
 */
export function searchCosts(
  battlefield: Battlefield,
  query: MoveQuery,
  start: number,
  memory: CostMemory,
): EndsWithCosts {
  const search = new CostSearch(battlefield, query, start, memory);
  search.run();
  return search.take();
}

class CostSearch {
  readonly #battlefield: Battlefield;
  readonly #query: MoveQuery;
  readonly #memory: CostMemory;
  readonly #start: number;
  readonly #startLevel: number;
  readonly #roadBudget: number;
  /** Places of walkers of one kind per space, and of all kinds. */
  readonly #walkPlaces: number;
  readonly #flyPlace: number;
  readonly #places: number;
  readonly #floor: number;
  #length = 0;

  constructor(battlefield: Battlefield, query: MoveQuery, start: number, memory: CostMemory) {
    const { budget, bonus, freeLevels = 0, flight = 'none' } = query;
    this.#battlefield = battlefield;
    this.#query = query;
    this.#memory = memory;
    this.#start = start;
    this.#startLevel = battlefield.level[start] as number;
    this.#roadBudget = budget + (bonus?.amount ?? 0);
    this.#walkPlaces = freeLevels + 1;
    this.#flyPlace = this.#walkPlaces * (bonus === undefined ? 1 : 2);
    this.#places = this.#flyPlace + (flight === 'none' ? 0 : 1);
    this.#makeRoom(battlefield.count);
    memory.floor -= this.#roadBudget + 1;
    this.#floor = memory.floor;
    memory.run++;
  }

  /** Works through the partial ways, the cheapest first, those of one cost in the order in which they were found. */
  run(): void {
    const { flight, freeLevels = 0, flightLimit = noLimit, bonus, budget, height } = this.#query;
    const { occupancy, maxRise = noLimit } = this.#query;
    const memory = this.#memory;
    const { zeros, first, least } = memory;
    const { enterCost = zeros, stop = zeros, forbidOver = zeros } = this.#query;
    const { neighbourStart, neighbourSpaces, passages } = this.#battlefield;
    const { cost: prices, opening, rise, airway } = passages;
    const roads = bonus?.spaces ?? zeros;
    const start = this.#start;
    const startLevel = this.#startLevel;
    const places = this.#places;
    const flyPlace = this.#flyPlace;
    const roadPlace = this.#walkPlaces;
    const floor = this.#floor;
    if (flight === 'must') this.#reach(start, kinds.flown, 0, 0, -1);
    else this.#reach(start, roads[start] === 1 ? kinds.road : kinds.walked, 0, freeLevels, -1);
    const mayTakeOff = flight === 'may' || flight === 'start';
    // Where flying gets everywhere sooner than walking, a flyer takes off at once or not at all.
    const isLimited = flightLimit !== noLimit;
    const atOnce = flight === 'start' || (!isLimited && passages.narrow === 0);
    for (let used = 0; used <= this.#roadBudget; used++) {
      for (let way = first[used] as number; way >= 0; way = memory.next[way] as number) {
        const space = memory.space[way] as number;
        const kind = memory.kind[way] as number;
        const flies = kind === kinds.flown;
        const begin = neighbourStart[space * 6] as number;
        const end = neighbourStart[space * 6 + 6] as number;
        if (flies && way > 0) this.#land(way);
        const free = memory.free[way] as number;
        const onRoad = kind === kinds.road;
        const limit = onRoad ? this.#roadBudget : budget;
        for (let passage = begin; passage < end && !flies; passage++) {
          const to = neighbourSpaces[passage] as number;
          const stillRoad = onRoad && roads[to] === 1;
          const most = to * places + (stillRoad ? roadPlace : 0) + free;
          if ((least[most] as number) <= floor + used + 1) continue;
          const price = prices[passage] as number;
          const saved = free === 0 ? 0 : Math.min(free, price - 1);
          let cost = used + price - saved;
          if (cost > limit || (least[most - saved] as number) <= floor + cost) continue;
          if ((opening[passage] as number) < height || (rise[passage] as number) > maxRise) continue;
          if (((occupancy[to] as number) > 1 && to !== start) || forbidOver[to] === 1) continue;
          cost += enterCost[to] as number;
          if (cost > (stillRoad ? limit : budget)) continue;
          if (stop[to] !== 0) this.#stop(to, cost, way);
          else if ((least[most - saved] as number) > floor + cost)
            this.#reach(to, stillRoad ? kinds.road : kinds.walked, cost, free - saved, way);
        }
        const cost = used + 1;
        if (cost > budget || !(flies || (mayTakeOff && (way === 0 || !atOnce)))) continue;
        for (let passage = begin; passage < end; passage++) {
          const to = neighbourSpaces[passage] as number;
          if ((least[to * places + flyPlace] as number) <= floor + cost) continue;
          if ((airway[passage] as number) < height || forbidOver[to] === 1) continue;
          if (occupancy[to] === 3 && to !== start) continue;
          if (!isLimited || levelFlown(this.#battlefield, this.#query, space, to) - startLevel <= flightLimit)
            this.#reach(to, kinds.flown, cost, 0, way);
        }
      }
    }
  }

  /** Finds the best way to each end, in the order in which the ends were found. */
  take(): EndsWithCosts {
    const { space, cost, kind, ended, best } = this.#memory;
    let count = 0;
    for (let way = 0; way < this.#length; way++) {
      const at = space[way] as number;
      const number = ended[at] as number;
      if (number === 0) {
        if (!this.#isEnd(way, at)) continue;
        best[count++] = way;
        ended[at] = count;
        continue;
      }
      const other = best[number - 1] as number;
      const dearer = (cost[way] as number) - (cost[other] as number);
      const isBetter = dearer < 0 || (dearer === 0 && !isFlown(kind, way) && isFlown(kind, other));
      if (isBetter && this.#isEnd(way, at)) best[number - 1] = way;
    }
    const ends = this.#memory.slab.take(count);
    const costs = this.#memory.slab.take(count);
    for (let number = 0; number < count; number++) {
      const way = best[number] as number;
      ends[number] = space[way] as number;
      costs[number] = cost[way] as number;
      ended[ends[number] as number] = 0;
    }
    return { ends, costs };
  }

  /** Landing that costs something on top is a partial way of its own. */
  #land(way: number): void {
    const { enterCost, budget } = this.#query;
    const space = this.#memory.space[way] as number;
    const extra = enterCost === undefined ? 0 : (enterCost[space] as number);
    if (extra === 0 || !this.#landsOn(space)) return;
    const cost = (this.#memory.cost[way] as number) + extra;
    if (cost <= budget) this.#append(space, kinds.landed, cost, 0, way);
  }

  #isEnd(way: number, at: number): boolean {
    if (way === 0) return true;
    switch (this.#memory.kind[way]) {
      case kinds.flown:
        return (this.#query.enterCost?.[at] ?? 0) === 0 && this.#landsOn(at);
      case kinds.stopped:
      case kinds.landed:
        return true;
      default:
        return this.#endsOn(at);
    }
  }

  #landsOn(space: number): boolean {
    if (space === this.#start || !this.#endsOn(space)) return false;
    const rise = Math.abs((this.#battlefield.level[space] as number) - this.#startLevel);
    return rise <= (this.#query.flightLimit ?? noLimit);
  }

  #endsOn(space: number): boolean {
    return space === this.#start || endsOn(this.#battlefield, this.#query, space);
  }

  /** A space that ends the move, where the figure may end it. */
  #stop(space: number, cost: number, parent: number): void {
    const { least } = this.#memory;
    const place = space * this.#places;
    if ((least[place] as number) <= this.#floor + cost || !this.#endsOn(space)) return;
    least[place] = this.#floor + cost;
    this.#append(space, kinds.stopped, cost, 0, parent);
  }

  /** A partial way that goes on: it waits at its cost, and dearer ones with no more free levels are not kept after it. */
  #reach(space: number, kind: number, cost: number, free: number, parent: number): void {
    const memory = this.#memory;
    const { least, first, last } = memory;
    const base =
      space * this.#places +
      (kind === kinds.flown ? this.#flyPlace : kind === kinds.road ? this.#walkPlaces : 0);
    const value = this.#floor + cost;
    for (let place = base + free; place >= base && (least[place] as number) > value; place--)
      least[place] = value;
    const way = this.#append(space, kind, cost, free, parent);
    const before = last[cost] as number;
    if (before < 0) first[cost] = way;
    else memory.next[before] = way;
    last[cost] = way;
  }

  #append(space: number, kind: number, cost: number, free: number, parent: number): number {
    const memory = this.#memory;
    const way = this.#length++;
    if (way === memory.space.length) growWays(memory);
    memory.space[way] = space;
    memory.cost[way] = cost;
    memory.parent[way] = parent;
    memory.kind[way] = kind;
    memory.free[way] = free;
    memory.next[way] = -1;
    return way;
  }

  #makeRoom(count: number): void {
    const memory = this.#memory;
    const limit = this.#roadBudget + 1;
    if (count * this.#places > memory.least.length || memory.floor - limit < -highestFloor) {
      memory.least = new Int32Array(count * Math.max(this.#places, 4)).fill(highestFloor);
      memory.floor = highestFloor;
    }
    if (limit > memory.first.length) {
      memory.first = new Int32Array(limit * 2);
      memory.last = new Int32Array(limit * 2);
    }
    memory.first.fill(-1, 0, limit);
    memory.last.fill(-1, 0, limit);
  }
}
