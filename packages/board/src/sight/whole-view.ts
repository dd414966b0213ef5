import type { Barriers } from './barriers.ts';
import { circumscribed, Hiders } from './hiders.ts';
import type { Shape } from './shape.ts';

/** Who looks, at what, past what. The viewer is one convex part of a base, the target one or more. */
export interface View {
  viewer: Shape;
  viewerLow: number;
  viewerHigh: number;
  targets: readonly Shape[];
  targetLow: number;
  targetHigh: number;
  /** Barriers that count: indices. */
  members: readonly number[];
}

/** A viewpoint in the frame, its height in levels. */
export interface Viewpoint {
  x: number;
  y: number;
  level: number;
}

/** Triangles smaller than this are given up as hidden, in millimetres. */
const narrowest = 1e-4;
/** Points examined at the most. */
const mostPoints = 4000;

/**
 * Looks for one viewpoint in a zone from which all of a target is seen that the target itself does not hide
 * (SS-SIGHT-012). What each barrier hides something from is convex; so the viewer's outline is cut into triangles, a
 * triangle is given up when one barrier hides something from all its corners, and halved otherwise.
 *
 * If every barrier stands on the ground only the top of the viewer counts, since raising a viewpoint hides nothing.
 * Otherwise each corner keeps the range of heights from which each barrier hides something, and a triangle is given up
 * when the ranges that its three corners share cover the whole Height of the viewer.
 */
export class WholeView {
  readonly #hiders: Hiders;
  #queue = new Int32Array(3 * 256);
  readonly found: Viewpoint = { x: 0, y: 0, level: 0 };

  constructor(barriers: Barriers) {
    this.#hiders = new Hiders(barriers);
  }

  /** Whether there is such a viewpoint; `grounded`: every barrier is to be taken as standing on the ground. */
  exists(view: View, grounded: boolean): boolean {
    this.found.x = view.viewer.x[0] as number;
    this.found.y = view.viewer.y[0] as number;
    this.found.level = view.viewerHigh;
    if (view.members.length === 0) return true;
    const hiders = this.#hiders;
    hiders.begin(view, grounded);
    const { viewer } = view;
    for (let i = 0; i < viewer.count; i++) {
      const x = viewer.x[i] as number;
      const y = viewer.y[i] as number;
      const reach = 0.999 * viewer.radius;
      if (this.#sees(x, y)) return true;
      if (this.#sees(x + reach, y) || this.#sees(x - reach, y)) return true;
      if (this.#sees(x, y + reach) || this.#sees(x, y - reach)) return true;
    }
    if (grounded && hiders.oneHidesAll(viewer)) return false;
    return this.#searchTriangles(viewer);
  }

  #sees(x: number, y: number): boolean {
    const level = this.#hiders.openLevel(x, y);
    if (level === undefined) return false;
    this.found.x = x;
    this.found.y = y;
    this.found.level = level;
    return true;
  }

  #searchTriangles(viewer: Shape): boolean {
    const hiders = this.#hiders;
    const corners = circumscribed(viewer);
    const centre = hiders.addPoint(viewer.x[0] as number, viewer.y[0] as number);
    const first = centre + 1;
    for (let i = 0; i < 8; i++) hiders.addPoint(corners[2 * i] ?? 0, corners[2 * i + 1] ?? 0);
    let tail = 0;
    for (let i = 0; i < 8; i++) tail = this.#push(tail, centre, first + i, first + ((i + 1) & 7));
    for (let head = 0; head < tail && hiders.pointCount < mostPoints; head += 3) {
      const a = this.#queue[head] as number;
      const b = this.#queue[head + 1] as number;
      const c = this.#queue[head + 2] as number;
      if (hiders.cover(a, b, c) || this.#isOutside(viewer, a, b, c)) continue;
      const ab = hiders.squareBetween(a, b);
      const bc = hiders.squareBetween(b, c);
      const ca = hiders.squareBetween(c, a);
      const longest = Math.max(ab, bc, ca);
      if (longest < narrowest * narrowest) continue;
      const [from, to, rest] = longest === ab ? [a, b, c] : longest === bc ? [b, c, a] : [c, a, b];
      const middle = hiders.addMiddle(from, to);
      const x = hiders.pointX[middle] as number;
      const y = hiders.pointY[middle] as number;
      if (viewer.holds(x, y) && this.#sees(x, y)) return true;
      tail = this.#push(tail, from, middle, rest);
      tail = this.#push(tail, middle, to, rest);
    }
    return false;
  }

  #push(tail: number, a: number, b: number, c: number): number {
    if (tail + 3 > this.#queue.length) {
      const larger = new Int32Array(this.#queue.length * 2);
      larger.set(this.#queue);
      this.#queue = larger;
    }
    this.#queue[tail] = a;
    this.#queue[tail + 1] = b;
    this.#queue[tail + 2] = c;
    return tail + 3;
  }

  /** Whether a triangle lies wholly outside the viewer's outline; false where it is not sure. */
  #isOutside(viewer: Shape, a: number, b: number, c: number): boolean {
    const { pointX, pointY } = this.#hiders;
    const middleX = ((pointX[a] as number) + (pointX[b] as number) + (pointX[c] as number)) / 3;
    const middleY = ((pointY[a] as number) + (pointY[b] as number) + (pointY[c] as number)) / 3;
    viewer.nearest(middleX, middleY);
    const outX = middleX - viewer.nearX;
    const outY = middleY - viewer.nearY;
    const reach = viewer.radius * Math.sqrt(outX * outX + outY * outY);
    for (const point of [a, b, c]) {
      const besideX = (pointX[point] as number) - viewer.nearX;
      const besideY = (pointY[point] as number) - viewer.nearY;
      if (besideX * outX + besideY * outY <= reach) return false;
    }
    return reach > 0;
  }
}
