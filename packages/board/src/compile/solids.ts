import type { Solid } from '../battlefield.ts';
import type { SolidPlan } from '../plan.ts';
import type { Structure } from './structure.ts';
import type { Surfaces } from './surfaces.ts';

/** Objects, and which of them fills each space. */
export interface Solids {
  readonly solids: readonly Solid[];
  readonly solidAt: Int16Array;
  readonly solidTop: Int16Array;
}

/** Resolves the objects that fill whole hexes; parts on spaces that were removed are left out. */
export function buildSolids(
  plans: readonly SolidPlan[],
  structure: Structure,
  surfaces: Surfaces,
  space: (name: string, place: string) => number,
): Solids {
  const solids = plans.map((plan) => resolveSolid(plan, structure, surfaces, (name) => space(name, plan.id)));
  const solidAt = new Int16Array(structure.exists.length).fill(-1);
  const solidTop = surfaces.level.slice();
  solids.forEach((solid, index) => {
    solid.spaces.forEach((place, part) => {
      solidAt[place] = index;
      if (!solid.enterable) solidTop[place] = solid.tops[part] as number;
    });
  });
  return { solids, solidAt, solidTop };
}

function resolveSolid(
  plan: SolidPlan,
  structure: Structure,
  surfaces: Surfaces,
  space: (name: string) => number,
): Solid {
  const all = plan.spaces.map(space);
  const heightOf = (part: number) =>
    typeof plan.height === 'number' ? plan.height : (plan.height[part] ?? 0);
  const parts = [...all.keys()].filter((part) => structure.exists[all[part] as number] === 1);
  return {
    id: plan.id,
    spaces: parts.map((part) => all[part] as number),
    tops: parts.map((part) => (surfaces.level[all[part] as number] as number) + heightOf(part)),
    height: plan.height,
    blocksFlying: plan.blocksFlying ?? false,
    blocksSight: plan.blocksSight ?? true,
    obstructs: plan.obstructs ?? true,
    enterable: plan.enterable ?? false,
  };
}
