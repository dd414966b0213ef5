import type { Solid, Wall } from '../battlefield.ts';
import type { Structure } from './structure.ts';

/** What stands on a battlefield: the same walls and objects as in an earlier one are the same values. */
interface Standing {
  readonly walls: readonly Wall[];
  readonly solids: readonly Solid[];
}

/** Spaces whose ground, walls or objects are not what they were in an earlier battlefield of the same structure. */
export function spacesTouched(
  structure: Structure,
  now: Standing,
  earlier: Standing,
  changedSpaces: Iterable<number>,
): ReadonlySet<number> {
  const touched = new Set(columnMates(structure, changedSpaces));
  const bordering = otherItems(now.walls, earlier.walls).flatMap(({ borders, edges }) => [
    ...borders.flatMap(({ a, b }) => [a, b]),
    ...edges.map(({ a }) => a),
  ]);
  for (const space of columnMates(structure, bordering)) touched.add(space);
  for (const { spaces } of otherItems(now.solids, earlier.solids))
    for (const space of spaces) touched.add(space);
  return touched;
}

/** The items of which only one of two lists has one. */
export function otherItems<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  if (items === others || (items.length === 0 && others.length === 0)) return [];
  const [here, there] = [new Set(items), new Set(others)];
  return [...items.filter((item) => !there.has(item)), ...others.filter((item) => !here.has(item))];
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
