import type { Battlefield } from '../battlefield.ts';
import type { MoveQuery } from './move-query.ts';

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
