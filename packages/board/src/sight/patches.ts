import { type Barriers, cornerStride } from './barriers.ts';
import type { Hiders } from './hiders.ts';
import { Shape } from './shape.ts';

/**
 * Triangles that together cover an outline, in a queue from which they are taken, halved and put back. Those inside have
 * their corners in the outline. Along its rounded rim lie caps: two corners on the rim and one where the tangents there
 * meet, just outside; halved, a cap gives two caps and the triangle below them.
 */
export class Patches {
  /** Corners of the patch taken by `next`: points of the hiders. */
  a = 0;
  b = 0;
  c = 0;
  /** Corner of the outline about which the rim of a cap runs; -1 for a triangle inside. */
  #centre = -1;
  readonly #hiders: Hiders;
  #queue = new Int32Array(4 * 256);
  #head = 0;
  #tail = 0;

  constructor(hiders: Hiders) {
    this.#hiders = hiders;
  }

  /** Starts anew with patches that cover an outline. */
  lay(viewer: Shape): void {
    this.#head = 0;
    this.#tail = 0;
    const { count } = viewer;
    const middle = this.#hiders.addPoint(mean(viewer.x, count), mean(viewer.y, count));
    if (count === 1) {
      const [east, north] = [this.#rim(viewer, 0, 1, 0), this.#rim(viewer, 0, 0, 1)];
      const [west, south] = [this.#rim(viewer, 0, -1, 0), this.#rim(viewer, 0, 0, -1)];
      this.#layArc(viewer, 0, east, north, middle);
      this.#layArc(viewer, 0, north, west, middle);
      this.#layArc(viewer, 0, west, south, middle);
      this.#layArc(viewer, 0, south, east, middle);
      return;
    }
    for (let i = 0; i < count; i++) {
      const before = i === 0 ? count - 1 : i - 1;
      const fromX = viewer.normalX[before] as number;
      const fromY = viewer.normalY[before] as number;
      const toX = viewer.normalX[i] as number;
      const toY = viewer.normalY[i] as number;
      const start = this.#rim(viewer, i, fromX, fromY);
      const half =
        count === 2
          ? this.#rim(viewer, i, -fromY, fromX)
          : this.#rimBetween(viewer, i, fromX + toX, fromY + toY);
      const end = this.#rim(viewer, i, toX, toY);
      this.#layArc(viewer, i, start, half, middle);
      this.#layArc(viewer, i, half, end, middle);
      const next = i + 1 === count ? 0 : i + 1;
      this.#push(middle, end, this.#rim(viewer, next, toX, toY), -1);
    }
  }

  /** Starts anew with the chord that the plane of a wall cuts out of an outline; false if it cuts out none. */
  layChord(viewer: Shape, barriers: Barriers, wall: number): boolean {
    this.#head = 0;
    this.#tail = 0;
    this.#hiders.pointCount = 0;
    const start = wall * cornerStride;
    const x = barriers.x[start] as number;
    const y = barriers.y[start] as number;
    const stepX = (barriers.x[start + 1] as number) - x;
    const stepY = (barriers.y[start + 1] as number) - y;
    const upright = Math.abs(stepY) > Math.abs(stepX);
    const outline = upright ? mirrored(viewer) : viewer;
    const slope = upright ? stepX / stepY : stepY / stepX;
    const rise = upright ? x - slope * y : y - slope * x;
    if (!outline.crossedBy(slope, rise)) return false;
    const { enter, leave } = outline;
    const ends = [enter, leave].map((at) =>
      upright ? this.#hiders.addPoint(slope * at + rise, at) : this.#hiders.addPoint(at, slope * at + rise),
    );
    this.#push(ends[0] ?? 0, ends[1] ?? 0, ends[1] ?? 0, -1);
    return true;
  }

  /** Puts the halves of a chord into the queue; returns its middle. */
  halveChord(): number {
    const { a, b } = this;
    const middle = this.#hiders.addMiddle(a, b);
    this.#push(a, middle, middle, -1);
    this.#push(middle, b, b, -1);
    return middle;
  }

  /** Takes the next patch; false if there is none. */
  next(): boolean {
    if (this.#head === this.#tail) return false;
    this.a = this.#queue[this.#head] as number;
    this.b = this.#queue[this.#head + 1] as number;
    this.c = this.#queue[this.#head + 2] as number;
    this.#centre = this.#queue[this.#head + 3] as number;
    this.#head += 4;
    return true;
  }

  /** Square of the longest side of the patch; of a cap, of its chord. */
  squareSize(): number {
    const hiders = this.#hiders;
    const chord = hiders.squareBetween(this.a, this.b);
    if (this.#centre >= 0) return chord;
    return Math.max(chord, hiders.squareBetween(this.b, this.c), hiders.squareBetween(this.c, this.a));
  }

  /** Puts the halves of the patch into the queue; returns the point that halves it, which lies in the outline. */
  halve(viewer: Shape): number {
    const hiders = this.#hiders;
    const { a, b, c } = this;
    const centre = this.#centre;
    if (centre >= 0) {
      const x = hiders.pointX[c] as number;
      const y = hiders.pointY[c] as number;
      const middle = this.#rimBetween(
        viewer,
        centre,
        x - (viewer.x[centre] as number),
        y - (viewer.y[centre] as number),
      );
      this.#pushCap(viewer, centre, a, middle);
      this.#pushCap(viewer, centre, middle, b);
      this.#push(a, middle, b, -1);
      return middle;
    }
    const ab = hiders.squareBetween(a, b);
    const bc = hiders.squareBetween(b, c);
    const ca = hiders.squareBetween(c, a);
    const from = ab >= bc && ab >= ca ? a : bc >= ca ? b : c;
    const to = from === a ? b : from === b ? c : a;
    const rest = from === a ? c : from === b ? a : b;
    const middle = hiders.addMiddle(from, to);
    this.#push(from, middle, rest, -1);
    this.#push(middle, to, rest, -1);
    return middle;
  }

  /** A quarter of a circle or less: two caps and the triangles below them. */
  #layArc(viewer: Shape, centre: number, start: number, end: number, middle: number): void {
    const { pointX, pointY } = this.#hiders;
    const x = (pointX[start] as number) + (pointX[end] as number) - 2 * (viewer.x[centre] as number);
    const y = (pointY[start] as number) + (pointY[end] as number) - 2 * (viewer.y[centre] as number);
    const half = this.#rimBetween(viewer, centre, x, y);
    this.#pushCap(viewer, centre, start, half);
    this.#pushCap(viewer, centre, half, end);
    this.#push(middle, start, half, -1);
    this.#push(middle, half, end, -1);
  }

  #pushCap(viewer: Shape, centre: number, start: number, end: number): void {
    const hiders = this.#hiders;
    const { radius } = viewer;
    const x = viewer.x[centre] as number;
    const y = viewer.y[centre] as number;
    const startX = (hiders.pointX[start] as number) - x;
    const startY = (hiders.pointY[start] as number) - y;
    const endX = (hiders.pointX[end] as number) - x;
    const endY = (hiders.pointY[end] as number) - y;
    const square = radius * radius;
    const stretch = square / (square + startX * endX + startY * endY);
    const tip = hiders.addPoint(x + stretch * (startX + endX), y + stretch * (startY + endY));
    this.#push(start, end, tip, centre);
  }

  #rim(viewer: Shape, centre: number, towardX: number, towardY: number): number {
    return this.#hiders.addPoint(
      (viewer.x[centre] as number) + viewer.radius * towardX,
      (viewer.y[centre] as number) + viewer.radius * towardY,
    );
  }

  #rimBetween(viewer: Shape, centre: number, towardX: number, towardY: number): number {
    const length = Math.sqrt(towardX * towardX + towardY * towardY);
    return this.#rim(viewer, centre, towardX / length, towardY / length);
  }

  #push(a: number, b: number, c: number, centre: number): void {
    if (this.#tail + 4 > this.#queue.length) {
      const larger = new Int32Array(this.#queue.length * 2);
      larger.set(this.#queue);
      this.#queue = larger;
    }
    this.#queue[this.#tail] = a;
    this.#queue[this.#tail + 1] = b;
    this.#queue[this.#tail + 2] = c;
    this.#queue[this.#tail + 3] = centre;
    this.#tail += 4;
  }
}

/** The outline with x and y exchanged. */
function mirrored(shape: Shape): Shape {
  const other = new Shape();
  other.count = shape.count;
  other.radius = shape.radius;
  other.x.set(shape.y);
  other.y.set(shape.x);
  other.close();
  return other;
}

function mean(values: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[i] as number;
  return sum / count;
}
