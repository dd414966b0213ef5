import type { Separation, Wall } from '../battlefield.ts';
import { BoardError } from '../board-error.ts';
import type { WallPlan } from '../plan.ts';
import { type Borders, undivided } from './standing.ts';
import { borderKey, directionFrom, type Structure } from './structure.ts';

/** Resolves a wall's pairs of spaces; pairs of which a space was removed during play are left out. */
export function resolveWall(plan: WallPlan, structure: Structure, space: (name: string) => number): Wall {
  const borders: Wall['borders'][number][] = [];
  for (const [first, second] of plan.between) {
    const a = space(first);
    const b = space(second);
    if (structure.exists[a] !== 1 || structure.exists[b] !== 1) continue;
    const direction = directionFrom(structure, a, b);
    if (direction < 0) {
      throw new BoardError(
        'board.not-neighbours',
        plan.id,
        `${first} and ${second} are not neighbours`,
        'name pairs of spaces in neighbouring columns of one battlefield',
      );
    }
    borders.push({ a, b, direction });
  }
  const edges = (plan.edges ?? [])
    .map(([name, direction]) => ({ a: space(name), direction }))
    .filter(({ a }) => structure.exists[a] === 1);
  return {
    id: plan.id,
    bottom: plan.bottom,
    top: plan.top,
    climb: plan.climb ?? 'no',
    blocksFlying: plan.blocksFlying ?? false,
    passable: plan.passable ?? false,
    blocksSight: plan.blocksSight ?? true,
    separates: plan.separates ?? true,
    obstructs: plan.obstructs ?? true,
    borders,
    edges,
  };
}

/** Sorts walls by border, the lowest wall of each border first. */
export function buildBorders(walls: readonly Wall[], structure: Structure): Borders {
  const borders = new Map<number, Wall[]>();
  for (const wall of walls) {
    for (const { a, b } of wall.borders) {
      const key = borderKey(structure, a, b);
      const standing = borders.get(key);
      if (standing === undefined) borders.set(key, [wall]);
      else if (!standing.includes(wall)) standing.push(wall);
    }
  }
  for (const standing of borders.values()) standing.sort((a, b) => a.bottom - b.bottom);
  return borders;
}

/**
 * What divides two spaces, of the walls on their border: those that rise above the higher surface, and begin below what
 * lies over one of the two (`ceiling`).
 */
export function separationBetween(
  walls: readonly Wall[],
  level: Int16Array,
  ceiling: number,
  a: number,
  b: number,
): Separation {
  const higher = Math.max(level[a] as number, level[b] as number);
  let always = false;
  const spans: { bottom: number; top: number }[] = [];
  for (const wall of walls) {
    if (wall.separates === false) continue;
    const named = wall.separates === 'always' && wall.borders.some((border) => joins(border, a, b));
    if (!named && (wall.top <= higher || wall.bottom >= ceiling)) continue;
    const below = spans.at(-1);
    if (below !== undefined && wall.bottom <= below.top) below.top = Math.max(below.top, wall.top);
    else spans.push({ bottom: wall.bottom, top: wall.top });
    always ||= named;
  }
  const [lowest] = spans;
  if (lowest === undefined) return undivided;
  return { divided: true, top: spans.at(-1)?.top ?? 0, bottom: lowest.bottom, spans, always };
}

function joins(border: Wall['borders'][number], a: number, b: number): boolean {
  return (border.a === a && border.b === b) || (border.a === b && border.b === a);
}
