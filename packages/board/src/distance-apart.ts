import type { Battlefield } from './battlefield.ts';

/** Spaces between two figures of any size: those between their nearest spaces (SS-RNG-005); -1 if there is no way. */
export function distanceApart(
  battlefield: Battlefield,
  from: readonly number[],
  to: readonly number[],
): number {
  let nearest = -1;
  for (const a of from) {
    for (const b of to) {
      const distance = battlefield.distance(a, b);
      if (distance >= 0 && (nearest < 0 || distance < nearest)) nearest = distance;
    }
  }
  return nearest;
}
