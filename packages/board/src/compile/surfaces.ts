import { openSky } from '../battlefield.ts';
import { BoardError } from '../board-error.ts';
import type { HexKind, SpacePlan } from '../plan.ts';
import type { Structure } from './structure.ts';

/** What each space is like: the mass that carries it, its terrain, the air above it. */
export interface Surfaces {
  readonly level: Int16Array;
  readonly underside: Int16Array;
  readonly clearance: Int16Array;
  readonly hex: Uint8Array;
  readonly rung: Uint8Array;
  readonly terrain: Int16Array;
  readonly terrains: readonly string[];
}

/** `Battlefield.hex` of each kind of hex. */
export const hexKinds: Readonly<Record<HexKind, number>> = { full: 0, half: 1, partial: 2 };

/**
 * Reads the surfaces of all spaces, or, given those of an earlier battlefield, of the spaces that changed. Throws
 * `board.overlap` where two masses of a column take the same air.
 */
export function buildSurfaces(
  spaces: readonly SpacePlan[],
  structure: Structure,
  earlier: Surfaces | undefined,
  changedSpaces: Iterable<number>,
): Surfaces {
  const count = spaces.length;
  const terrains = [...(earlier?.terrains ?? [])];
  const surfaces: Surfaces = {
    level: grown(earlier?.level, new Int16Array(count)),
    underside: grown(earlier?.underside, new Int16Array(count)),
    clearance: grown(earlier?.clearance, new Int16Array(count)),
    hex: grown(earlier?.hex, new Uint8Array(count)),
    rung: grown(earlier?.rung, new Uint8Array(count)),
    terrain: grown(earlier?.terrain, new Int16Array(count)),
    terrains,
  };
  const columns = new Set<number>();
  for (const index of changedSpaces) {
    const space = spaces[index] as SpacePlan;
    surfaces.level[index] = space.level;
    surfaces.clearance[index] = 0;
    surfaces.underside[index] = space.underside;
    surfaces.hex[index] = hexKinds[space.hex ?? 'full'];
    surfaces.rung[index] = space.rung ? 1 : 0;
    if (!terrains.includes(space.terrain)) terrains.push(space.terrain);
    surfaces.terrain[index] = terrains.indexOf(space.terrain);
    columns.add(structure.column[index] as number);
  }
  for (const column of columns) if (column >= 0) measureColumn(spaces, structure, surfaces, column);
  return surfaces;
}

/** Free air above each space of a column: up to the lowest mass above it. */
export function measureColumn(
  spaces: readonly SpacePlan[],
  structure: Structure,
  surfaces: Surfaces,
  column: number,
): void {
  const { columnStart, columnSpaces } = structure;
  const { level, underside, clearance } = surfaces;
  let ceiling = openSky;
  for (
    let index = (columnStart[column + 1] as number) - 1;
    index >= (columnStart[column] as number);
    index--
  ) {
    const space = columnSpaces[index] as number;
    const surface = level[space] as number;
    if (surface > ceiling) {
      const name = spaces[space]?.name ?? '';
      throw new BoardError(
        'board.overlap',
        name,
        `its surface at level ${surface} lies inside the mass above it, which begins at level ${ceiling}`,
        'give the upper space a higher underside, or leave one of the two spaces out',
      );
    }
    clearance[space] = ceiling === openSky ? openSky : ceiling - surface;
    const lower = underside[space] as number;
    if (lower < surface || surface === 0) ceiling = lower;
  }
}

/** The earlier table copied into a table at least as long. */
export function grown<Table extends Int16Array | Int32Array | Uint8Array>(
  earlier: Table | undefined,
  table: Table,
): Table {
  if (earlier !== undefined) table.set(earlier.subarray(0, table.length));
  return table;
}
