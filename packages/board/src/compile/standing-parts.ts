import type { Wall } from '../battlefield.ts';
import type { BattlefieldPlan } from '../plan.ts';
import { buildBorders, resolveWall } from './borders.ts';
import { buildLinks } from './links.ts';
import type { Parts } from './parts.ts';
import { buildSolids } from './solids.ts';
import type { Standing } from './standing.ts';
import type { Structure } from './structure.ts';
import { unknownName } from './unknown-name.ts';

/**
 * Builds what stands on the ground, or, given the parts of a battlefield with the same spaces, what of it is not as it was;
 * `changedSpaces`: those that changed since, and all that share a column with them. Throws BoardError.
 */
export function buildStanding(
  plan: BattlefieldPlan,
  { structure, surfaces, names }: Pick<Parts, 'structure' | 'surfaces' | 'names'>,
  kept: Parts | undefined,
  changedSpaces: ReadonlySet<number>,
): Standing {
  const { solids = [], links = [] } = plan;
  const numberOf = (name: string, place: string): number => {
    // Removed spaces are still known to the walls, objects and links that named them.
    const number = names.numbers.get(name) ?? names.list.indexOf(name);
    if (number < 0) throw unknownName(name, 'space', place);
    return number;
  };
  const walls = resolveWalls(plan, kept, structure, numberOf);
  const keepsLinks = kept?.plan.links === plan.links && kept?.names === names;
  return {
    walls,
    borders: walls === kept?.walls ? kept.borders : buildBorders(walls, structure),
    solids: buildSolids(solids, structure, surfaces, numberOf, kept?.solids, changedSpaces),
    links:
      kept && keepsLinks
        ? kept.links
        : buildLinks(links, plan.spaces.length, structure.exists, (name) => numberOf(name, name)),
  };
}

function resolveWalls(
  { walls = [] }: BattlefieldPlan,
  kept: Parts | undefined,
  structure: Structure,
  numberOf: (name: string, place: string) => number,
): readonly Wall[] {
  if (kept?.plan.walls === walls) return kept.walls;
  const known = new Map(kept?.plan.walls?.map((plan, index) => [plan, kept.walls[index]]));
  return walls.map(
    (wall) => known.get(wall) ?? resolveWall(wall, structure, (name) => numberOf(name, wall.id)),
  );
}
