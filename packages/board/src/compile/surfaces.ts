import type { HexKind, SpacePlan } from '../plan.ts';
import { fresh, Patch } from './patch.ts';
import type { Structure } from './structure.ts';
import { validateAir } from './validate.ts';

/** What each space is like: the mass that carries it, its terrain, the air above it. */
export interface Surfaces {
  /** Level of the surface. */
  readonly level: Int16Array;
  /** Lower face of the mass that carries it; equal to `level` where nothing does (a rung). */
  readonly underside: Int16Array;
  /** Levels of free air above the surface, `openSky` where nothing lies above. */
  readonly clearance: Int16Array;
  /** 0 full, 1 half, 2 partial. */
  readonly hex: Uint8Array;
  /** 1 for ladder rungs. */
  readonly rung: Uint8Array;
  /** Index into `terrains`. */
  readonly terrain: Int16Array;
  readonly terrains: readonly string[];
}

/** `clearance` of a space with nothing above it. */
export const openSky = 32767;

/** `Battlefield.hex` of each kind of hex. */
export const hexKinds: Readonly<Record<HexKind, number>> = { full: 0, half: 1, partial: 2 };

/**
 * Reads the surfaces of all spaces, or, given those of an earlier battlefield, of the spaces that changed; tables in which
 * nothing changes are the earlier ones. Throws BoardError for a surface inside the mass above it.
 */
export function buildSurfaces(
  spaces: readonly SpacePlan[],
  structure: Structure,
  earlier: Surfaces | undefined,
  changedSpaces: Iterable<number>,
): Surfaces {
  const count = spaces.length;
  const level = new Patch(earlier?.level, count, fresh.shorts);
  const underside = new Patch(earlier?.underside, count, fresh.shorts);
  const clearance = new Patch(earlier?.clearance, count, fresh.shorts);
  const hex = new Patch(earlier?.hex, count, fresh.bytes);
  const rung = new Patch(earlier?.rung, count, fresh.bytes);
  const terrain = new Patch(earlier?.terrain, count, fresh.shorts);
  let terrains = earlier?.terrains ?? [];
  const columns = new Set<number>();
  for (const index of changedSpaces) {
    const space = spaces[index] as SpacePlan;
    level.set(index, space.level);
    underside.set(index, space.underside);
    hex.set(index, hexKinds[space.hex ?? 'full']);
    rung.set(index, space.rung ? 1 : 0);
    if (!terrains.includes(space.terrain)) terrains = [...terrains, space.terrain];
    terrain.set(index, terrains.indexOf(space.terrain));
    const column = structure.column[index] as number;
    if (column >= 0) columns.add(column);
    else clearance.set(index, 0);
  }
  for (const column of columns) measureColumn(spaces, structure, column, clearance);
  return {
    level: level.table,
    underside: underside.table,
    clearance: clearance.table,
    hex: hex.table,
    rung: rung.table,
    terrain: terrain.table,
    terrains,
  };
}

/** Free air above each space of a column: up to the lowest mass above it. */
function measureColumn(
  spaces: readonly SpacePlan[],
  { columnStart, columnSpaces }: Structure,
  column: number,
  clearance: Patch<Int16Array>,
): void {
  const first = columnStart[column] as number;
  let ceiling = openSky;
  for (let index = (columnStart[column + 1] as number) - 1; index >= first; index--) {
    const number = columnSpaces[index] as number;
    const space = spaces[number] as SpacePlan;
    const { level, underside } = space;
    validateAir(space, ceiling);
    clearance.set(number, ceiling === openSky ? openSky : ceiling - level);
    if (underside < level || level === 0) ceiling = underside;
  }
}
