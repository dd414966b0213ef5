import type { BattlefieldPlan, SpacePlan, WallPlan } from '../src/plan.ts';
import type { MoveQuery } from '../src/reach/move-query.ts';

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

const steps = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/**
 * Walks every way of a move, without any cleverness: the oracle for path searches. Reads the plan and the query only;
 * single and double bases. Ends are named by their spaces in rising order.
 */
export function everyWay(plan: BattlefieldPlan, query: MoveQuery): Map<string, Price[]> {
  return new EveryWay(plan, query).ends;
}

class EveryWay {
  readonly ends = new Map<string, Price[]>();
  readonly #plan: BattlefieldPlan;
  readonly #query: MoveQuery;
  readonly #start: readonly number[];

  constructor(plan: BattlefieldPlan, query: MoveQuery) {
    this.#plan = plan;
    this.#query = query;
    this.#start = typeof query.from === 'number' ? [query.from] : query.from;
    const road = query.bonus !== undefined && this.#start.every((space) => query.bonus?.spaces[space] === 1);
    const first: State = {
      base: this.#start,
      cost: 0,
      risk: 0,
      free: query.freeLevels ?? 0,
      road: road && query.flight !== 'must',
      flying: query.flight === 'must',
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
    const flight = this.#query.flight ?? 'none';
    if (state.flying || flight === 'may' || (flight === 'start' && first)) {
      for (const way of ways)
        for (const next of this.#fly(way, first || !state.flying)) this.#go(next, false);
    }
  }

  /** Either half of a double base may lead. */
  #turned(state: State): State[] {
    return state.base.length === 1 ? [state] : [state, { ...state, base: [...state.base].reverse() }];
  }

  #straightOn(state: State): State[] {
    const [lead, trail] = state.base as [number, number | undefined];
    if (trail !== undefined && this.#direction(trail, lead) !== state.drift) return [];
    return this.#walk(state).filter((next) => {
      const to = next.base[0] as number;
      return (
        this.#direction(lead, to) === state.drift &&
        this.#occupied(to) === 0 &&
        (this.#space(to).hex ?? 'full') === 'full'
      );
    });
  }

  #walk(state: State): State[] {
    const query = this.#query;
    const [lead, trail] = state.base as [number, number | undefined];
    const next: State[] = [];
    for (const to of this.#beside(lead)) {
      if (to === trail || this.#occupied(to) > 1 || query.forbidOver?.[to] === 1) continue;
      const over = this.#walkOver(lead, to);
      if (over === undefined) continue;
      const rise = over - this.#space(lead).level;
      if (rise > (query.maxRise ?? 9999)) continue;
      const base = trail === undefined ? [to] : [to, lead];
      const left = this.#left(state.base, base);
      if (left === undefined) continue;
      const levels = Math.max(0, rise);
      const saved = Math.min(levels, state.free);
      const cost = state.cost + 1 + levels - saved + (query.enterCost?.[to] ?? 0);
      const road = state.road && query.bonus?.spaces[to] === 1;
      if (cost > query.budget + (road ? (query.bonus?.amount ?? 0) : 0)) continue;
      const risk =
        state.risk + left * (query.swipeRisk ?? 0) + (query.enterRisk?.[to] ?? 0) + this.#fall(lead, to);
      const stopped = this.#stops(base);
      if (stopped && !this.#mayEnd(base)) continue;
      const onto = query.drift?.[to] === 1 && !this.#nearsOther(state.base, base);
      const drift = onto ? this.#direction(lead, to) : -1;
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
    for (const to of this.#beside(lead)) {
      if (to === trail || this.#occupied(to) > 2 || query.forbidOver?.[to] === 1) continue;
      if (!this.#airway(lead, to)) continue;
      const top = Math.max(query.tops?.[to] ?? 0, this.#filledTop(to));
      if (top - startLevel > (query.flightLimit ?? 9999)) continue;
      next.push({
        base: trail === undefined ? [to] : [to, lead],
        cost: state.cost + 1,
        risk: state.risk + left * (query.swipeRisk ?? 0),
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
    const fresh = state.base.filter((space) => !this.#start.includes(space));
    const cost = state.cost + Math.max(0, ...fresh.map((space) => query.enterCost?.[space] ?? 0));
    const risk = state.risk + Math.max(0, ...fresh.map((space) => query.enterRisk?.[space] ?? 0));
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
    const free = base.every(
      (space) =>
        (this.#space(space).hex ?? 'full') === 'full' &&
        this.#occupied(space) === 0 &&
        this.#query.mayEnd?.[space] !== 0 &&
        !this.#solid(space, true),
    );
    if (!free || b === undefined) return free;
    const level = this.#space(a).level;
    const walled = this.#walls(a, b).some((wall) => wall.bottom <= level && wall.top > level);
    return level === this.#space(b).level && !walled;
  }

  #stops(base: readonly number[]): boolean {
    const stop = this.#query.stop;
    if (stop === undefined) return false;
    if (base.length === 1) return stop[base[0] as number] !== 0;
    const entered = (stop[base[0] as number] as number) & 1;
    return entered === 1 || base.every((space) => ((stop[space] as number) & 2) === 2);
  }

  /** Enemies left by going from one set of spaces to another; undefined if one of them may not be left. */
  #left(from: readonly number[], to: readonly number[]): number | undefined {
    const { threats, heldBy } = this.#query;
    if (threats === undefined) return 0;
    const at = (base: readonly number[]) =>
      base.reduce((bits, space) => bits | (threats[space] as number), 0);
    const left = at(from) & ~at(to);
    if ((left & (heldBy?.[0] ?? 0)) !== 0) return undefined;
    return [...left.toString(2)].filter((digit) => digit === '1').length;
  }

  #fall(from: number, to: number): number {
    const query = this.#query;
    const drop = this.#space(from).level - this.#space(to).level;
    if (query.fallRisk === undefined || drop < (query.fallFrom ?? 9999)) return 0;
    const table = query.softLanding?.[to] === 1 ? (query.softFallRisk ?? query.fallRisk) : query.fallRisk;
    return table[Math.min(drop, table.length - 1)] ?? 0;
  }

  #nearsOther(before: readonly number[], after: readonly number[]): boolean {
    const near = (base: readonly number[]) => base.flatMap((space) => [space, ...this.#beside(space)]);
    const other = (space: number) => this.#query.drift?.[space] !== 1 && this.#space(space).hex !== 'partial';
    const hexes = new Set(near(before).map((space) => `${this.#space(space).q},${this.#space(space).r}`));
    return near(after).some(
      (space) => other(space) && !hexes.has(`${this.#space(space).q},${this.#space(space).r}`),
    );
  }

  /** Level over which a walker crosses a border; undefined if it cannot. */
  #walkOver(from: number, to: number): number | undefined {
    if (this.#space(to).hex === 'partial' || this.#solid(to, true)) return undefined;
    let over = Math.max(this.#space(from).level, this.#space(to).level);
    const higher = over;
    let roof = Math.min(this.#roof(from), this.#roof(to));
    for (const wall of this.#walls(from, to)) {
      if (wall.top <= higher) continue;
      if (wall.bottom > higher) roof = Math.min(roof, wall.bottom);
      else if (wall.climb === 'levels') over = Math.max(over, wall.top);
      else return undefined;
    }
    return roof - over >= this.#query.height ? over : undefined;
  }

  /** Whether somewhere above the border the figure fits through. */
  #airway(from: number, to: number): boolean {
    const solid = this.#solid(to, false);
    if (solid?.blocksFlying) return false;
    const floor = Math.max(this.#filledTop(from), this.#filledTop(to));
    const roof = Math.min(this.#roof(from), this.#roof(to));
    const walls = this.#walls(from, to).filter((wall) => wall.top > floor && wall.bottom < roof);
    if (walls.some((wall) => wall.blocksFlying)) return false;
    const feet = [floor, ...walls.map((wall) => wall.top)].filter((level) => level >= floor);
    return feet.some((foot) => {
      const head = foot + this.#query.height;
      return head <= roof && walls.every((wall) => wall.bottom >= head || wall.top <= foot);
    });
  }

  #filledTop(space: number): number {
    const solid = this.#solid(space, true);
    return this.#space(space).level + (solid === undefined ? 0 : (solid.height as number));
  }

  #solid(space: number, filling: boolean) {
    const name = this.#space(space).name;
    return (this.#plan.solids ?? []).find(
      (solid) => solid.spaces.includes(name) && (!filling || !solid.enterable),
    );
  }

  #roof(space: number): number {
    const own = this.#space(space);
    const above = this.#plan.spaces.filter(
      (other) => other.q === own.q && other.r === own.r && other.level > own.level && !other.rung,
    );
    return Math.min(9999, ...above.map((other) => other.underside));
  }

  #walls(a: number, b: number): WallPlan[] {
    const hex = (name: string) => {
      const space = this.#plan.spaces.find((other) => other.name === name);
      return `${space?.q},${space?.r}`;
    };
    const ends = [a, b].map((space) => `${this.#space(space).q},${this.#space(space).r}`);
    return (this.#plan.walls ?? []).filter((wall) =>
      wall.between.some(([from, to]) => ends.includes(hex(from)) && ends.includes(hex(to))),
    );
  }

  #beside(space: number): number[] {
    return [...this.#plan.spaces.keys()].filter((other) => this.#direction(space, other) >= 0);
  }

  #direction(from: number, to: number): number {
    const a = this.#space(from);
    const b = this.#space(to);
    if ((a.region ?? 0) !== (b.region ?? 0)) return -1;
    return steps.findIndex(([q, r]) => b.q - a.q === q && b.r - a.r === r);
  }

  #occupied(space: number): number {
    return this.#start.includes(space) ? 0 : (this.#query.occupancy[space] as number);
  }

  #space(index: number): SpacePlan {
    return this.#plan.spaces[index] as SpacePlan;
  }
}
