import type { BattlefieldPlan, SpacePlan } from '../src/plan.ts';
import type { LocalRules, MoveQuery } from '../src/reach/move-query.ts';
import { DrawnGround } from './drawn-ground.ts';

/** Cost and risk of one way. */
export interface Price {
  readonly cost: number;
  readonly risk: number;
}

/** Where the figure is on one way: the spaces of its base, the leading one first. */
interface State {
  readonly base: readonly number[];
  readonly cost: number;
  readonly risk: number;
  readonly free: number;
  readonly road: boolean;
  readonly flying: boolean;
  /** Direction in which it must go straight on, -1 if it is free. */
  readonly drift: number;
  readonly stopped: boolean;
}

/**
 * Walks every way of a move, without any cleverness: the oracle for path searches. Reads the plan and the query only;
 * single and double bases. Ends are named by their spaces in rising order.
 */
export function everyWay(plan: BattlefieldPlan, query: MoveQuery): Map<string, Price[]> {
  return new EveryWay(plan, query).ends;
}

class EveryWay {
  readonly ends = new Map<string, Price[]>();
  readonly #ground: DrawnGround;
  readonly #query: MoveQuery;
  readonly #start: readonly number[];

  constructor(plan: BattlefieldPlan, query: MoveQuery) {
    this.#ground = new DrawnGround(plan);
    this.#query = query;
    this.#start = typeof query.from === 'number' ? [query.from] : query.from;
    const road = query.bonus !== undefined && this.#start.every((space) => query.bonus?.spaces[space] === 1);
    const flies = this.#at(this.#start).flight === 'must';
    const first: State = {
      base: this.#start,
      cost: 0,
      risk: 0,
      free: query.freeLevels ?? 0,
      road: road && !flies,
      flying: flies,
      drift: -1,
      stopped: false,
    };
    this.#end(this.#start, 0, 0);
    this.#go(first, true);
  }

  #go(state: State, first: boolean): void {
    if (state.stopped) {
      this.#arrive(state);
      return;
    }
    const ways = this.#turned(state);
    const walked = state.flying ? [] : ways.flatMap((way) => this.#walk(way));
    const forced = state.drift < 0 ? [] : ways.flatMap((way) => this.#straightOn(way));
    if (forced.length > 0) {
      for (const next of forced) this.#go(next, false);
      return;
    }
    if (!first) this.#arrive(state);
    for (const next of walked) this.#go(next, false);
    const { flight = 'none' } = this.#at(state.base);
    if (state.flying || flight === 'may' || (flight === 'start' && first)) {
      for (const way of ways)
        for (const next of this.#fly(way, first || !state.flying)) this.#go(next, false);
    }
  }

  /** The rules where the base lies so. */
  #at(base: readonly number[]): LocalRules {
    return this.#query.elsewhere?.(base) ?? this.#query;
  }

  /** Either half of a double base may lead. */
  #turned(state: State): State[] {
    return state.base.length === 1 ? [state] : [state, { ...state, base: [...state.base].reverse() }];
  }

  #straightOn(state: State): State[] {
    const [lead, trail] = state.base as [number, number | undefined];
    if (trail !== undefined && this.#ground.direction(trail, lead) !== state.drift) return [];
    return this.#walk(state).filter((next) => {
      const to = next.base[0] as number;
      return (
        this.#ground.direction(lead, to) === state.drift &&
        this.#occupied(next.base, to) === 0 &&
        (this.#space(to).hex ?? 'full') === 'full'
      );
    });
  }

  #walk(state: State): State[] {
    const query = this.#query;
    const [lead, trail] = state.base as [number, number | undefined];
    const next: State[] = [];
    for (const to of this.#ground.beside(lead)) {
      const base = trail === undefined ? [to] : [to, lead];
      const here = this.#at(base);
      if (to === trail || this.#occupied(base, to) > 1 || here.forbidOver?.[to] === 1) continue;
      const over = this.#ground.walkOver(lead, to, query.height);
      if (over === undefined) continue;
      const rise = over - this.#space(lead).level;
      if (rise > (query.maxRise ?? 9999)) continue;
      const left = this.#left(state.base, base);
      if (left === undefined) continue;
      const levels = Math.max(0, rise);
      const saved = Math.min(levels, state.free);
      const cost = state.cost + 1 + levels - saved + (here.enterCost?.[to] ?? 0);
      const road = state.road && query.bonus?.spaces[to] === 1;
      if (cost > query.budget + (road ? (query.bonus?.amount ?? 0) : 0)) continue;
      const risk =
        state.risk +
        left * this.#swipeRisk(state.base) +
        (here.enterRisk?.[to] ?? 0) +
        this.#fall(lead, base);
      const stopped = this.#stops(base);
      if (stopped && !this.#mayEnd(base)) continue;
      const onto = here.drift?.[to] === 1 && !this.#nearsOther(state.base, base);
      const drift = onto ? this.#ground.direction(lead, to) : -1;
      next.push({ base, cost, risk, free: state.free - saved, road, flying: false, drift, stopped });
    }
    return next;
  }

  #fly(state: State, takeOff: boolean): State[] {
    const query = this.#query;
    const [lead, trail] = state.base as [number, number | undefined];
    const startLevel = this.#space(this.#start[0] as number).level;
    const next: State[] = [];
    const left = takeOff ? this.#left(state.base, []) : 0;
    if (left === undefined || state.cost + 1 > query.budget) return [];
    for (const to of this.#ground.beside(lead)) {
      const base = trail === undefined ? [to] : [to, lead];
      const here = this.#at(base);
      if (to === trail || this.#occupied(base, to) > 2 || here.forbidOver?.[to] === 1) continue;
      if (this.#at(state.base).flight === 'none') continue;
      if (!this.#ground.airway(lead, to, query.height)) continue;
      const top = this.#ground.flownAt(lead, to, query.height, query.tops?.[to] ?? 0);
      if (top - startLevel > (query.flightLimit ?? 9999)) continue;
      next.push({
        base,
        cost: state.cost + 1,
        risk: state.risk + left * this.#swipeRisk(state.base),
        free: 0,
        road: false,
        flying: true,
        drift: -1,
        stopped: false,
      });
    }
    return next;
  }

  #arrive(state: State): void {
    if (!this.#mayEnd(state.base)) return;
    const query = this.#query;
    if (!state.flying) {
      this.#end(state.base, state.cost, state.risk);
      return;
    }
    const { enterCost, enterRisk } = this.#at(state.base);
    const fresh = state.base.filter((space) => !this.#start.includes(space));
    const last = state.base[0] as number;
    const cost = state.cost + (fresh.includes(last) ? (enterCost?.[last] ?? 0) : 0);
    const risk = state.risk + Math.max(0, ...fresh.map((space) => enterRisk?.[space] ?? 0));
    const rise = this.#space(state.base[0] as number).level - this.#space(this.#start[0] as number).level;
    if (cost <= query.budget && Math.abs(rise) <= (query.flightLimit ?? 9999))
      this.#end(state.base, cost, risk);
  }

  #end(base: readonly number[], cost: number, risk: number): void {
    const key = [...base].sort((a, b) => a - b).join('+');
    const prices = this.ends.get(key) ?? [];
    if (prices.some((price) => price.cost <= cost && price.risk <= risk)) return;
    this.ends.set(key, [...prices.filter((price) => price.cost < cost || price.risk < risk), { cost, risk }]);
  }

  #mayEnd(base: readonly number[]): boolean {
    if (base.every((space) => this.#start.includes(space))) return true;
    const [a, b] = base as [number, number | undefined];
    const { mayEnd } = this.#at(base);
    const free = base.every(
      (space) =>
        (this.#space(space).hex ?? 'full') === 'full' &&
        this.#occupied(base, space) === 0 &&
        mayEnd?.[space] !== 0 &&
        !this.#ground.solid(space, true),
    );
    if (!free || b === undefined) return free;
    const level = this.#space(a).level;
    const walled = this.#ground.walls(a, b).some((wall) => wall.bottom <= level && wall.top > level);
    return level === this.#space(b).level && !walled;
  }

  #stops(base: readonly number[]): boolean {
    const { stop } = this.#at(base);
    if (stop === undefined) return false;
    if (base.length === 1) return stop[base[0] as number] !== 0;
    const entered = (stop[base[0] as number] as number) & 1;
    return entered === 1 || base.every((space) => ((stop[space] as number) & 2) === 2);
  }

  /** Enemies left by going from one set of spaces to another; undefined if one of them may not be left. */
  #left(from: readonly number[], to: readonly number[]): number | undefined {
    const { threats, heldBy } = this.#at(from);
    if (threats === undefined) return 0;
    const at = (base: readonly number[]) =>
      base.reduce((bits, space) => bits | (this.#at(base).threats?.[space] as number), 0);
    const left = at(from) & ~at(to);
    if ((left & (heldBy?.[0] ?? 0)) !== 0) return undefined;
    return [...left.toString(2)].filter((digit) => digit === '1').length;
  }

  #swipeRisk(base: readonly number[]): number {
    return this.#at(base).swipeRisk ?? 0;
  }

  /** `base`: how it lies after the fall, the part that fell first. */
  #fall(from: number, base: readonly number[]): number {
    const query = this.#at(base);
    const to = base[0] as number;
    const drop = this.#space(from).level - this.#space(to).level;
    if (query.fallRisk === undefined || drop < (query.fallFrom ?? 9999)) return 0;
    const table = query.softLanding?.[to] === 1 ? (query.softFallRisk ?? query.fallRisk) : query.fallRisk;
    return table[Math.min(drop, table.length - 1)] ?? 0;
  }

  #nearsOther(before: readonly number[], after: readonly number[]): boolean {
    const near = (base: readonly number[]) => base.flatMap((space) => [space, ...this.#ground.beside(space)]);
    const { drift } = this.#at(after);
    const other = (space: number) => drift?.[space] !== 1 && this.#space(space).hex !== 'partial';
    const hexes = new Set(near(before).map((space) => `${this.#space(space).q},${this.#space(space).r}`));
    return near(after).some(
      (space) => other(space) && !hexes.has(`${this.#space(space).q},${this.#space(space).r}`),
    );
  }

  #occupied(base: readonly number[], space: number): number {
    return this.#start.includes(space) ? 0 : (this.#at(base).occupancy[space] as number);
  }

  #space(index: number): SpacePlan {
    return this.#ground.space(index);
  }
}
