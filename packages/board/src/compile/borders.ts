import { BoardError } from '../board-error.ts';
import type { WallPlan } from '../plan.ts';
import { borderKey, directionFrom, type Structure } from './structure.ts';

/** A wall with its borders resolved. */
export interface Wall {
  readonly id: string;
  readonly bottom: number;
  readonly top: number;
  readonly climb: NonNullable<WallPlan['climb']>;
  readonly outside: number;
  readonly blocksFlying: boolean;
  readonly passable: boolean;
  readonly blocksSight: boolean;
  readonly separates: boolean | 'always';
  readonly obstructs: boolean;
  /** The pairs of spaces it stands between; `direction` leads from `a` to `b`. */
  readonly borders: readonly { readonly a: number; readonly b: number; readonly direction: number }[];
  /** Sides beyond which no space is. */
  readonly edges: readonly { readonly a: number; readonly direction: number }[];
}

/**
 * What stands between two spaces whose columns are neighbours: walls that rise above the higher of the two surfaces and
 * do not stand over a slab that covers one of them.
 */
export interface Separation {
  /** Whether any wall that can separate stands there. */
  readonly divided: boolean;
  /** Highest top and lowest bottom of those walls, absolute levels; 0 and 0 if there are none. */
  readonly top: number;
  readonly bottom: number;
  /** Heights at which they stand, from the lowest; walls that touch are one. */
  readonly spans: readonly { readonly bottom: number; readonly top: number }[];
  /** Whether one of them separates whatever its height (a ladder, a closed building). */
  readonly always: boolean;
}

/** Walls by the border on which they stand. */
export type Borders = ReadonlyMap<number, readonly Wall[]>;

/** Two spaces between which no wall stands. */
const undivided: Separation = { divided: false, top: 0, bottom: 0, spans: [], always: false };

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
    outside: plan.outside ?? 0,
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

/** The level up to which a step over a wall that can be climbed is counted: its top, or more from outside. */
export function climbedTo(wall: Wall, level: Int16Array, from: number, to: number): number {
  const rise = (level[to] as number) - (level[from] as number);
  const isOutside =
    wall.outside > 0 && (rise === 0 ? wall.borders.some(({ a, b }) => a === to && b === from) : rise > 0);
  return isOutside ? Math.max(wall.top, (level[from] as number) + wall.outside) : wall.top;
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
