import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import type { MoveQuery } from './move-query.ts';
import type { MoveRules } from './move-rules.ts';

/**
 * The lowest level at which a flyer can come from one space over the next: above what stands there (`tops`), and over the walls on
 * the border or through a gap between them that holds its height.
 */
export function levelFlown(
  battlefield: Battlefield,
  { tops, height }: Pick<MoveQuery, 'tops' | 'height'>,
  from: number,
  to: number,
): number {
  const { solidTop } = battlefield;
  let foot = Math.max(solidTop[from] as number, solidTop[to] as number, tops?.[to] ?? 0);
  for (const wall of battlefield.wallsBetween(from, to)) {
    if (wall.passable || wall.top <= foot || wall.bottom >= foot + height) continue;
    foot = wall.top;
  }
  return foot;
}

/** Is a space that a base comes to in a direction (-1: by a link), or a wall before it, too far above the start to be flown over? */
export function fliesTooHigh(
  { query, battlefield, footprints }: Pick<MoveRules, 'query' | 'battlefield' | 'footprints'>,
  startLevel: number,
  footprint: number,
  space: Space,
  direction: number,
): boolean {
  const { flightLimit } = query;
  if (flightLimit === undefined) return false;
  let from = space;
  for (let part = 0; part < footprints.size; part++) {
    const before = footprints.spaceAt(footprint, part);
    if (direction !== -1 && battlefield.directionBetween(before, space) === direction) from = before;
  }
  return levelFlown(battlefield, query, from, space) - startLevel > flightLimit;
}
