import type { Passages } from '../battlefield.ts';
import type { BattlefieldPlan, SpacePlan } from '../plan.ts';
import type { ChangedParts } from './changed-parts.ts';
import { Distances } from './distances.ts';
import { buildPassages } from './passages.ts';
import { planCheckSlot } from './plan-checks.ts';
import { isBare, nothing, type Standing, standingSlot } from './standing.ts';
import { buildStructure, type Structure } from './structure.ts';
import { buildSurfaces, hexKinds, type Surfaces } from './surfaces.ts';

/** All that a battlefield is made of. What a change leaves as it was is the same value before and after it. */
export interface Parts extends Standing {
  readonly plan: BattlefieldPlan;
  readonly structure: Structure;
  readonly surfaces: Surfaces;
  readonly names: Names;
  readonly passages: Passages;
  readonly distances: Distances;
  /** Columns whose ground, walls or objects are not those of the battlefield before; undefined if columns came or went. */
  readonly touchedColumns: readonly number[] | undefined;
}

/** The names of spaces. */
export interface Names {
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
  if (planCheckSlot.isFilled)
    planCheckSlot.code.validatePlan(plan, earlier && { plan: earlier.plan, changedSpaces, keepsNames });
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
  const standing = isBare(plan)
    ? nothing(structure, surfaces, kept)
    : standingSlot.code.buildStanding(
        plan,
        { structure, surfaces, names },
        kept,
        unmoved?.code.columnMates(structure, changedSpaces) ?? changedSpaces,
      );
  const { solids } = standing;
  const touched = unmoved?.code.spacesTouched({ structure, walls: standing.walls, ...solids }, unmoved);
  return {
    plan,
    structure,
    surfaces,
    names,
    ...standing,
    passages: buildPassages(
      { structure, surfaces, borders: standing.borders, ...solids },
      kept?.passages,
      touched ?? plan.spaces.keys(),
    ),
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

/** 1 for columns that count for distance. */
function waysOf({ exists, column, columnCount }: Structure, { hex }: Surfaces): Uint8Array {
  const ways = new Uint8Array(columnCount);
  for (let space = 0; space < exists.length; space++) {
    if (exists[space] === 1 && hex[space] !== hexKinds.partial) ways[column[space] as number] = 1;
  }
  return ways;
}
