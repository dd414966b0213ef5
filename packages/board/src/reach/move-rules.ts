import type { Battlefield } from '../battlefield.ts';
import { closed } from '../compile/passages.ts';
import { hexKinds } from '../compile/surfaces.ts';
import type { Space } from '../space.ts';
import { comesNearOther } from './drift.ts';
import type { Footprints } from './footprints.ts';
import { fliesTooHigh } from './level-flown.ts';
import { mode } from './modes.ts';
import { type LocalRules, type MoveQuery, refusal } from './move-query.ts';
import { burn, enter, enterCost, fall, outcomeOf, riskOf } from './risks.ts';
import type { StepList } from './step-list.ts';
import { threatsLeft } from './threats.ts';

const noLimit = 32767;

/**
 * The rules of one move: whether a step is allowed and what it brings. Answers are refusal codes; what an allowed step
 * brings is left in `cost`, `free`, `risk`, `outcome`, `mode` and `stops`, so that nothing is allocated per step.
 */
export class MoveRules {
  readonly battlefield: Battlefield;
  readonly query: MoveQuery;
  readonly footprints: Footprints;
  readonly start: number;

  /** Movement used up after the step, and free levels left. */
  cost = 0;
  free = 0;
  /** Expected wounds of the step in thousandths, and a fingerprint of what they come from. */
  risk = 0;
  outcome = 0;
  /** How the figure is under way after the step, and whether the step ended its move. */
  mode: number = mode.walk;
  stops = false;

  readonly #startLevel: number;
  #landsByStep: boolean | undefined;
  readonly #standing: Footprints | undefined;
  /** By footprint, where they change with it. */
  readonly #local: (LocalRules | undefined)[] = [];

  /** `standing`: footprints past the walls that the figure goes through, where it does. */
  constructor(
    battlefield: Battlefield,
    query: MoveQuery,
    footprints: Footprints,
    start: number,
    standing?: Footprints,
  ) {
    this.#standing = standing;
    this.battlefield = battlefield;
    this.query = query;
    this.footprints = footprints;
    this.start = start;
    this.#startLevel = battlefield.level[footprints.spaceAt(start, 0)] as number;
  }

  /** The rules where the base stands so: those of the query, unless they change with that. */
  at(footprint: number): LocalRules {
    const { elsewhere } = this.query;
    if (elsewhere === undefined) return this.query;
    this.#local[footprint] ??= elsewhere(
      Array.from({ length: this.footprints.size }, (_, part) => this.footprints.spaceAt(footprint, part)),
    );
    return this.#local[footprint] as LocalRules;
  }

  /** May a figure that walks take off here? `first`: it has not taken a step yet. */
  mayTakeOff(footprint: number, first: boolean): boolean {
    const { flight } = this.at(footprint);
    return flight === 'may' || (flight === 'start' && first);
  }

  /** How the figure is under way before its first step. */
  startMode(): number {
    const { bonus } = this.query;
    if (this.at(this.start).flight === 'must') return mode.fly;
    if (bonus === undefined) return mode.walk;
    for (let part = 0; part < this.footprints.size; part++) {
      if (bonus.spaces[this.footprints.spaceAt(this.start, part)] !== 1) return mode.walk;
    }
    return mode.road;
  }

  /** Movement that a figure under way in a mode may use. */
  limit(way: number): number {
    return way === mode.road ? this.query.budget + (this.query.bonus?.amount ?? 0) : this.query.budget;
  }

  /** Whether the figure may end its move on a footprint. */
  endRefusal(footprint: number): number {
    const { footprints, battlefield } = this;
    if (footprint === this.start) return refusal.none;
    const { occupancy, mayEnd } = this.at(footprint);
    for (let part = 0; part < footprints.size; part++) {
      const space = footprints.spaceAt(footprint, part);
      if (battlefield.hex[space] === hexKinds.half) return refusal['half-hex'];
      if (battlefield.hex[space] === hexKinds.partial) return refusal['partial-hex'];
      if (this.occupied(occupancy, space) !== 0) return refusal.occupied;
      if ((battlefield.solidTop[space] as number) > (battlefield.level[space] as number))
        return refusal.object;
      if (mayEnd !== undefined && mayEnd[space] === 0) return refusal['may-not-end'];
      if (footprints.size > 1 && battlefield.rung[space] === 1) return refusal.uneven;
    }
    return footprints.flat(footprint) && this.#liesClear(footprint) ? refusal.none : refusal.uneven;
  }

  /** Who goes through walls still cannot rest across one. */
  #liesClear(footprint: number): boolean {
    const standing = this.#standing;
    if (standing === undefined || this.footprints.size === 1) return true;
    const spaces = Array.from({ length: this.footprints.size }, (_, part) =>
      this.footprints.spaceAt(footprint, part),
    );
    const found = standing.find(spaces);
    return found >= 0 && standing.flat(found);
  }

  /** What stands on a space, by one of the tables of occupants; the figure's own spaces are free for it. */
  occupied(occupancy: Uint8Array, space: Space): number {
    const occupied = occupancy[space] as number;
    return occupied !== 0 && this.#own(space) ? 0 : occupied;
  }

  /** A walked step, or a link used on foot: the refusal, or what it brings. */
  walk(footprint: number, way: number, cost: number, free: number, list: StepList, step: number): number {
    const to = list.to[step] as number;
    const here = this.at(to);
    const allowed = this.#walkRefusal(footprint, here, list, step);
    if (allowed !== refusal.none) return allowed;
    this.risk = 0;
    this.outcome = 0;
    if (!this.#leave(footprint, to)) return refusal.held;
    const levels = list.link[step] === -1 ? (list.cost[step] as number) - 1 : 0;
    const saved = Math.min(free, levels);
    this.free = free - saved;
    this.cost = cost + (list.cost[step] as number) - saved + enterCost(here, list, step);
    this.mode = this.#modeAfter(footprint, way, list, step);
    if (this.cost > this.limit(this.mode)) return refusal['too-far'];
    enter(this, here, list, step);
    fall(this, here, list, step);
    this.stops = here.stop !== undefined && this.#stops(here.stop, to, list, step);
    return this.stops && this.endRefusal(to) !== refusal.none ? refusal['stop-before'] : refusal.none;
  }

  /** A flown step; `takeOff` if it is the first one. Nothing is entered before landing. */
  fly(footprint: number, cost: number, takeOff: boolean, list: StepList, step: number): number {
    const { query } = this;
    this.risk = 0;
    this.outcome = 0;
    this.free = 0;
    this.mode = mode.fly;
    this.stops = false;
    const linked = list.link[step] as number;
    this.cost = cost + (linked === -1 ? 1 : (list.cost[step] as number));
    if (linked !== -1 && ((query.links?.[linked] ?? 0) & 2) === 0) return refusal['not-a-step'];
    if ((list.airway[step] as number) < query.height) return refusal['no-room'];
    if (this.at(footprint).flight === 'none') return refusal['cannot-fly'];
    const { occupancy, forbidOver } = this.at(list.to[step] as number);
    for (let index = list.firstPart(step); index < list.firstPart(step + 1); index++) {
      const space = list.parts[index] as number;
      if (this.occupied(occupancy, space) === 3) return refusal.blocked;
      if (forbidOver?.[space] === 1) return refusal.forbidden;
      if (fliesTooHigh(this, this.#startLevel, footprint, space, list.direction[step] as number))
        return refusal['flight-limit'];
    }
    if (linked !== -1 && !this.#freeToTransfer(footprint, list, step)) return refusal.occupied;
    if (this.cost > query.budget) return refusal['too-far'];
    return takeOff && !this.#leave(footprint, -1) ? refusal.held : refusal.none;
  }

  /** Does landing cost what the last step decides: of a larger base, where entering some spaces costs more? */
  get landsByStep(): boolean {
    const { enterCost, elsewhere } = this.query;
    this.#landsByStep ??=
      this.footprints.size > 1 && (elsewhere !== undefined || (enterCost?.some((cost) => cost > 0) ?? false));
    return this.#landsByStep;
  }

  /**
   * Landing where the figure is in flight: `cost`, `risk` and `outcome` are those of entering. Of what entering costs only the
   * spaces count that the last step has newly covered (SS-FROZ-008); left out: all.
   */
  land(footprint: number, cost: number, covered?: readonly Space[]): number {
    const { query, battlefield, footprints } = this;
    this.risk = 0;
    this.outcome = 0;
    this.cost = cost;
    const ended = this.endRefusal(footprint);
    if (ended !== refusal.none) return ended;
    const rise = (battlefield.level[footprints.spaceAt(footprint, 0)] as number) - this.#startLevel;
    if (Math.abs(rise) > (query.flightLimit ?? noLimit)) return refusal['flight-limit'];
    const here = this.at(footprint);
    let dearest = 0;
    let worst = -1;
    for (let part = 0; part < footprints.size; part++) {
      const space = footprints.spaceAt(footprint, part);
      if (this.#own(space)) continue;
      if (!covered || covered.includes(space)) dearest = Math.max(dearest, here.enterCost?.[space] ?? 0);
      if (worst < 0 || riskOf(here, space) > riskOf(here, worst)) worst = space;
    }
    this.cost = cost + dearest;
    burn(this, here, worst);
    return this.cost > query.budget ? refusal['too-far'] : refusal.none;
  }

  #walkRefusal(footprint: number, here: LocalRules, list: StepList, step: number): number {
    const { query, battlefield } = this;
    const link = list.link[step] as number;
    if (link !== -1) {
      if (query.links !== undefined && ((query.links[link] ?? 0) & 1) === 0) return refusal['not-a-step'];
      if (!this.#freeToTransfer(footprint, list, step)) return refusal.occupied;
    } else if (list.cost[step] === closed) return this.#closedBy(list.entered[step] as number);
    for (let index = list.firstPart(step); index < list.firstPart(step + 1); index++) {
      const space = list.parts[index] as number;
      if (this.occupied(here.occupancy, space) > 1) return refusal.blocked;
      if (here.forbidOver?.[space] === 1) return refusal.forbidden;
      const falls = (list.drop[step] as number) >= (here.fallFrom ?? noLimit);
      if (falls && battlefield.rung[space] === 1) return refusal['fall-onto-rung'];
      if (this.footprints.size > 1 && battlefield.rung[space] === 1) return refusal.uneven;
    }
    if ((list.rise[step] as number) > (query.maxRise ?? noLimit)) return refusal['rise-too-high'];
    return (list.opening[step] as number) < query.height ? refusal['no-room'] : refusal.none;
  }

  /** What keeps everybody from walking onto a space. */
  #closedBy(space: Space): number {
    const { hex, solidAt, solids } = this.battlefield;
    if (hex[space] === hexKinds.partial) return refusal['partial-hex'];
    return solids[solidAt[space] as number]?.enterable === false ? refusal.object : refusal.wall;
  }

  /** Links that place the figure need both ends free (SS-TRANS-006, SS-TRANS-009). */
  #freeToTransfer(footprint: number, list: StepList, step: number): boolean {
    if (list.placed[step] === 0) return true;
    const to = list.to[step] as number;
    return this.endRefusal(footprint) === refusal.none && this.endRefusal(to) === refusal.none;
  }

  #modeAfter(footprint: number, way: number, list: StepList, step: number): number {
    const { bonus } = this.query;
    const { drift } = this.at(list.to[step] as number);
    const first = list.firstPart(step);
    const end = list.firstPart(step + 1);
    if (drift !== undefined && list.direction[step] !== -1) {
      let onto = false;
      for (let index = first; index < end; index++) onto ||= drift[list.parts[index] as number] === 1;
      if (onto && !comesNearOther(this, footprint, list.to[step] as number, drift)) {
        return mode.drift + (list.direction[step] as number);
      }
    }
    if (way !== mode.road || bonus === undefined) return mode.walk;
    for (let index = first; index < end; index++) {
      if (bonus.spaces[list.parts[index] as number] !== 1) return mode.walk;
    }
    return mode.road;
  }

  #stops(stop: Uint8Array, to: number, list: StepList, step: number): boolean {
    const { footprints } = this;
    const whole = footprints.size === 1 ? 3 : 1;
    for (let index = list.firstPart(step); index < list.firstPart(step + 1); index++) {
      if (((stop[list.parts[index] as number] as number) & whole) !== 0) return true;
    }
    for (let part = 0; part < footprints.size; part++) {
      if (((stop[footprints.spaceAt(to, part)] as number) & 2) === 0) return false;
    }
    return true;
  }

  /** Adds the swipes of all enemies that a step leaves; false if it would leave one that may not be left. */
  #leave(footprint: number, to: number): boolean {
    const { threats, swipeRisk, heldBy } = this.at(footprint);
    if (threats === undefined) return true;
    for (let word = 0; word < (this.query.threatWords ?? 1); word++) {
      let left = threatsLeft(this, footprint, to, word);
      if ((left & (heldBy?.[word] ?? 0)) !== 0) return false;
      for (; left !== 0; left &= left - 1) {
        this.risk += swipeRisk ?? 0;
        this.outcome = (this.outcome + outcomeOf.swipe(word * 32 + 31 - Math.clz32(left & -left))) | 0;
      }
    }
    return true;
  }

  #own(space: Space): boolean {
    for (let part = 0; part < this.footprints.size; part++) {
      if (this.footprints.spaceAt(this.start, part) === space) return true;
    }
    return false;
  }
}
