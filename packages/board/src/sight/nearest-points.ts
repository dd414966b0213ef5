import type { Shape } from './shape.ts';

/** The points of two outlines, taken without their width, that are nearest to one another: of the first, then of the second. */
export function nearestPoints(first: Shape, second: Shape): readonly [Point, Point] {
  let best = Number.POSITIVE_INFINITY;
  let found: readonly [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const [shape, other] of [
    [first, second],
    [second, first],
  ] as const)
    for (let i = 0; i < shape.count; i++) {
      const corner = { x: shape.x[i] as number, y: shape.y[i] as number };
      other.nearest(corner.x, corner.y);
      const near = { x: other.nearX, y: other.nearY };
      const square = (corner.x - near.x) * (corner.x - near.x) + (corner.y - near.y) * (corner.y - near.y);
      if (square >= best - tolerance) continue;
      best = square;
      found = shape === first ? [corner, near] : [near, corner];
    }
  return found;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distances (squared, in millimetres) that differ by less are the same: then the first found counts. */
const tolerance = 1e-9;
