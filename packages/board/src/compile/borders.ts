import type { Separation, Wall } from '../battlefield.ts';
import { BoardError } from '../board-error.ts';
import { directionOf } from '../geometry.ts';
import type { WallPlan } from '../plan.ts';
import type { Structure } from './structure.ts';

/** Walls by the border on which they stand. */
export type Borders = ReadonlyMap<number, readonly Wall[]>;

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

/** Direction from a space to one of a neighbouring column, -1 if it is none. */
export function directionFrom(structure: Structure, a: number, b: number): number {
  if (structure.region[a] !== structure.region[b]) return -1;
  const stepQ = (structure.q[b] as number) - (structure.q[a] as number);
  const stepR = (structure.r[b] as number) - (structure.r[a] as number);
  return directionOf(stepQ, stepR);
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

/** Key of the border between the columns of two spaces, the same from both sides. */
export function borderKey(structure: Structure, a: number, b: number): number {
  const first = structure.column[a] as number;
  const second = structure.column[b] as number;
  return first < second ? first * structure.columnCount + second : second * structure.columnCount + first;
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

const undivided: Separation = { divided: false, top: 0, bottom: 0, spans: [], always: false };

function joins(border: Wall['borders'][number], a: number, b: number): boolean {
  return (border.a === a && border.b === b) || (border.a === b && border.b === a);
}
