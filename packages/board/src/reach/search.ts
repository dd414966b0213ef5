import { endFlag, Labels } from './labels.ts';
import { refusal } from './move-query.ts';
import { type MoveRules, mode, modeCount } from './move-rules.ts';
import { StepList } from './step-list.ts';

/** Memory of a search, kept beside the battlefield. */
export interface SearchMemory {
  readonly labels: Labels;
  readonly steps: StepList;
}

/** Makes the memory of searches; to be given to `Battlefield.workspace`. */
export function searchMemory(): SearchMemory {
  return { labels: new Labels(), steps: new StepList() };
}

/**
 * Finds all ways of a move: label by label, cheapest first, each with its cost, its risk and how the figure is under
 * way. Afterwards the labels with `endFlag` are the ways on which the figure may end its move.
 */
export function searchWays(rules: MoveRules, memory: SearchMemory): Labels {
  const { query, stances, start } = rules;
  const { labels } = memory;
  const limit = query.budget + (query.bonus?.amount ?? 0);
  labels.begin(limit, stances.limit * modeCount, query.routes === 'cheapest', query.drift !== undefined);
  const way = rules.startMode();
  const first = labels.add(start * modeCount + way, start, way, 0, 0, 0, query.freeLevels ?? 0, 0, -1);
  labels.flags[first] = endFlag;
  for (let cost = 0; cost <= limit; cost++) {
    for (let label = labels.waiting(cost); label >= 0; label = labels.after(label))
      expand(rules, memory, label);
  }
  return labels;
}

function expand(rules: MoveRules, { labels, steps }: SearchMemory, label: number): void {
  const { query, stances } = rules;
  const stance = labels.stance[label] as number;
  const cost = labels.cost[label] as number;
  const way = labels.way[label] as number;
  if (way === mode.fly) {
    if (labels.parent[label] !== -1) land(rules, labels, label);
    stances.steps(stance, steps);
    flySteps(rules, labels, steps, label, labels.parent[label] === -1);
    return;
  }
  let forced = false;
  if (way >= mode.drift) {
    forced = rules.driftHolds(stance, way, cost, labels.free[label] as number);
    if (!forced) markEnd(rules, labels, label);
  }
  stances.steps(stance, steps);
  for (let step = 0; step < steps.length; step++) {
    if (!forced || rules.forces(stance, way, steps, step)) walkStep(rules, labels, steps, label, step);
  }
  if (query.flight === 'may' && !forced) flySteps(rules, labels, steps, label, true);
}

function walkStep(rules: MoveRules, labels: Labels, steps: StepList, label: number, step: number): void {
  const stance = labels.stance[label] as number;
  const way = labels.way[label] as number;
  const used = labels.cost[label] as number;
  if (rules.walk(stance, way, used, labels.free[label] as number, steps, step) !== refusal.none) return;
  const to = steps.to[step] as number;
  const risk = (labels.risk[label] as number) + rules.risk;
  const outcome = ((labels.outcome[label] as number) + rules.outcome) | 0;
  const count = rules.stances.size > 2 ? (labels.steps[label] as number) + 1 : 0;
  const { cost, mode: next, free } = rules;
  if (rules.stops) {
    const stopped = labels.finish(to, next, cost, risk, outcome, label);
    labels.steps[stopped] = count;
    labels.entered[stopped] = steps.entered[step] as number;
    markEnd(rules, labels, stopped);
    return;
  }
  const added = labels.add(to * modeCount + next, to, next, cost, risk, outcome, free, count, label);
  if (added < 0) return;
  labels.entered[added] = steps.entered[step] as number;
  if (next < mode.drift) markEnd(rules, labels, added);
}

function flySteps(rules: MoveRules, labels: Labels, steps: StepList, label: number, takeOff: boolean): void {
  const stance = labels.stance[label] as number;
  const used = labels.cost[label] as number;
  const count = rules.stances.size > 2 ? (labels.steps[label] as number) + 1 : 0;
  for (let step = 0; step < steps.length; step++) {
    if (rules.fly(stance, used, takeOff, steps, step) !== refusal.none) continue;
    const to = steps.to[step] as number;
    const risk = (labels.risk[label] as number) + rules.risk;
    const outcome = ((labels.outcome[label] as number) + rules.outcome) | 0;
    const added = labels.add(
      to * modeCount + mode.fly,
      to,
      mode.fly,
      rules.cost,
      risk,
      outcome,
      0,
      count,
      label,
    );
    if (added >= 0) labels.entered[added] = steps.entered[step] as number;
  }
}

/** A figure in flight may end where it can land; landing may cost and burn. */
function land(rules: MoveRules, labels: Labels, label: number): void {
  const stance = labels.stance[label] as number;
  if (rules.land(stance, labels.cost[label] as number) !== refusal.none) return;
  const risk = (labels.risk[label] as number) + rules.risk;
  const outcome = ((labels.outcome[label] as number) + rules.outcome) | 0;
  const landed = labels.finish(stance, mode.fly, rules.cost, risk, outcome, label);
  labels.steps[landed] = labels.steps[label] as number;
  if (withinSwing(rules, labels, landed)) labels.flags[landed] = endFlag;
}

function markEnd(rules: MoveRules, labels: Labels, label: number): void {
  if (rules.endRefusal(labels.stance[label] as number) !== refusal.none) return;
  if (withinSwing(rules, labels, label)) labels.flags[label] = (labels.flags[label] as number) | endFlag;
}

/** No part of a rigid base ends farther from its start than the figure moved (SS-BASE-014). */
function withinSwing(rules: MoveRules, labels: Labels, label: number): boolean {
  const { stances, start } = rules;
  return (
    stances.size <= 2 ||
    stances.swing(start, labels.stance[label] as number) <= (labels.steps[label] as number)
  );
}
