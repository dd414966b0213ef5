import type { Passages, Wall } from '../battlefield.ts';
import type { BattlefieldPlan, SpacePlan } from '../plan.ts';
import { type Borders, buildBorders, resolveWall } from './borders.ts';
import { unknownName } from './changed-plan.ts';
import { Distances } from './distances.ts';
import { buildLinks, type Links } from './links.ts';
import { buildPassages } from './passages.ts';
import { buildSolids, type Solids } from './solids.ts';
import { buildStructure, type Structure } from './structure.ts';
import { buildSurfaces, hexKinds, type Surfaces } from './surfaces.ts';
import { columnMates, spacesTouched } from './touched.ts';
import { keepsNames, validatePlan } from './validate.ts';

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

/**
 * Builds the parts of a plan, or, given those from which the plan differs in some spaces, walls, objects and links, what is
 * not as it was. Throws BoardError.
 */
export function buildParts(
  plan: BattlefieldPlan,
  earlier: Parts | undefined,
  changedSpaces: ReadonlySet<number>,
): Parts {
  const before = earlier && { plan: earlier.plan, changedSpaces };
  validatePlan(plan, before);
  const kept = earlier !== undefined && keepsPlaces(earlier, plan, changedSpaces) ? earlier : undefined;
  const structure = kept?.structure ?? buildStructure(plan.spaces);
  const surfaces = buildSurfaces(
    plan.spaces,
    structure,
    earlier?.surfaces,
    sharingColumns(structure, earlier, changedSpaces),
  );
  const names = before && kept && keepsNames(plan, before) ? kept.names : nameSpaces(plan.spaces);
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
    kept === undefined ? changedSpaces : columnMates(structure, changedSpaces),
  );
  const touched =
    kept &&
    spacesTouched(structure, { walls, ...solids }, { walls: kept.walls, ...kept.solids }, changedSpaces);
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
    touchedColumns: touched && columnsOf(structure, touched),
  };
}

/** Whether no space came, went or changed its place in its column. */
function keepsPlaces(
  { plan: { spaces: before }, structure }: Parts,
  { spaces }: BattlefieldPlan,
  changedSpaces: ReadonlySet<number>,
): boolean {
  if (before.length !== spaces.length) return false;
  for (const index of changedSpaces) {
    const { q, r, region = 0, removed = false } = before[index] as SpacePlan;
    const now = spaces[index] as SpacePlan;
    if (q !== now.q || r !== now.r || region !== (now.region ?? 0) || removed !== (now.removed ?? false))
      return false;
    if (!removed && !isSorted(structure, spaces, structure.column[index] as number)) return false;
  }
  return true;
}

/** Whether the spaces of a column lie one above the other in the order in which they are listed. */
function isSorted(
  { columnStart, columnSpaces }: Structure,
  spaces: readonly SpacePlan[],
  column: number,
): boolean {
  const end = columnStart[column + 1] as number;
  for (let at = (columnStart[column] as number) + 1; at < end; at++) {
    const [lower, upper] = [columnSpaces[at - 1] as number, columnSpaces[at] as number];
    const rise = (spaces[upper]?.level ?? 0) - (spaces[lower]?.level ?? 0);
    if (rise < 0 || (rise === 0 && upper < lower)) return false;
  }
  return true;
}

/** The changed spaces and all that share a column with them, before or after: their air has changed too. */
function sharingColumns(
  structure: Structure,
  earlier: Parts | undefined,
  changedSpaces: ReadonlySet<number>,
): ReadonlySet<number> {
  if (earlier === undefined) return changedSpaces;
  const mates = columnMates(structure, changedSpaces);
  if (earlier.structure === structure) return mates;
  const known = [...changedSpaces].filter((space) => space < earlier.plan.spaces.length);
  return new Set([...columnMates(earlier.structure, known), ...mates]);
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

function columnsOf({ column }: Structure, spaces: Iterable<number>): readonly number[] {
  const columns = new Set<number>();
  for (const space of spaces) columns.add(column[space] as number);
  return [...columns].filter((one) => one >= 0);
}
