import type { BattlefieldPlan } from '../plan.ts';
import { type Borders, buildBorders, resolveWall, type Wall } from './borders.ts';
import { buildLinks, type Links } from './links.ts';
import { type Names, numberOf } from './names.ts';
import { buildSolids, type Solids } from './solids.ts';
import type { Structure } from './structure.ts';
import type { Surfaces } from './surfaces.ts';

/** What stands on the ground, or leads over it: walls, objects that fill hexes, links. */
export interface Standing {
  readonly walls: readonly Wall[];
  readonly borders: Borders;
  readonly solids: Solids;
  readonly links: Links;
}

/** The ground of a battlefield, and the plan of what is to stand on it. */
interface Ground {
  readonly plan: BattlefieldPlan;
  readonly structure: Structure;
  readonly surfaces: Surfaces;
  readonly names: Names;
}

/**
 * Builds what stands on the ground, or, given a battlefield with the same spaces, what of it is not as it was;
 * `changedSpaces`: those that changed since, and all that share a column with them. Throws BoardError.
 */
export function buildStanding(
  { plan, structure, surfaces, names }: Ground,
  kept: (Ground & Standing) | undefined,
  changedSpaces: ReadonlySet<number>,
): Standing {
  const { solids = [], links = [] } = plan;
  const find = (name: string, place: string): number => numberOf(names, name, place);
  const walls = resolveWalls(plan, kept, structure, find);
  const keepsLinks = kept?.plan.links === plan.links && kept?.names === names;
  return {
    walls,
    borders: walls === kept?.walls ? kept.borders : buildBorders(walls, structure),
    solids: buildSolids(
      solids,
      structure,
      surfaces,
      find,
      kept && { ...kept.solids, plans: kept.plan.solids ?? [] },
      changedSpaces,
    ),
    links:
      kept && keepsLinks
        ? kept.links
        : buildLinks(links, plan.spaces.length, structure.exists, (name) => find(name, name)),
  };
}

function resolveWalls(
  { walls = [] }: BattlefieldPlan,
  kept: (Ground & Standing) | undefined,
  structure: Structure,
  find: (name: string, place: string) => number,
): readonly Wall[] {
  if (kept?.plan.walls === walls) return kept.walls;
  const known = new Map(kept?.plan.walls?.map((plan, index) => [plan, kept.walls[index]]));
  return walls.map((wall) => known.get(wall) ?? resolveWall(wall, structure, (name) => find(name, wall.id)));
}
