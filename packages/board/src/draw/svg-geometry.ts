/** Length of a hex side in drawing units. */
export const side = 30;
/** Half the width of a hex. */
export const halfWidth = (side * Math.sqrt(3)) / 2;
export const hexWidth = halfWidth * 2;
export const rowHeight = side * 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners from the top, clockwise. */
export function hexCorners(centre: Point, scale = 1): Point[] {
  const w = halfWidth * scale;
  const s = side * scale;
  return [
    { x: centre.x, y: centre.y - s },
    { x: centre.x + w, y: centre.y - s / 2 },
    { x: centre.x + w, y: centre.y + s / 2 },
    { x: centre.x, y: centre.y + s },
    { x: centre.x - w, y: centre.y + s / 2 },
    { x: centre.x - w, y: centre.y - s / 2 },
  ];
}

/** The two corners between which the edge in a direction (0 to 5, E to SE) lies. */
const edgeCorners: readonly (readonly [number, number])[] = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
];

/** The edge of a hex in a direction. */
export function hexEdge(centre: Point, direction: number, scale = 1): readonly [Point, Point] {
  const corners = hexCorners(centre, scale);
  const [first, second] = edgeCorners[direction] ?? [0, 0];
  return [corners[first] ?? centre, corners[second] ?? centre];
}

/** A number with one digit behind the point at most, which keeps files small. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Points as SVG writes them. */
export function pointList(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ');
}
