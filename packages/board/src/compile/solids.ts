import type { Solid } from '../battlefield.ts';
import type { SolidPlan } from '../plan.ts';
import { otherItems } from './other-items.ts';
import { fresh, Patch } from './patch.ts';
import type { Structure } from './structure.ts';
import type { Surfaces } from './surfaces.ts';

/** Objects, and which of them fills each space. */
export interface Solids {
  readonly plans: readonly SolidPlan[];
  readonly solids: readonly Solid[];
  readonly solidAt: Int16Array;
  readonly solidTop: Int16Array;
}

/**
 * Resolves the objects that fill whole hexes; parts on spaces that were removed are left out. `earlier`: those of a
 * battlefield with the same spaces, some of which have changed since; objects that stand on none of them stay.
 */
export function buildSolids(
  plans: readonly SolidPlan[],
  structure: Structure,
  { level }: Surfaces,
  space: (name: string, place: string) => number,
  earlier: Solids | undefined,
  changedSpaces: ReadonlySet<number>,
): Solids {
  const count = structure.exists.length;
  const known = new Map(earlier?.solids.map((solid, index) => [earlier.plans[index], solid]));
  const solids = plans.map((plan): Solid => {
    const before = known.get(plan);
    if (before?.spaces.every((one) => !changedSpaces.has(one))) return before;
    return resolveSolid(plan, structure, level, (name) => space(name, plan.id));
  });
  const solidAt = new Patch(earlier?.solidAt ?? new Int16Array(count).fill(-1), count, fresh.shorts);
  const solidTop = new Patch(earlier?.solidTop ?? level, count, fresh.shorts);
  const others = otherItems(solids, earlier?.solids ?? []).flatMap(({ spaces }) => spaces);
  for (const places of [earlier === undefined ? [] : changedSpaces, others]) {
    for (const place of places) {
      solidAt.set(place, -1);
      solidTop.set(place, level[place] as number);
    }
  }
  for (const [index, solid] of solids.entries()) {
    solid.spaces.forEach((place, part) => {
      solidAt.set(place, index);
      if (!solid.enterable) solidTop.set(place, solid.tops[part] as number);
    });
  }
  return { plans, solids, solidAt: solidAt.table, solidTop: solidTop.table };
}

function resolveSolid(
  plan: SolidPlan,
  structure: Structure,
  level: Int16Array,
  space: (name: string) => number,
): Solid {
  const all = plan.spaces.map(space);
  const heightOf = (part: number) =>
    typeof plan.height === 'number' ? plan.height : (plan.height[part] ?? 0);
  const parts = [...all.keys()].filter((part) => structure.exists[all[part] as number] === 1);
  return {
    id: plan.id,
    spaces: parts.map((part) => all[part] as number),
    tops: parts.map((part) => (level[all[part] as number] as number) + heightOf(part)),
    height: plan.height,
    blocksFlying: plan.blocksFlying ?? false,
    blocksSight: plan.blocksSight ?? true,
    obstructs: plan.obstructs ?? true,
    enterable: plan.enterable ?? false,
  };
}
