import { openSky } from '../battlefield.ts';
import type { HexKind, SpacePlan } from '../plan.ts';
import { fresh, Patch } from './patch.ts';
import { planCheckSlot } from './plan-checks.ts';
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
 * Reads the surfaces of all spaces, or, given those of an earlier battlefield, of the spaces that changed; tables in which
 * nothing changes are the earlier ones.
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
    if (planCheckSlot.isFilled) planCheckSlot.code.validateAir(space, ceiling);
    clearance.set(number, ceiling === openSky ? openSky : ceiling - level);
    if (underside < level || level === 0) ceiling = underside;
  }
}
