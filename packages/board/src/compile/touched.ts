import type { Solid, Wall } from '../battlefield.ts';
import type { Solids } from './solids.ts';
import type { Structure } from './structure.ts';

/** What passages are measured from, apart from the surfaces themselves. */
export interface Standing extends Solids {
  readonly structure: Structure;
  readonly walls: readonly Wall[];
}

/** Spaces whose ground, walls or objects are not what they were in an earlier battlefield of the same structure. */
export function spacesTouched(
  now: Standing,
  earlier: Standing,
  changedSpaces: Iterable<number>,
): ReadonlySet<number> {
  const touched = new Set(columnMates(now.structure, changedSpaces));
  const otherWalls = [
    ...now.walls.filter((wall) => !earlier.walls.includes(wall)),
    ...earlier.walls.filter((wall) => !now.walls.includes(wall)),
  ];
  const bordering = otherWalls.flatMap((wall) => wall.borders.flatMap(({ a, b }) => [a, b]));
  for (const space of columnMates(now.structure, bordering)) touched.add(space);
  now.solidTop.forEach((top, space) => {
    const before = earlier.solids[earlier.solidAt[space] as number];
    const after = now.solids[now.solidAt[space] as number];
    if (top !== earlier.solidTop[space] || !sameKind(before, after)) touched.add(space);
  });
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

function sameKind(before: Solid | undefined, after: Solid | undefined): boolean {
  return before?.enterable === after?.enterable && before?.blocksFlying === after?.blocksFlying;
}
