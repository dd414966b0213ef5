import type { SolidPlan } from '../plan.ts';
import type { Space } from '../space.ts';
import { otherItems } from './other-items.ts';
import { fresh, Patch } from './patch.ts';
import type { Structure } from './structure.ts';
import type { Surfaces } from './surfaces.ts';

/** An object with its spaces resolved. */
export interface Solid {
  readonly id: string;
  readonly spaces: readonly Space[];
  /** Absolute level of its top on each of `spaces`. */
  readonly tops: readonly number[];
  readonly blocksFlying: boolean;
  readonly blocksSight: boolean;
  readonly obstructs: boolean;
  readonly enterable: boolean;
  readonly height: SolidPlan['height'];
}

/** The objects of a battlefield, and which of them fills each space. */
export interface Solids {
  readonly solids: readonly Solid[];
  /** Index into `solids` of the object that fills the space, -1 if there is none. */
  readonly solidAt: Int16Array;
  /** Absolute level of the top of that object; the level of the surface where there is none. */
  readonly solidTop: Int16Array;
}

/** The objects of a battlefield with the same spaces, and the plans from which they were made. */
interface EarlierSolids extends Solids {
  readonly plans: readonly SolidPlan[];
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
  earlier: EarlierSolids | undefined,
  changedSpaces: ReadonlySet<number>,
): Solids {
  const count = structure.exists.length;
  const wereNone = earlier === undefined || earlier.solids.length === 0;
  const noneAt = (wereNone ? earlier?.solidAt : undefined) ?? new Int16Array(count).fill(-1);
  // On ground without objects the level of each space is its top: one table is both.
  if (plans.length === 0) return { solids: [], solidAt: noneAt, solidTop: level };
  const known = new Map(earlier?.solids.map((solid, index) => [earlier.plans[index], solid]));
  const solids = plans.map((plan): Solid => {
    const before = known.get(plan);
    if (before?.spaces.every((one) => !changedSpaces.has(one))) return before;
    return resolveSolid(plan, structure, level, (name) => space(name, plan.id));
  });
  const solidAt = new Patch(wereNone ? noneAt : earlier.solidAt, count, fresh.shorts);
  const solidTop = new Patch(wereNone ? level : earlier.solidTop, count, fresh.shorts);
  const others = wereNone ? [] : otherItems(solids, earlier.solids).flatMap(({ spaces }) => spaces);
  for (const places of wereNone ? [] : [changedSpaces, others]) {
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
  return { solids, solidAt: solidAt.table, solidTop: solidTop.table };
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
