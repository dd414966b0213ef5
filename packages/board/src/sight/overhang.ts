import type { Shape } from './shape.ts';

/**
 * The most by which an outline, between two x, rises above the line `y = slope * x + rise` (`side` 1), or falls
 * below it (`side` -1); negative if it stays on the other side.
 */
export function overhang(
  outline: Shape,
  from: number,
  to: number,
  slope: number,
  rise: number,
  side: number,
): number {
  const { x, y, count, radius } = outline;
  let best = Number.NEGATIVE_INFINITY;
  let bestX = 0;
  for (let corner = 0; corner < count; corner++) {
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
  return edgeAt(outline, at, side) - side * (slope * at + rise);
}

/** Largest y of the outline at an x within its extent (`side` 1), or the smallest, negated (`side` -1). */
function edgeAt({ x, y, normalX, normalY, count, radius }: Shape, at: number, side: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const shiftX = radius * (normalX[i] as number);
    const shiftY = radius * (normalY[i] as number);
    const cornerX = x[i] as number;
    const cornerY = y[i] as number;
    const beside = at - cornerX;
    if (radius > 0 && beside <= radius && beside >= -radius)
      best = Math.max(best, side * cornerY + Math.sqrt(radius * radius - beside * beside));
    if (count === 1) break;
    const next = i + 1 === count ? 0 : i + 1;
    const fromX = cornerX + shiftX;
    const toX = (x[next] as number) + shiftX;
    if (at < Math.min(fromX, toX) || at > Math.max(fromX, toX)) continue;
    const fromY = side * (cornerY + shiftY);
    const toY = side * ((y[next] as number) + shiftY);
    const edge =
      fromX === toX ? Math.max(fromY, toY) : fromY + ((toY - fromY) * (at - fromX)) / (toX - fromX);
    best = Math.max(best, edge);
  }
  return best;
}
