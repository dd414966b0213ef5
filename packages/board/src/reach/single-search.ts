import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import type { DrawnSteps } from './drawn-way.ts';
import { endsOn } from './ends-on.ts';
import { endFlag, field, type Labels, type TakenLabels } from './labels.ts';
import { levelFlown } from './level-flown.ts';
import { mode } from './modes.ts';
import type { MoveQuery } from './move-query.ts';
import { fallRisk, outcomeOf } from './risks.ts';
import type { SingleMemory } from './single-memory.ts';

/**
 * The search over ways for single bases on battlefields without links and rungs, where nothing drifts: the same rules
 * and the same answers as `searchWays`, read straight from the arrays because most moves of a game are such moves.
 */
export function searchSingle(
  battlefield: Battlefield,
  query: MoveQuery,
  start: number,
  memory: SingleMemory,
): TakenLabels {
  return new SingleSearch(battlefield, query, start, memory).run();
}

/** What may come after a label of a drawn way: any space where none is drawn, or none. */
const any = -1;
const none = -2;

/** One search; `drawn`: along that way alone. */
export class SingleSearch {
  readonly #battlefield: Battlefield;
  readonly #query: MoveQuery;
  readonly #labels: Labels;
  readonly #start: number;
  readonly #startLevel: number;
  readonly #budget: number;
  readonly #roadBudget: number;
  readonly #height: number;
  readonly #maxRise: number;
  readonly #fallFrom: number;
  readonly #swipeRisk: number;
  readonly #words: number;
  readonly #occupancy: Uint8Array;
  readonly #enterCost: Uint8Array;
  readonly #enterRisk: Int32Array;
  readonly #stop: Uint8Array;
  readonly #threats: Uint32Array;
  readonly #road: Uint8Array;
  readonly #forbidden: Uint8Array;
  readonly #drawn: DrawnSteps | undefined;
  /** Risk of the enemies that the last call of `#leave` left, and what it comes from. */
  #swipes = 0;
  #swipers = 0;

  constructor(
    battlefield: Battlefield,
    query: MoveQuery,
    start: number,
    memory: SingleMemory,
    drawn?: DrawnSteps,
  ) {
    this.#drawn = drawn;
    this.#battlefield = battlefield;
    this.#query = query;
    this.#labels = memory.labels;
    this.#start = start;
    this.#startLevel = battlefield.level[this.#start] as number;
    this.#budget = query.budget;
    this.#roadBudget = query.budget + (query.bonus?.amount ?? 0);
    this.#height = query.height;
    this.#maxRise = query.maxRise ?? 32767;
    this.#fallFrom = query.fallRisk === undefined ? 32767 : (query.fallFrom ?? 32767);
    this.#swipeRisk = query.swipeRisk ?? 0;
    this.#words = query.threats === undefined ? 0 : (query.threatWords ?? 1);
    this.#occupancy = query.occupancy;
    this.#enterCost = query.enterCost ?? memory.zeros;
    this.#enterRisk = query.enterRisk ?? memory.harmless;
    this.#stop = query.stop ?? memory.zeros;
    this.#threats = query.threats ?? memory.unthreatened;
    this.#road = query.bonus?.spaces ?? memory.zeros;
    this.#forbidden = query.forbidOver ?? memory.zeros;
  }

  run(): TakenLabels {
    const labels = this.#labels;
    const { flight, freeLevels, routes } = this.#query;
    const start = this.#start;
    labels.begin(this.#roadBudget, this.#battlefield.count, routes === 'cheapest', false);
    const onFoot = this.#road[start] === 1 ? mode.road : mode.walk;
    const way = flight === 'must' ? mode.fly : onFoot;
    const first = labels.add(start, way, 0, 0, 0, freeLevels ?? 0, 0, -1);
    labels.set(first, field.flags, endFlag);
    const mayTakeOff = flight === 'may' || flight === 'start';
    const fliesAtOnce = flight === 'start' || (flight === 'may' && !this.#drawn && this.#fliesAtOnce());
    for (let cost = 0; cost <= this.#roadBudget; cost++) {
      for (let label = labels.waiting(cost); label >= 0; label = labels.get(label, field.later)) {
        const flies = labels.get(label, field.way) === mode.fly;
        if (flies && label !== first) this.#land(label);
        if (!flies) this.#walkOn(label);
        const mayFly = flies || (mayTakeOff && (label === first || !fliesAtOnce));
        if (mayFly) this.#flyOn(label, !flies || label === first);
      }
    }
    return labels.take();
  }

  /** Whether taking off later is pointless: nobody swipes at the start, and flying gets everywhere sooner. */
  #fliesAtOnce(): boolean {
    if (this.#query.flightLimit !== undefined || this.#battlefield.passages.narrow > 0) return false;
    return !this.#isThreatened(this.#start);
  }

  #isThreatened(space: Space): boolean {
    for (let word = 0; word < this.#words; word++) {
      if (this.#threats[space * this.#words + word] !== 0) return true;
    }
    return false;
  }

  #walkOn(label: number): void {
    const labels = this.#labels;
    const { neighbourStart, neighbourSpaces, passages, level } = this.#battlefield;
    const { cost: prices, opening, rise } = passages;
    const occupancy = this.#occupancy;
    const enterCost = this.#enterCost;
    const enterRisk = this.#enterRisk;
    const forbidden = this.#forbidden;
    const height = this.#height;
    const maxRise = this.#maxRise;
    const fallFrom = this.#fallFrom;
    const budget = this.#budget;
    const space = labels.get(label, field.footprint);
    const used = labels.get(label, field.cost);
    const free = labels.get(label, field.free);
    const riskBefore = labels.get(label, field.risk);
    const outcomeBefore = labels.get(label, field.outcome);
    const onRoad = labels.get(label, field.way) === mode.road;
    const limit = onRoad ? this.#roadBudget : budget;
    const start = this.#start;
    const levelBefore = level[space] as number;
    const threatened = this.#isThreatened(space);
    const only = this.#after(label, false);
    const end = neighbourStart[space * 6 + 6] as number;
    for (let passage = neighbourStart[space * 6] as number; passage < end; passage++) {
      const price = prices[passage] as number;
      const saved = free === 0 ? 0 : Math.min(free, price - 1);
      let cost = used + price - saved;
      if (cost > limit || (opening[passage] as number) < height) continue;
      if ((rise[passage] as number) > maxRise) continue;
      const to = neighbourSpaces[passage] as number;
      if (only !== any && to !== only) continue;
      if (((occupancy[to] as number) > 1 && to !== start) || forbidden[to] === 1) continue;
      cost += enterCost[to] as number;
      const stillRoad = onRoad && this.#road[to] === 1;
      if (cost > (stillRoad ? limit : budget)) continue;
      let risk = riskBefore;
      let outcome = outcomeBefore;
      if (threatened) {
        if (!this.#leave(space, to)) continue;
        risk += this.#swipes;
        outcome = (outcome + this.#swipers) | 0;
      }
      const burns = enterRisk[to] as number;
      if (burns !== 0) {
        risk += burns;
        outcome = (outcome + outcomeOf.entering(this.#battlefield, to, burns)) | 0;
      }
      const drop = levelBefore - (level[to] as number);
      if (drop >= fallFrom) {
        const falls = fallRisk(this.#query, drop, to);
        risk += falls;
        outcome = (outcome + outcomeOf.falling(falls)) | 0;
      }
      this.#arrive(label, to, stillRoad ? mode.road : mode.walk, cost, risk, outcome, free - saved);
    }
  }

  #arrive(
    parent: number,
    to: number,
    way: number,
    cost: number,
    risk: number,
    outcome: number,
    free: number,
  ): void {
    const labels = this.#labels;
    const steps = this.#stepsAfter(parent);
    if (this.#stop[to] !== 0) {
      if (!this.#endsOn(to)) return;
      const stopped = labels.finish(to, way, cost, risk, outcome, parent);
      labels.set(stopped, field.entered, to);
      labels.set(stopped, field.steps, steps);
      labels.set(stopped, field.flags, endFlag);
      return;
    }
    const added = labels.add(to, way, cost, risk, outcome, free, steps, parent);
    if (added < 0) return;
    labels.set(added, field.entered, to);
    if (this.#endsOn(to)) labels.set(added, field.flags, endFlag);
  }

  #flyOn(label: number, takeOff: boolean): void {
    const labels = this.#labels;
    const { neighbourStart, neighbourSpaces, passages } = this.#battlefield;
    const { airway } = passages;
    const { flightLimit } = this.#query;
    const space = labels.get(label, field.footprint);
    const cost = labels.get(label, field.cost) + 1;
    if (cost > this.#budget) return;
    let risk = labels.get(label, field.risk);
    let outcome = labels.get(label, field.outcome);
    if (takeOff && this.#words > 0) {
      if (!this.#leave(space, -1)) return;
      risk += this.#swipes;
      outcome = (outcome + this.#swipers) | 0;
    }
    const occupancy = this.#occupancy;
    const forbidden = this.#forbidden;
    const height = this.#height;
    const only = this.#after(label, true);
    const steps = this.#stepsAfter(label);
    const end = neighbourStart[space * 6 + 6] as number;
    for (let passage = neighbourStart[space * 6] as number; passage < end; passage++) {
      if ((airway[passage] as number) < height) continue;
      const to = neighbourSpaces[passage] as number;
      if (only !== any && to !== only) continue;
      if ((occupancy[to] === 3 && to !== this.#start) || forbidden[to] === 1) continue;
      if (
        flightLimit !== undefined &&
        levelFlown(this.#battlefield, this.#query, space, to) - this.#startLevel > flightLimit
      )
        continue;
      const added = labels.add(to, mode.fly, cost, risk, outcome, 0, steps, label);
      if (added >= 0) labels.set(added, field.entered, to);
    }
  }

  #land(label: number): void {
    const labels = this.#labels;
    const space = labels.get(label, field.footprint);
    const { level } = this.#battlefield;
    const rise = Math.abs((level[space] as number) - this.#startLevel);
    if (rise > (this.#query.flightLimit ?? 32767) || !this.#endsOn(space)) return;
    if (space === this.#start) {
      if (this.#drawn) labels.set(label, field.flags, endFlag);
      return;
    }
    const extra = this.#enterCost[space] as number;
    const burns = this.#enterRisk[space] as number;
    if (extra === 0 && burns === 0) {
      labels.set(label, field.flags, endFlag);
      return;
    }
    const cost = labels.get(label, field.cost) + extra;
    if (cost > this.#budget) return;
    const entering = burns === 0 ? 0 : outcomeOf.entering(this.#battlefield, space, burns);
    const outcome = (labels.get(label, field.outcome) + entering) | 0;
    const risk = labels.get(label, field.risk) + burns;
    const landed = labels.finish(space, mode.fly, cost, risk, outcome, label);
    labels.set(landed, field.flags, endFlag);
    labels.set(landed, field.steps, labels.get(label, field.steps));
  }

  /** The space that has to come after a label, walked or flown. */
  #after(label: number, flies: boolean): number {
    if (this.#drawn === undefined) return any;
    const { spaces, flown } = this.#drawn;
    const taken = this.#labels.get(label, field.steps);
    return flies === taken >= spaces.length - flown ? (spaces[taken] ?? none) : none;
  }

  /** Only along a drawn way the number of steps matters. */
  #stepsAfter(label: number): number {
    return this.#drawn === undefined ? 0 : this.#labels.get(label, field.steps) + 1;
  }

  #endsOn(space: Space): boolean {
    return space === this.#start || endsOn(this.#battlefield, this.#query, space);
  }

  /** Leaves the enemies of a space that are not those of another; false if one of them may not be left. */
  #leave(from: number, to: number): boolean {
    const threats = this.#threats;
    const words = this.#words;
    const { heldBy } = this.#query;
    this.#swipes = 0;
    this.#swipers = 0;
    for (let word = 0; word < words; word++) {
      const had = threats[from * words + word] as number;
      let left = to < 0 ? had : had & ~(threats[to * words + word] as number);
      if (heldBy !== undefined && (left & (heldBy[word] as number)) !== 0) return false;
      for (; left !== 0; left &= left - 1) {
        this.#swipes += this.#swipeRisk;
        this.#swipers = (this.#swipers + outcomeOf.swipe(word * 32 + 31 - Math.clz32(left & -left))) | 0;
      }
    }
    return true;
  }
}
