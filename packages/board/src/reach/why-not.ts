import type { Battlefield } from '../battlefield.ts';
import { closed } from '../compile/passages.ts';
import { hexDistance } from '../geometry.ts';
import type { Space } from '../space.ts';
import { mode } from './modes.ts';
import { type MoveQuery, type Refusal, reasonOf, refusal } from './move-query.ts';
import type { MoveRules } from './move-rules.ts';
import { prepareMove } from './prepare-move.ts';
import { StepList } from './step-list.ts';

/** More movement than any way can use. */
const boundless = 1e6;

/** A way that may break rules: where it leads, what it breaks, what it costs. */
interface Way {
  readonly footprint: number;
  readonly flying: boolean;
  /** Whether the last space entered has ended the move. */
  readonly stopped: boolean;
  readonly cost: number;
  readonly free: number;
  /** Forbidden steps so far, and the first of them. */
  readonly faults: number;
  readonly first: Refusal | undefined;
}

/**
 * Why a move cannot end on these spaces: what is wrong with the end itself; or else, of the ways that are short enough,
 * the first thing that forbids the one with the fewest forbidden steps; or else that it is too far; or else the same of
 * the ways that are too long as well; or else that there is no way at all.
 */
export function whyNot(
  battlefield: Battlefield,
  query: MoveQuery,
  spaces: number | readonly number[],
): Refusal {
  const list = typeof spaces === 'number' ? [spaces] : spaces;
  const rules = prepareMove(battlefield, { ...query, budget: boundless });
  const { footprints } = rules;
  const at = list[0] ?? -1;
  if (list.some((space) => battlefield.exists[space] !== 1)) return { reason: 'gap', at };
  const target = footprints.find(list);
  if (target < 0) return { reason: 'not-a-step', at };
  const ended = rules.endRefusal(target);
  if (ended !== refusal.none) return { reason: reasonOf(ended), at: blamed(rules, target, list) };
  const way = leastForbidden(rules, target, query.budget) ?? leastForbidden(rules, target, boundless);
  if (way === undefined) return { reason: 'gap', at: footprints.spaceAt(target, 0) };
  if (way.first === undefined) return whyNotHere(rules, way, query.budget);
  return way.cost > query.budget ? { ...way.first, cost: way.cost } : way.first;
}

/** The space of an end that is to blame: the first one on which the figure may not end. */
function blamed(rules: MoveRules, target: number, spaces: readonly Space[]): number {
  const { occupancy, mayEnd } = rules.at(target);
  const guilty = (space: Space) =>
    rules.battlefield.hex[space] !== 0 || occupancy[space] !== 0 || mayEnd?.[space] === 0;
  return spaces.find(guilty) ?? spaces[0] ?? -1;
}

function leastForbidden(rules: MoveRules, target: number, budget: number): Way | undefined {
  const { query, footprints, start } = rules;
  const first: Way = {
    footprint: start,
    flying: rules.at(start).flight === 'must',
    stopped: false,
    cost: 0,
    free: query.freeLevels ?? 0,
    faults: 0,
    first: undefined,
  };
  const queue = new WayQueue(budget);
  queue.add(first);
  const steps = new StepList();
  let best: Way | undefined;
  for (let way = queue.next(); way !== undefined; way = queue.next()) {
    if (way.footprint === target) {
      if (best === undefined || (way.faults < best.faults && way.cost <= budget)) best = way;
      if (way.faults === 0) break;
      continue;
    }
    footprints.steps(way.footprint, steps);
    for (let step = 0; step < steps.length; step++) {
      if (!way.flying) queue.add(walked(rules, way, steps, step));
      if (way.flying || rules.mayTakeOff(way.footprint, way.cost === 0))
        queue.add(flown(rules, way, steps, step, target));
    }
  }
  return best;
}

/** Ways in the order of their cost. Ways that break rules count only as far as the budget goes. */
class WayQueue {
  readonly #waiting: Way[][] = [];
  readonly #known = new Map<string, Way[]>();
  readonly #budget: number;
  #cost = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  /** Adds a way unless it is pointless beside one that is known. */
  add(way: Way): void {
    if (way.faults > 0 && way.cost > this.#budget) return;
    const key = `${way.footprint} ${way.flying} ${way.stopped}`;
    const rivals = this.#known.get(key) ?? [];
    const pointless = (other: Way) =>
      other.faults <= way.faults && other.cost <= way.cost && other.free >= way.free;
    if (rivals.some(pointless)) return;
    this.#known.set(key, [...rivals, way]);
    const queue = this.#waiting[way.cost];
    if (queue === undefined) this.#waiting[way.cost] = [way];
    else queue.push(way);
  }

  next(): Way | undefined {
    for (; this.#cost < this.#waiting.length; this.#cost++) {
      const way = this.#waiting[this.#cost]?.pop();
      if (way !== undefined) return way;
    }
    return undefined;
  }
}

/** A way without a forbidden step leads here, and still the move cannot end here. */
function whyNotHere(rules: MoveRules, way: Way, budget: number): Refusal {
  const { battlefield, footprints, start } = rules;
  const at = footprints.spaceAt(way.footprint, 0);
  const { cost } = way;
  const from = footprints.spaceAt(start, 0);
  const { q, r } = battlefield;
  const asTheCrowFlies = hexDistance(q[from] as number, r[from] as number, q[at] as number, r[at] as number);
  if (battlefield.distance(from, at) > budget && asTheCrowFlies <= budget) {
    return { reason: 'gap', at, cost };
  }
  if (cost > budget) return { reason: 'too-far', at, cost };
  if (rules.at(way.footprint).drift !== undefined) return { reason: 'drift', at };
  return footprints.size > 2 ? { reason: 'swing', at } : { reason: 'too-far', at, cost };
}

/** The way after a walked step, with its faults: what forbids the step, and that the move had ended before. */
function walked(rules: MoveRules, before: Way, steps: StepList, step: number): Way {
  const fault = rules.walk(before.footprint, mode.walk, 0, before.free, steps, step);
  const ground = steps.cost[step] === closed ? 1 + Math.max(0, steps.rise[step] as number) : steps.cost[step];
  const cost = fault === refusal.none ? rules.cost : (ground as number);
  const free = fault === refusal.none ? rules.free : before.free;
  return {
    ...after(before, steps, step, before.flying, fault === refusal.none && rules.stops, cost, fault),
    free,
  };
}

/** The way after a flown step; one that leads to the target lands there. */
function flown(rules: MoveRules, before: Way, steps: StepList, step: number, target: number): Way {
  const takeOff = !before.flying || before.cost === 0;
  const fault = rules.fly(before.footprint, 0, takeOff, steps, step);
  const { cost } = rules;
  if (fault !== refusal.none || steps.to[step] !== target) {
    return after(before, steps, step, true, false, cost, fault);
  }
  const landed = rules.land(target, cost, steps.covered(step));
  return after(before, steps, step, true, false, rules.cost, landed);
}

function after(
  before: Way,
  steps: StepList,
  step: number,
  flying: boolean,
  stopped: boolean,
  cost: number,
  fault: number,
): Way {
  const from = steps.lead[step] as number;
  const at = steps.entered[step] as number;
  const ended: Refusal | undefined = before.stopped ? { reason: 'stopped', at: from } : undefined;
  const wrong: Refusal | undefined =
    fault === refusal.none ? undefined : { reason: reasonOf(fault), at, from };
  return {
    footprint: steps.to[step] as number,
    flying,
    stopped,
    faults: before.faults + (ended === undefined ? 0 : 1) + (wrong === undefined ? 0 : 1),
    cost: before.cost + cost,
    free: before.free,
    first: before.first ?? ended ?? wrong,
  };
}
