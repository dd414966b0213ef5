import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import {
  type CostMemory,
  costIn,
  freeIn,
  growWays,
  highestFloor,
  isFlown,
  kindIn,
  kinds,
  stateOf,
  wayFields,
} from './cost-memory.ts';
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
    if (flight === 'must') this.#begin(kinds.flown, 0);
    else this.#begin(roads[start] === 1 ? kinds.road : kinds.walked, freeLevels);
    const mayTakeOff = flight === 'may' || flight === 'start';
    // Where flying gets everywhere sooner than walking, a flyer takes off at once or not at all.
    const isLimited = flightLimit !== noLimit;
    const isFree = !isLimited && passages.narrow === 0;
    const atOnce = flight === 'start' || isFree;
    // There, unless roads lead further, it does not walk on from where it could have flown for less.
    const isOutflown = mayTakeOff && isFree && bonus === undefined;
    const roadBudget = this.#roadBudget;
    let { ways } = memory;
    for (let used = 0; used <= roadBudget; used++) {
      for (let way = first[used] as number; way >= 0; way = ways[way * wayFields + 2] as number) {
        const space = ways[way * wayFields] as number;
        const state = ways[way * wayFields + 3] as number;
        const kind = kindIn(state);
        const flies = kind === kinds.flown;
        const begin = neighbourStart[space * 6] as number;
        const end = neighbourStart[space * 6 + 6] as number;
        while ((this.#length + 2 * (end - begin) + 1) * wayFields >= ways.length) {
          growWays(memory);
          ways = memory.ways;
        }
        if (flies && way > 0) this.#land(way);
        if (!flies && !(isOutflown && (least[space * places + flyPlace] as number) < floor + used)) {
          const free = freeIn(state);
          const onRoad = kind === kinds.road;
          const limit = onRoad ? roadBudget : budget;
          const seen = floor + used + 1;
          for (let passage = begin; passage < end; passage++) {
            const to = neighbourSpaces[passage] as number;
            const stillRoad = onRoad && roads[to] === 1;
            const base = stillRoad ? to * places + roadPlace : to * places;
            if ((least[base + free] as number) <= seen) continue;
            const price = prices[passage] as number;
            const left = price > free ? 0 : free - price + 1;
            let cost = used + price - free + left;
            if (cost > limit || (least[base + left] as number) <= floor + cost) continue;
            if (isOutflown && (least[to * places + flyPlace] as number) < floor + cost) continue;
            if ((opening[passage] as number) < height || (rise[passage] as number) > maxRise) continue;
            if (((occupancy[to] as number) > 1 && to !== start) || forbidOver[to] === 1) continue;
            cost += enterCost[to] as number;
            if (cost > (stillRoad ? limit : budget)) continue;
            if (stop[to] !== 0) this.#stop(to, cost, way);
            else if ((least[base + left] as number) > floor + cost) {
              for (let place = base + left; place >= base && (least[place] as number) > floor + cost; place--)
                least[place] = floor + cost;
              this.#wait(to, stillRoad ? kinds.road : kinds.walked, cost, left, way);
            }
          }
        }
        const cost = used + 1;
        if (cost > budget || !(flies || (mayTakeOff && (way === 0 || !atOnce)))) continue;
        const value = floor + cost;
        for (let passage = begin; passage < end; passage++) {
          const to = neighbourSpaces[passage] as number;
          const place = to * places + flyPlace;
          if ((least[place] as number) <= value) continue;
          if ((airway[passage] as number) < height || forbidOver[to] === 1) continue;
          if (occupancy[to] === 3 && to !== start) continue;
          if (isLimited && levelFlown(this.#battlefield, this.#query, space, to) - startLevel > flightLimit)
            continue;
          least[place] = value;
          this.#wait(to, kinds.flown, cost, 0, way);
        }
      }
    }
  }

  /** Finds the best way to each end, in the order in which the ends were found. */
  take(): EndsWithCosts {
    const { ways, ended, best, arena } = this.#memory;
    let count = 0;
    for (let way = 0; way < this.#length; way++) {
      const at = ways[way * wayFields] as number;
      const state = ways[way * wayFields + 3] as number;
      const kind = kindIn(state);
      const number = ended[at] as number;
      if (number > 0) {
        const other = ways[(best[number - 1] as number) * wayFields + 3] as number;
        const dearer = costIn(state) - costIn(other);
        if (dearer > 0 || (dearer === 0 && (isFlown(kind) || !isFlown(kindIn(other))))) continue;
      }
      if (!this.#isEnd(way, kind, at)) continue;
      if (number > 0) best[number - 1] = way;
      else {
        best[count++] = way;
        ended[at] = count;
      }
    }
    const ends = arena.take(count);
    const costs = arena.take(count);
    for (let number = 0; number < count; number++) {
      const way = best[number] as number;
      ends[number] = ways[way * wayFields] as number;
      costs[number] = costIn(ways[way * wayFields + 3] as number);
      ended[ends[number] as number] = 0;
    }
    return { ends, costs };
  }

  /** Landing that costs something on top is a partial way of its own. */
  #land(way: number): void {
    const { enterCost, budget } = this.#query;
    const space = this.#memory.ways[way * wayFields] as number;
    const extra = enterCost === undefined ? 0 : (enterCost[space] as number);
    if (extra === 0 || !this.#landsOn(space)) return;
    const cost = costIn(this.#memory.ways[way * wayFields + 3] as number) + extra;
    if (cost <= budget) this.#append(space, kinds.landed, cost, 0, way);
  }

  /** May the move end with a partial way? It need not move at all; who has stopped or landed was asked then. */
  #isEnd(way: number, kind: number, at: number): boolean {
    if (way === 0 || kind === kinds.stopped || kind === kinds.landed) return true;
    if (kind !== kinds.flown) return this.#endsOn(at);
    return (this.#query.enterCost?.[at] ?? 0) === 0 && this.#landsOn(at);
  }

  #landsOn(space: Space): boolean {
    if (space === this.#start || !this.#endsOn(space)) return false;
    const rise = Math.abs((this.#battlefield.level[space] as number) - this.#startLevel);
    return rise <= (this.#query.flightLimit ?? noLimit);
  }

  #endsOn(space: Space): boolean {
    return space === this.#start || endsOn(this.#battlefield, this.#query, space);
  }

  /** A space that ends the move, where the figure may end it. */
  #stop(space: Space, cost: number, parent: number): void {
    const { least } = this.#memory;
    const place = space * this.#places;
    if ((least[place] as number) <= this.#floor + cost || !this.#endsOn(space)) return;
    least[place] = this.#floor + cost;
    this.#append(space, kinds.stopped, cost, 0, parent);
  }

  /** The way that has not begun: none that comes back with no more free levels is kept after it. */
  #begin(kind: number, free: number): void {
    const place = kind === kinds.flown ? this.#flyPlace : kind === kinds.road ? this.#walkPlaces : 0;
    const first = this.#start * this.#places + place;
    this.#memory.least.fill(this.#floor, first, first + free + 1);
    this.#wait(this.#start, kind, 0, free, -1);
  }

  /** A partial way that goes on: it waits at its cost. */
  #wait(space: Space, kind: number, cost: number, free: number, parent: number): void {
    const { ways, first, last } = this.#memory;
    const way = this.#append(space, kind, cost, free, parent);
    const before = last[cost] as number;
    if (before < 0) first[cost] = way;
    else ways[before * wayFields + 2] = way;
    last[cost] = way;
  }

  #append(space: Space, kind: number, cost: number, free: number, parent: number): number {
    const { ways } = this.#memory;
    const way = this.#length++;
    const at = way * wayFields;
    ways[at] = space;
    ways[at + 1] = parent;
    ways[at + 2] = -1;
    ways[at + 3] = stateOf(kind, free, cost);
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
