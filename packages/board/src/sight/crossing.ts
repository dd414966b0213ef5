import { type Barriers, cornerStride } from './barriers.ts';
import { sightTolerance } from './tolerance.ts';

/** Where a line runs over a barrier's outline, seen from above. */
export interface Crossing {
  enter: number;
  leave: number;
}

/**
 * Whether a line `y = slope * x + rise` runs over a barrier, or nearer beside it than the tolerance; notes the first and
 * last x at which it is over the outline.
 */
export function crosses(
  barriers: Barriers,
  barrier: number,
  slope: number,
  rise: number,
  crossing: Crossing,
): boolean {
  return barriers.radius[barrier] === 0
    ? crossesPolygon(barriers, barrier, slope, rise, crossing)
    : crossesRound(barriers, barrier, slope, rise, crossing);
}

function crossesPolygon(
  barriers: Barriers,
  barrier: number,
  slope: number,
  rise: number,
  crossing: Crossing,
): boolean {
  const { x, y } = barriers;
  const start = barrier * cornerStride;
  const end = start + (barriers.corners[barrier] as number);
  let enter = Number.POSITIVE_INFINITY;
  let leave = Number.NEGATIVE_INFINITY;
  let lastX = x[end - 1] as number;
  let last = (y[end - 1] as number) - slope * lastX - rise;
  for (let corner = start; corner < end; corner++) {
    const cornerX = x[corner] as number;
    const above = (y[corner] as number) - slope * cornerX - rise;
    let at = cornerX;
    if (above < -sightTolerance || above > sightTolerance) {
      if (above > 0 === last > 0 || (last <= sightTolerance && last >= -sightTolerance)) {
        last = above;
        lastX = cornerX;
        continue;
      }
      at = lastX + ((cornerX - lastX) * last) / (last - above);
    }
    if (at < enter) enter = at;
    if (at > leave) leave = at;
    last = above;
    lastX = cornerX;
  }
  crossing.enter = enter;
  crossing.leave = leave;
  return leave >= enter;
}

function crossesRound(
  barriers: Barriers,
  barrier: number,
  slope: number,
  rise: number,
  crossing: Crossing,
): boolean {
  const { x, y, normalX, normalY } = barriers;
  const radius = barriers.radius[barrier] as number;
  const start = barrier * cornerStride;
  const count = barriers.corners[barrier] as number;
  const stretch = 1 + slope * slope;
  let enter = Number.POSITIVE_INFINITY;
  let leave = Number.NEGATIVE_INFINITY;
  for (let corner = start; corner < start + count; corner++) {
    const centreX = x[corner] as number;
    const above = slope * centreX + rise - (y[corner] as number);
    const square = radius * radius * stretch - above * above;
    if (square < 0) continue;
    const half = Math.sqrt(square) / stretch;
    const middle = centreX - (slope * above) / stretch;
    if (middle - half < enter) enter = middle - half;
    if (middle + half > leave) leave = middle + half;
  }
  for (let i = 0; count > 1 && i < count; i++) {
    const outX = normalX[start + i] as number;
    const outY = normalY[start + i] as number;
    const next = start + (i + 1 === count ? 0 : i + 1);
    const startX = (x[start + i] as number) + radius * outX;
    const startY = (y[start + i] as number) + radius * outY;
    const last = startY - slope * startX - rise;
    const endX = (x[next] as number) + radius * outX;
    const above = (y[next] as number) + radius * outY - slope * endX - rise;
    if (last > 0 === above > 0) continue;
    const at = startX + ((endX - startX) * last) / (last - above);
    if (at < enter) enter = at;
    if (at > leave) leave = at;
  }
  crossing.enter = enter;
  crossing.leave = leave;
  return leave >= enter;
}

/**
 * The most by which a barrier's outline, between two x, rises above the line `y = slope * x + rise` (`side` 1), or falls
 * below it (`side` -1); negative if it stays on the other side.
 */
export function overhang(
  barriers: Barriers,
  barrier: number,
  from: number,
  to: number,
  slope: number,
  rise: number,
  side: number,
): number {
  const { x, y } = barriers;
  const start = barrier * cornerStride;
  const end = start + (barriers.corners[barrier] as number);
  const radius = barriers.radius[barrier] as number;
  let best = Number.NEGATIVE_INFINITY;
  let bestX = 0;
  for (let corner = start; corner < end; corner++) {
    const above = side * ((y[corner] as number) - slope * (x[corner] as number));
    if (above <= best) continue;
    best = above;
    bestX = x[corner] as number;
  }
  if (radius > 0) {
    const stretch = Math.sqrt(1 + slope * slope);
    best += radius * stretch;
    bestX -= (side * radius * slope) / stretch;
  }
  if (bestX >= from && bestX <= to) return best - side * rise;
  const at = bestX < from ? from : to;
  return side * (edgeAt(barriers, barrier, at, side) - slope * at - rise);
}

/** Largest y of the outline at an x within its extent (`side` 1), or the smallest (`side` -1). */
function edgeAt(barriers: Barriers, barrier: number, at: number, side: number): number {
  const { x, y, normalX, normalY } = barriers;
  const start = barrier * cornerStride;
  const count = barriers.corners[barrier] as number;
  const radius = barriers.radius[barrier] as number;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const shiftX = radius * (normalX[start + i] as number);
    const shiftY = radius * (normalY[start + i] as number);
    const cornerX = x[start + i] as number;
    const cornerY = y[start + i] as number;
    const beside = at - cornerX;
    if (radius > 0 && beside <= radius && beside >= -radius) {
      const top = side * cornerY + Math.sqrt(radius * radius - beside * beside);
      if (top > best) best = top;
    }
    if (count === 1) break;
    const next = start + (i + 1 === count ? 0 : i + 1);
    const fromX = cornerX + shiftX;
    const toX = (x[next] as number) + shiftX;
    if (at < Math.min(fromX, toX) || at > Math.max(fromX, toX)) continue;
    const fromY = side * (cornerY + shiftY);
    const toY = side * ((y[next] as number) + shiftY);
    const top = fromX === toX ? Math.max(fromY, toY) : fromY + ((toY - fromY) * (at - fromX)) / (toX - fromX);
    if (top > best) best = top;
  }
  return side * best;
}
