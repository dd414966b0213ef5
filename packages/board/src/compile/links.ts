import type { LinkPlan } from '../plan.ts';
import { starts } from './structure.ts';

/** The links of a battlefield. */
export interface Links {
  /** Links from space s: entries `linkStart[s]` up to `linkStart[s + 1]`. */
  readonly linkStart: Int32Array;
  readonly linkTo: Int32Array;
  readonly linkCost: Int16Array;
  /** Index into `linkKinds`. */
  readonly linkKind: Uint8Array;
  /** 1 where the figure is placed at the other end instead of entering it. */
  readonly linkPlaced: Uint8Array;
  readonly linkKinds: readonly string[];
}

/** Lists links by the space they lead from, both ways where they go both ways; links of removed spaces are left out. */
export function buildLinks(
  plans: readonly LinkPlan[],
  count: number,
  exists: Uint8Array,
  space: (name: string) => number,
): Links {
  const linkKinds = [...new Set(plans.map((plan) => plan.kind))];
  const ways = plans
    .flatMap((plan) => {
      const there = { from: space(plan.from), to: space(plan.to), plan };
      return plan.bothWays === false ? [there] : [there, { from: there.to, to: there.from, plan }];
    })
    .filter(({ from, to }) => exists[from] === 1 && exists[to] === 1)
    .sort((a, b) => a.from - b.from);
  const lengths = new Array<number>(count).fill(0);
  for (const { from } of ways) lengths[from] = (lengths[from] ?? 0) + 1;
  return {
    linkStart: starts(lengths),
    linkTo: Int32Array.from(ways, (way) => way.to),
    linkCost: Int16Array.from(ways, (way) => way.plan.cost),
    linkKind: Uint8Array.from(ways, (way) => linkKinds.indexOf(way.plan.kind)),
    linkPlaced: Uint8Array.from(ways, (way) => (way.plan.placed ? 1 : 0)),
    linkKinds,
  };
}
