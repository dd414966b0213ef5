import { closed } from '../battlefield.ts';
import { mode } from './modes.ts';
import { type Refusal, reasonOf, refusal } from './move-query.ts';
import type { MoveRules } from './move-rules.ts';
import { StepList } from './step-list.ts';

/** A node of the search for the least forbidden way: a stance, on foot or in flight, on which the move may have ended. */
interface Node {
  readonly stance: number;
  readonly flying: boolean;
  readonly stopped: boolean;
  /** Forbidden steps so far, then the movement used. */
  readonly faults: number;
  readonly cost: number;
  readonly free: number;
  /** The first fault of the way. */
  readonly first: Refusal | undefined;
}

/**
 * Why a move cannot end on these spaces: what is wrong with the end itself, or else the first thing that forbids the
 * way with the fewest forbidden steps; a way with none is too long.
 */
export function whyNot(rules: MoveRules, spaces: number | readonly number[]): Refusal {
  const list = typeof spaces === 'number' ? [spaces] : spaces;
  const { battlefield, stances } = rules;
  const at = list[0] ?? -1;
  if (list.some((space) => battlefield.exists[space] !== 1)) return { reason: 'gap', at };
  const target = stances.find(list);
  if (target < 0) return { reason: 'not-a-step', at };
  const ended = rules.endRefusal(target);
  if (ended !== refusal.none) return { reason: reasonOf(ended), at: blamed(rules, list) };
  return leastForbidden(rules, target) ?? { reason: 'gap', at };
}

/** The space of an end that is to blame: the first one on which the figure may not end. */
function blamed(rules: MoveRules, spaces: readonly number[]): number {
  const { battlefield, query } = rules;
  const guilty = (space: number) =>
    battlefield.hex[space] !== 0 || query.occupancy[space] !== 0 || query.mayEnd?.[space] === 0;
  return spaces.find(guilty) ?? spaces[0] ?? -1;
}

function leastForbidden(rules: MoveRules, target: number): Refusal | undefined {
  const flying = rules.query.flight === 'must';
  const waiting: Node[] = [
    {
      stance: rules.start,
      flying,
      stopped: false,
      faults: 0,
      cost: 0,
      free: rules.query.freeLevels ?? 0,
      first: undefined,
    },
  ];
  const settled = new Set<string>();
  const steps = new StepList();
  while (waiting.length > 0) {
    const node = takeBest(waiting);
    const key = `${node.stance} ${node.flying} ${node.stopped}`;
    if (settled.has(key)) continue;
    settled.add(key);
    if (node.stance === target) return node.first ?? whyNotHere(rules, node);
    rules.stances.steps(node.stance, steps);
    for (let step = 0; step < steps.length; step++) {
      if (!node.flying) waiting.push(walked(rules, node, steps, step));
      if ((rules.query.flight ?? 'none') !== 'none') waiting.push(flown(rules, node, steps, step));
    }
  }
  return undefined;
}

/** A way without a forbidden step leads here, and still the move cannot end here. */
function whyNotHere(rules: MoveRules, node: Node): Refusal {
  const at = rules.stances.spaceAt(node.stance, 0);
  const landed = node.flying ? rules.land(node.stance, 0) : refusal.none;
  if (landed !== refusal.none && landed !== refusal['too-far']) return { reason: reasonOf(landed), at };
  const cost = node.cost + (node.flying ? rules.cost : 0);
  if (cost > rules.query.budget) return { reason: 'too-far', at, cost };
  if (rules.query.drift !== undefined) return { reason: 'drift', at };
  return rules.stances.size > 2 ? { reason: 'swing', at } : { reason: 'too-far', at, cost };
}

function takeBest(waiting: Node[]): Node {
  let best = 0;
  waiting.forEach((node, index) => {
    const rival = waiting[best] as Node;
    if (node.faults < rival.faults || (node.faults === rival.faults && node.cost < rival.cost)) best = index;
  });
  const node = waiting[best] as Node;
  waiting[best] = waiting[waiting.length - 1] as Node;
  waiting.pop();
  return node;
}

/** The node after a walked step, with its faults: what forbids the step, and that the move had ended before. */
function walked(rules: MoveRules, node: Node, steps: StepList, step: number): Node {
  const code = rules.walk(node.stance, mode.walk, 0, node.free, steps, step);
  const fault = code === refusal['too-far'] ? refusal.none : code;
  const ground = steps.cost[step] === closed ? 1 + Math.max(0, steps.rise[step] as number) : steps.cost[step];
  const cost = fault === refusal.none ? rules.cost : (ground as number);
  const free = fault === refusal.none ? rules.free : node.free;
  return {
    ...after(node, steps, step, node.flying, fault === refusal.none && rules.stops, cost, fault),
    free,
  };
}

function flown(rules: MoveRules, node: Node, steps: StepList, step: number): Node {
  const code = rules.fly(node.stance, 0, !node.flying, steps, step);
  const fault = code === refusal['too-far'] ? refusal.none : code;
  return after(node, steps, step, true, false, 1, fault);
}

function after(
  node: Node,
  steps: StepList,
  step: number,
  flying: boolean,
  stopped: boolean,
  cost: number,
  fault: number,
): Node {
  const from = steps.lead[step] as number;
  const at = steps.entered[step] as number;
  const ended: Refusal | undefined = node.stopped ? { reason: 'stopped', at: from } : undefined;
  const wrong: Refusal | undefined =
    fault === refusal.none ? undefined : { reason: reasonOf(fault), at, from };
  return {
    stance: steps.to[step] as number,
    flying,
    stopped,
    faults: node.faults + (ended === undefined ? 0 : 1) + (wrong === undefined ? 0 : 1),
    cost: node.cost + cost,
    free: node.free,
    first: node.first ?? ended ?? wrong,
  };
}
