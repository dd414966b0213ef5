import type { BattlefieldPlan } from '../plan.ts';
import {
  columnMates,
  columnsOf,
  keepsNames,
  keepsPlaces,
  sharingColumns,
  spacesTouched,
} from './changed-parts.ts';
import { Distances } from './distances.ts';
import { type Names, nameSpaces } from './names.ts';
import { buildPassages, type Passages } from './passages.ts';
import { buildStanding, type Standing } from './standing.ts';
import { buildStructure, type Structure } from './structure.ts';
import { buildSurfaces, hexKinds, type Surfaces } from './surfaces.ts';
import { validatePlan } from './validate.ts';

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

/** What a plan was before it was changed. */
interface Before {
  readonly parts: Parts;
  readonly changedSpaces: ReadonlySet<number>;
}

/**
 * Builds the parts of a plan, or, given those from which the plan differs in some spaces, walls, objects and links, what is
 * not as it was. Throws BoardError.
 */
export function buildParts(plan: BattlefieldPlan, before?: Before): Parts {
  const earlier = before?.parts;
  const areNamed = before !== undefined && keepsNames(plan, before);
  const changedSpaces = before?.changedSpaces ?? new Set(plan.spaces.keys());
  validatePlan(plan, earlier && { plan: earlier.plan, changedSpaces, keepsNames: areNamed });
  const unmoved = before !== undefined && keepsPlaces(plan, before) ? before : undefined;
  const kept = unmoved?.parts;
  const structure = kept?.structure ?? buildStructure(plan.spaces);
  const surfaces = buildSurfaces(
    plan.spaces,
    structure,
    earlier?.surfaces,
    before ? sharingColumns(structure, before) : changedSpaces,
  );
  const names = kept && areNamed ? kept.names : nameSpaces(plan.spaces);
  const standing = buildStanding(
    { plan, structure, surfaces, names },
    kept,
    unmoved ? columnMates(structure, changedSpaces) : changedSpaces,
  );
  const touched = unmoved && spacesTouched({ structure, ...standing }, unmoved);
  return {
    plan,
    structure,
    surfaces,
    names,
    ...standing,
    passages: buildPassages(
      { structure, surfaces, borders: standing.borders, ...standing.solids },
      kept?.passages,
      touched ?? plan.spaces.keys(),
    ),
    distances:
      kept?.surfaces.hex === surfaces.hex
        ? kept.distances
        : new Distances(structure.columnNeighbours, waysOf(structure, surfaces)),
    touchedColumns: touched && columnsOf(structure, touched),
  };
}

/** 1 for columns that count for distance. */
function waysOf({ exists, column, columnCount }: Structure, { hex }: Surfaces): Uint8Array {
  const ways = new Uint8Array(columnCount);
  for (let space = 0; space < exists.length; space++) {
    if (exists[space] === 1 && hex[space] !== hexKinds.partial) ways[column[space] as number] = 1;
  }
  return ways;
}
