import { type Barrier, type Barriers, bottomless } from './barriers.ts';
import type { Shape } from './shape.ts';
import { heightTolerance, sightTolerance } from './tolerance.ts';

/**
 * Frees the waist of a base of several spaces: the prism that joins two cylinders is wider than the border on which it
 * lies, so the corners of the hexes beside it, and walls that begin there, reach into the zone. Only what stands outside
 * a zone can hide a part of it, so these bits are cut off; what rises above the zone's top remains there as a barrier of
 * its own, since it hides the top below it.
 */
export function freeWaist(
  barriers: Barriers,
  barrier: Barrier,
  target: Shape,
  targetLow: number,
  targetHigh: number,
): void {
  const { high, low } = barrier;
  if (high <= targetLow + heightTolerance) return;
  if (low >= targetHigh - heightTolerance) return;
  if (barrier.right <= target.left || barrier.left >= target.right) return;
  if (barrier.count === 6 && barrier.standsIn(target)) return;
  for (let corner = 0; corner < barrier.count; corner++) {
    const side = sideOver(target, barrier.x[corner] as number, barrier.y[corner] as number);
    if (side < 0) continue;
    const bit = cut(barrier, target, side);
    if (bit.length > 0 && high > targetHigh + heightTolerance)
      barriers.add(targetHigh, high, true, barrier.body).reshape(bit);
    corner = -1;
  }
}

/** The straight side of the outline below which a point lies inside the outline; -1 if it does not. */
function sideOver(target: Shape, x: number, y: number): number {
  for (let side = 0; side < target.count; side++) {
    const outX = target.normalX[side] as number;
    const outY = target.normalY[side] as number;
    const besideX = x - (target.x[side] as number);
    const besideY = y - (target.y[side] as number);
    const out = besideX * outX + besideY * outY;
    const along = besideY * outX - besideX * outY;
    if (out <= sightTolerance || out >= target.radius - sightTolerance) continue;
    if (along > 0 && along < (target.side[side] as number)) return side;
  }
  return -1;
}

/** Cuts a barrier along a side of the outline; returns the corners (x and y in turns) of the bit cut off. */
function cut(barrier: Barrier, target: Shape, side: number): number[] {
  const outX = target.normalX[side] as number;
  const outY = target.normalY[side] as number;
  const { count } = barrier;
  const depthOf = (i: number) =>
    ((barrier.x[i] as number) - (target.x[side] as number)) * outX +
    ((barrier.y[i] as number) - (target.y[side] as number)) * outY -
    target.radius;
  const kept: number[] = [];
  const bit: number[] = [];
  for (let i = 0; i < count; i++) {
    const next = i + 1 === count ? 0 : i + 1;
    const x = barrier.x[i] as number;
    const y = barrier.y[i] as number;
    const depth = depthOf(i);
    const nextDepth = depthOf(next);
    (depth >= 0 ? kept : bit).push(x, y);
    if (depth >= 0 === nextDepth >= 0 || (count === 2 && i === 1)) continue;
    const part = depth / (depth - nextDepth);
    const cutX = x + part * ((barrier.x[next] as number) - x);
    const cutY = y + part * ((barrier.y[next] as number) - y);
    kept.push(cutX, cutY);
    bit.push(cutX, cutY);
  }
  barrier.reshape(kept);
  if (kept.length === 0) barrier.high = bottomless;
  return bit;
}
