import { hexSideMillimetres } from '@scapewright/board';

/** A place on the table in millimetres: x east, y south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the width of a hex, in millimetres: how far its sides are from its centre. */
export const inradius = (hexSideMillimetres * Math.sqrt(3)) / 2;

const unit: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [1, -0.5],
  [1, 0.5],
  [0, 1],
  [-1, 0.5],
  [-1, -0.5],
];

/** Corners from the north, clockwise. */
export function hexCorners({ x, y }: Point, scale = 1): Point[] {
  return unit.map(([dx, dy]) => ({
    x: x + dx * inradius * scale,
    y: y + dy * hexSideMillimetres * scale,
  }));
}

/** Between which corners the edge in a direction (0 to 5, E to SE) lies. */
const edgeCorners = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
] as const;

/** The ends of the edge in a direction, clockwise. */
export function hexEdge(centre: Point, direction: number, scale = 1): readonly [Point, Point] {
  const corners = hexCorners(centre, scale);
  const [from, to] = edgeCorners[direction % 6] ?? edgeCorners[0];
  return [corners[from] ?? centre, corners[to] ?? centre];
}

/** The middle of some places. */
export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The corners of the convex hull, clockwise as the table is seen. */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const chain = (list: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1 && turn(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 1e-6) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** One place of an outline that is rounded: an arc about `centre` from one angle to another, in radians. */
export interface OutlineArc {
  readonly centre: Point;
  readonly from: number;
  readonly to: number;
}

/**
 * The outline of everything within a radius of some places, as arcs joined by straight lines: a circle about one, a capsule
 * about two, a rounded hull about more.
 */
export function roundedOutline(points: readonly Point[]): readonly OutlineArc[] {
  const hull = convexHull(points);
  const [only] = hull;
  if (only === undefined) return [];
  if (hull.length === 1) return [{ centre: only, from: -Math.PI / 2, to: Math.PI * 1.5 }];
  const away = (a: Point, b: Point) => Math.atan2(b.y - a.y, b.x - a.x) - Math.PI / 2;
  return hull.map((centre, at) => {
    const before = hull[(at + hull.length - 1) % hull.length] as Point;
    const after = hull[(at + 1) % hull.length] as Point;
    const from = away(before, centre);
    let to = away(centre, after);
    while (to < from) to += Math.PI * 2;
    return { centre, from, to };
  });
}

/** Numbers as paths hold them: one digit behind the point. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The path of a rounded outline at a radius. */
export function outlinePath(arcs: readonly OutlineArc[], radius: number): string {
  const at = ({ centre }: OutlineArc, angle: number) =>
    `${short(centre.x + Math.cos(angle) * radius)} ${short(centre.y + Math.sin(angle) * radius)}`;
  const parts = arcs.map((arc, index) => {
    const half = (arc.from + arc.to) / 2;
    const sweep = `A${short(radius)} ${short(radius)} 0 0 1 `;
    return `${index === 0 ? 'M' : 'L'}${at(arc, arc.from)}${sweep}${at(arc, half)}${sweep}${at(arc, arc.to)}`;
  });
  return `${parts.join('')}Z`;
}

/** The path of a whole hex. */
export function hexPath({ x, y }: Point, scale = 1): string {
  const w = short(inradius * scale);
  const s = hexSideMillimetres * scale;
  const h = short(s / 2);
  return `M${short(x)} ${short(y - s)}l${w} ${h}v${short(s)}l-${w} ${h}l-${w} -${h}v-${short(s)}z`;
}
