import type { Passages, Wall } from '../battlefield.ts';
import type { BattlefieldPlan, SpacePlan } from '../plan.ts';
import { type Borders, buildBorders, resolveWall } from './borders.ts';
import type { ChangedParts } from './changed-parts.ts';
import { Distances } from './distances.ts';
import { buildLinks, type Links } from './links.ts';
import { buildPassages } from './passages.ts';
import { buildSolids, type Solids } from './solids.ts';
import { buildStructure, type Structure } from './structure.ts';
import { buildSurfaces, hexKinds, type Surfaces } from './surfaces.ts';
import { unknownName, validatePlan } from './validate.ts';

/** All that a battlefield is made of. What a change leaves as it was is the same value before and after it. */
export interface Parts {
  readonly plan: BattlefieldPlan;
  readonly structure: Structure;
  readonly surfaces: Surfaces;
  readonly names: Names;
  readonly walls: readonly Wall[];
  readonly borders: Borders;
  readonly solids: Solids;
  readonly passages: Passages;
  readonly links: Links;
  readonly distances: Distances;
  /** Columns whose ground, walls or objects are not those of the battlefield before; undefined if columns came or went. */
  readonly touchedColumns: readonly number[] | undefined;
}

interface Names {
  readonly list: readonly string[];
  /** Numbers of the spaces that exist. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** What a plan was before it was changed, and the code that finds what is left of it. */
export interface Before {
  readonly parts: Parts;
  readonly changedSpaces: ReadonlySet<number>;
  readonly code: ChangedParts;
}

/**
 * Builds the parts of a plan, or, given those from which the plan differs in some spaces, walls, objects and links, what is
 * not as it was. Throws BoardError.
 */
export function buildParts(plan: BattlefieldPlan, before?: Before): Parts {
  const earlier = before?.parts;
  const keepsNames = before?.code.keepsNames(plan, before) ?? false;
  const changedSpaces = before?.changedSpaces ?? new Set(plan.spaces.keys());
  validatePlan(plan, earlier && { plan: earlier.plan, changedSpaces, keepsNames });
  const unmoved = before?.code.keepsPlaces(plan, before) ? before : undefined;
  const kept = unmoved?.parts;
  const structure = kept?.structure ?? buildStructure(plan.spaces);
  const surfaces = buildSurfaces(
    plan.spaces,
    structure,
    earlier?.surfaces,
    before?.code.sharingColumns(structure, before) ?? changedSpaces,
  );
  const names = kept && keepsNames ? kept.names : nameSpaces(plan.spaces);
  const numberOf = (name: string, place: string): number => {
    // Removed spaces are still known to the walls, objects and links that named them.
    const number = names.numbers.get(name) ?? names.list.indexOf(name);
    if (number < 0) throw unknownName(name, 'space', place);
    return number;
  };
  const walls = resolveWalls(plan, kept, structure, numberOf);
  const borders = walls === kept?.walls ? kept.borders : buildBorders(walls, structure);
  const solids = buildSolids(
    plan.solids ?? [],
    structure,
    surfaces,
    numberOf,
    kept?.solids,
    unmoved?.code.columnMates(structure, changedSpaces) ?? changedSpaces,
  );
  const touched = unmoved?.code.spacesTouched({ structure, walls, ...solids }, unmoved);
  return {
    plan,
    structure,
    surfaces,
    names,
    walls,
    borders,
    solids,
    passages: buildPassages(
      { structure, surfaces, borders, ...solids },
      kept?.passages,
      touched ?? plan.spaces.keys(),
    ),
    links:
      kept && kept.plan.links === plan.links && kept.names === names
        ? kept.links
        : buildLinks(plan.links ?? [], plan.spaces.length, structure.exists, (name) => numberOf(name, name)),
    distances:
      kept?.surfaces.hex === surfaces.hex
        ? kept.distances
        : new Distances(structure.columnNeighbours, waysOf(structure, surfaces)),
    touchedColumns: touched && unmoved?.code.columnsOf(structure, touched),
  };
}

function nameSpaces(spaces: readonly SpacePlan[]): Names {
  const numbers = new Map<string, number>();
  spaces.forEach((space, index) => {
    if (!space.removed) numbers.set(space.name, index);
  });
  return { list: spaces.map((space) => space.name), numbers };
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

/** 1 for columns that count for distance. */
function waysOf({ exists, column, columnCount }: Structure, { hex }: Surfaces): Uint8Array {
  const ways = new Uint8Array(columnCount);
  for (let space = 0; space < exists.length; space++) {
    if (exists[space] === 1 && hex[space] !== hexKinds.partial) ways[column[space] as number] = 1;
  }
  return ways;
}
