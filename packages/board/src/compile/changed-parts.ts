import type { BattlefieldPlan, SpacePlan } from '../plan.ts';
import type { Wall } from './borders.ts';
import { otherItems } from './other-items.ts';
import type { Solids } from './solids.ts';
import type { Structure } from './structure.ts';

/** A battlefield as far as it decides what a change leaves as it was: the same walls and objects in both are the same values. */
interface Placed {
  readonly structure: Structure;
  readonly walls: readonly Wall[];
  readonly solids: Solids;
}

/** What a battlefield was before a change, and the spaces whose plans the change touched. */
interface Before {
  readonly parts: Placed & { readonly plan: BattlefieldPlan };
  readonly changedSpaces: ReadonlySet<number>;
}

/** Whether a plan has the spaces of an earlier one under the same names. */
export function keepsNames({ spaces }: BattlefieldPlan, { parts: { plan }, changedSpaces }: Before): boolean {
  if (spaces.length !== plan.spaces.length) return false;
  for (const index of changedSpaces) {
    const [before, after] = [plan.spaces[index], spaces[index]];
    if (before?.name !== after?.name || (before?.removed ?? false) !== (after?.removed ?? false))
      return false;
  }
  return true;
}

/** Whether no space came, went or changed its place in its column: then the structure stays. */
export function keepsPlaces({ spaces }: BattlefieldPlan, { parts, changedSpaces }: Before): boolean {
  const { plan, structure } = parts;
  if (plan.spaces.length !== spaces.length) return false;
  for (const index of changedSpaces) {
    const { q, r, region = 0, removed = false } = plan.spaces[index] as SpacePlan;
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
export function sharingColumns(structure: Structure, { parts, changedSpaces }: Before): ReadonlySet<number> {
  const mates = columnMates(structure, changedSpaces);
  if (parts.structure === structure) return mates;
  const known = [...changedSpaces].filter((space) => space < parts.plan.spaces.length);
  return new Set([...columnMates(parts.structure, known), ...mates]);
}

/** Spaces whose ground, walls or objects are not what they were in an earlier battlefield of the same structure. */
export function spacesTouched(now: Placed, { parts, changedSpaces }: Before): ReadonlySet<number> {
  const { structure, walls, solids } = now;
  const touched = new Set(columnMates(structure, changedSpaces));
  const bordering = otherItems(walls, parts.walls).flatMap(({ borders, edges }) => [
    ...borders.flatMap(({ a, b }) => [a, b]),
    ...edges.map(({ a }) => a),
  ]);
  for (const space of columnMates(structure, bordering)) touched.add(space);
  for (const { spaces } of otherItems(solids.solids, parts.solids.solids))
    for (const space of spaces) touched.add(space);
  return touched;
}

/** Spaces and all that share a column with them. */
export function columnMates(structure: Structure, spaces: Iterable<number>): ReadonlySet<number> {
  const { exists, column, columnStart, columnSpaces } = structure;
  const mates = new Set<number>(spaces);
  for (const space of [...mates]) {
    if (exists[space] !== 1) continue;
    const own = column[space] as number;
    for (const mate of columnSpaces.subarray(columnStart[own], columnStart[own + 1])) mates.add(mate);
  }
  return mates;
}

/** The columns of these spaces. */
export function columnsOf({ column }: Structure, spaces: Iterable<number>): readonly number[] {
  const columns = new Set<number>();
  for (const space of spaces) columns.add(column[space] as number);
  return [...columns].filter((one) => one >= 0);
}
