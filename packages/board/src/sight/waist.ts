import { type Barriers, bottomless, cornerStride } from './barriers.ts';
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
  barrier: number,
  target: Shape,
  targetLow: number,
  targetHigh: number,
): void {
  const high = barriers.high[barrier] as number;
  if (target.count < 2 || high <= targetLow + heightTolerance) return;
  if ((barriers.low[barrier] as number) >= targetHigh - heightTolerance) return;
  if ((barriers.right[barrier] as number) <= target.farthestX(-1)) return;
  if ((barriers.left[barrier] as number) >= target.farthestX(1)) return;
  if (isOwn(barriers, barrier, target)) return;
  for (let corner = 0; corner < (barriers.corners[barrier] as number); corner++) {
    const at = barrier * cornerStride + corner;
    const side = sideOver(target, barriers.x[at] as number, barriers.y[at] as number);
    if (side < 0) continue;
    const bit = cut(barriers, barrier, target, side);
    if (bit.length > 0 && high > targetHigh + heightTolerance) {
      const rest = barriers.add(
        targetHigh,
        high,
        true,
        barriers.kind[barrier] as number,
        barriers.source[barrier] as number,
      );
      barriers.reshape(rest, bit);
    }
    corner = -1;
  }
}

/** Whether the middle of a hex lies in the target's outline: it stands on that column. */
function isOwn(barriers: Barriers, barrier: number, target: Shape): boolean {
  const start = barrier * cornerStride;
  if (barriers.corners[barrier] !== 6) return false;
  return target.holds(
    ((barriers.x[start] as number) + (barriers.x[start + 3] as number)) / 2,
    ((barriers.y[start] as number) + (barriers.y[start + 3] as number)) / 2,
  );
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
function cut(barriers: Barriers, barrier: number, target: Shape, side: number): number[] {
  const outX = target.normalX[side] as number;
  const outY = target.normalY[side] as number;
  const start = barrier * cornerStride;
  const count = barriers.corners[barrier] as number;
  const depthOf = (i: number) =>
    ((barriers.x[i] as number) - (target.x[side] as number)) * outX +
    ((barriers.y[i] as number) - (target.y[side] as number)) * outY -
    target.radius;
  const kept: number[] = [];
  const bit: number[] = [];
  for (let i = 0; i < count; i++) {
    const next = start + (i + 1 === count ? 0 : i + 1);
    const x = barriers.x[start + i] as number;
    const y = barriers.y[start + i] as number;
    const depth = depthOf(start + i);
    const nextDepth = depthOf(next);
    (depth >= 0 ? kept : bit).push(x, y);
    if (depth >= 0 === nextDepth >= 0 || (count === 2 && i === 1)) continue;
    const part = depth / (depth - nextDepth);
    const cutX = x + part * ((barriers.x[next] as number) - x);
    const cutY = y + part * ((barriers.y[next] as number) - y);
    kept.push(cutX, cutY);
    bit.push(cutX, cutY);
  }
  barriers.reshape(barrier, kept);
  if (kept.length === 0) barriers.high[barrier] = bottomless;
  return bit;
}
