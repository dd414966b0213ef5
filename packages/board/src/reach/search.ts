import { driftForces, driftHolds } from './drift.ts';
import { endFlag, field, Labels, type TakenLabels } from './labels.ts';
import { mode } from './modes.ts';
import { type MoveQuery, refusal } from './move-query.ts';
import type { MoveRules } from './move-rules.ts';
import { StepList } from './step-list.ts';

/** Memory of a search, kept beside the battlefield. */
export interface SearchMemory {
  readonly labels: Labels;
  readonly steps: StepList;
}

/** Makes the memory of searches; to be given to `Battlefield.scratch`. */
export function searchMemory(): SearchMemory {
  return { labels: new Labels(), steps: new StepList() };
}

/**
 * Finds all ways of a move: label by label, cheapest first, each with its cost, its risk and how the figure is under
 * way. The labels with `endFlag` are the ways on which the figure may end its move.
 */
export function searchWays(rules: MoveRules, memory: SearchMemory): TakenLabels {
  const { query, footprints, start } = rules;
  const { labels } = memory;
  const limit = query.budget + (query.bonus?.amount ?? 0);
  labels.begin(limit, footprints.limit, query.routes === 'cheapest', mayDrift(query));
  const first = labels.add(start, rules.startMode(), 0, 0, 0, query.freeLevels ?? 0, 0, -1);
  labels.set(first, field.flags, endFlag);
  for (let cost = 0; cost <= limit; cost++) {
    for (let label = labels.waiting(cost); label >= 0; label = labels.get(label, field.later)) {
      expand(rules, memory, label);
    }
  }
  return labels.take();
}

function mayDrift({ drift, elsewhere }: MoveQuery): boolean {
  return drift !== undefined || elsewhere !== undefined;
}

function expand(rules: MoveRules, { labels, steps }: SearchMemory, label: number): void {
  const { footprints } = rules;
  const footprint = labels.get(label, field.footprint);
  const cost = labels.get(label, field.cost);
  const way = labels.get(label, field.way);
  if (way === mode.fly) {
    const start = labels.get(label, field.parent) === -1;
    if (!start && !rules.landsByStep) land(rules, labels, label);
    footprints.steps(footprint, steps);
    flySteps(rules, labels, steps, label, start);
    return;
  }
  let forced = false;
  if (way >= mode.drift) {
    forced = driftHolds(rules, footprint, way, cost, labels.get(label, field.free), steps);
    if (!forced) markEnd(rules, labels, label);
  }
  footprints.steps(footprint, steps);
  for (let step = 0; step < steps.length; step++) {
    if (!forced || driftForces(rules, footprint, way, steps, step))
      walkStep(rules, labels, steps, label, step);
  }
  const first = labels.get(label, field.parent) === -1;
  if (!forced && rules.mayTakeOff(footprint, first)) flySteps(rules, labels, steps, label, true);
}

function walkStep(rules: MoveRules, labels: Labels, steps: StepList, label: number, step: number): void {
  const footprint = labels.get(label, field.footprint);
  const way = labels.get(label, field.way);
  const free = labels.get(label, field.free);
  if (rules.walk(footprint, way, labels.get(label, field.cost), free, steps, step) !== refusal.none) return;
  const to = steps.to[step] as number;
  const risk = labels.get(label, field.risk) + rules.risk;
  const outcome = (labels.get(label, field.outcome) + rules.outcome) | 0;
  const taken = stepsAfter(rules, labels, label);
  if (rules.stops) {
    const stopped = labels.finish(to, rules.mode, rules.cost, risk, outcome, label);
    labels.set(stopped, field.steps, taken);
    labels.set(stopped, field.entered, steps.entered[step] as number);
    markEnd(rules, labels, stopped);
    return;
  }
  const added = labels.add(to, rules.mode, rules.cost, risk, outcome, rules.free, taken, label);
  if (added < 0) return;
  labels.set(added, field.entered, steps.entered[step] as number);
  if (rules.mode < mode.drift) markEnd(rules, labels, added);
}

function flySteps(rules: MoveRules, labels: Labels, steps: StepList, label: number, takeOff: boolean): void {
  const footprint = labels.get(label, field.footprint);
  const used = labels.get(label, field.cost);
  const taken = stepsAfter(rules, labels, label);
  for (let step = 0; step < steps.length; step++) {
    if (rules.fly(footprint, used, takeOff, steps, step) !== refusal.none) continue;
    const risk = labels.get(label, field.risk) + rules.risk;
    const outcome = (labels.get(label, field.outcome) + rules.outcome) | 0;
    const to = steps.to[step] as number;
    const added = labels.add(to, mode.fly, rules.cost, risk, outcome, 0, taken, label);
    if (added >= 0) labels.set(added, field.entered, steps.entered[step] as number);
    if (rules.landsByStep) landAfter(rules, labels, { label, steps, step, cost: rules.cost, risk, outcome });
  }
}

/** Only for rigid bases the number of steps matters, and only there it tells labels apart. */
function stepsAfter(rules: MoveRules, labels: Labels, label: number): number {
  return rules.footprints.size > 2 ? labels.get(label, field.steps) + 1 : 0;
}

/** A figure in flight may end where it can land; landing may cost and burn. */
function land(rules: MoveRules, labels: Labels, label: number): void {
  const footprint = labels.get(label, field.footprint);
  if (rules.land(footprint, labels.get(label, field.cost)) !== refusal.none) return;
  const risk = labels.get(label, field.risk) + rules.risk;
  const outcome = (labels.get(label, field.outcome) + rules.outcome) | 0;
  const landed = labels.finish(footprint, mode.fly, rules.cost, risk, outcome, label);
  labels.set(landed, field.steps, labels.get(label, field.steps));
  if (withinSwing(rules, labels, landed)) labels.set(landed, field.flags, endFlag);
}

/** A flown step from a label, and what its way costs and risks with it. */
interface FlownStep {
  readonly label: number;
  readonly steps: StepList;
  readonly step: number;
  readonly cost: number;
  readonly risk: number;
  readonly outcome: number;
}

/** The same of a flown step, as its last one, where that decides what landing costs. */
function landAfter(rules: MoveRules, labels: Labels, flown: FlownStep): void {
  const { label, steps, step } = flown;
  const to = steps.to[step] as number;
  if (rules.land(to, flown.cost, steps.covered(step)) !== refusal.none) return;
  const [risk, outcome] = [flown.risk + rules.risk, (flown.outcome + rules.outcome) | 0];
  const landed = labels.finish(to, mode.fly, rules.cost, risk, outcome, label);
  labels.set(landed, field.entered, steps.entered[step] as number);
  labels.set(landed, field.steps, stepsAfter(rules, labels, label));
  if (withinSwing(rules, labels, landed)) labels.set(landed, field.flags, endFlag);
}

function markEnd(rules: MoveRules, labels: Labels, label: number): void {
  if (rules.endRefusal(labels.get(label, field.footprint)) !== refusal.none) return;
  if (withinSwing(rules, labels, label)) {
    labels.set(label, field.flags, labels.get(label, field.flags) | endFlag);
  }
}

/** No part of a rigid base ends farther from its start than the figure moved (SS-BASE-014). */
function withinSwing(rules: MoveRules, labels: Labels, label: number): boolean {
  const { footprints, start } = rules;
  if (footprints.size <= 2) return true;
  return footprints.swing(start, labels.get(label, field.footprint)) <= labels.get(label, field.steps);
}
