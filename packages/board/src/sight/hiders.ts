import type { Barriers } from './barriers.ts';
import { HiddenRanges } from './hidden-ranges.ts';
import { Hiding } from './hiding.ts';
import { circumscribe } from './octagon.ts';
import type { Shape } from './shape.ts';
import { heightTolerance } from './tolerance.ts';
import type { View } from './whole-view.ts';

/**
 * What hides parts of a target from the points of a viewer's outline: each hider is a barrier and a convex part of the
 * target, and for each point it keeps the heights of viewpoints from which it hides something, once that was asked for.
 */
export class Hiders {
  pointCount = 0;
  /** Found by `opensAt`. */
  openLevel = 0;
  pointX = new Float64Array(64);
  pointY = new Float64Array(64);
  readonly #barriers: Barriers;
  readonly #hiding: Hiding;
  readonly #barrier: number[] = [];
  readonly #target: Shape[] = [];
  readonly #behind: boolean[] = [];
  #grounded = true;
  /** The hider that hid something last: it often does so again. */
  #last = 0;
  #viewerLow = 0;
  #viewerHigh = 0;
  #targetLow = 0;
  #targetHigh = 0;
  /** Heights hidden by hider h at point p: entry `p * hiders + h`; not a number until it is asked for. */
  #low = new Float64Array(1024);
  #high = new Float64Array(1024);
  readonly #corners = new Float64Array(16);
  readonly #ranges = new HiddenRanges();

  constructor(barriers: Barriers) {
    this.#barriers = barriers;
    this.#hiding = new Hiding(barriers);
  }

  begin(view: View, grounded: boolean): void {
    this.#grounded = grounded;
    this.#last = 0;
    this.#viewerLow = view.viewerLow;
    this.#viewerHigh = view.viewerHigh;
    this.#targetLow = view.targetLow;
    this.#targetHigh = view.targetHigh;
    this.pointCount = 0;
    this.#barrier.length = 0;
    this.#target.length = 0;
    this.#behind.length = 0;
    for (const member of view.members) {
      for (const target of view.targets) {
        this.#barrier.push(member);
        this.#target.push(target);
        this.#behind.push(this.#barriers.standsIn(member, target));
      }
    }
  }

  /** Whether nothing is hidden from (x, y) at some level of the viewer, which is then in `openLevel`. */
  opensAt(x: number, y: number): boolean {
    const hiding = this.#hiding;
    const count = this.#barrier.length;
    this.openLevel = this.#viewerHigh;
    if (this.#grounded) return !this.#isHiddenFrom(x, y);
    this.#ranges.clear();
    for (let hider = 0; hider < count; hider++) {
      if (!this.#hides(hider, x, y)) continue;
      if (this.#coversHeight(hiding.low, hiding.high)) return false;
      this.#ranges.add(hider, hiding.low, hiding.high);
    }
    return !this.#rangesCover();
  }

  /** Whether any hider hides something from (x, y); the one that hid something last is tried first. */
  #isHiddenFrom(x: number, y: number): boolean {
    const count = this.#barrier.length;
    const last = this.#last;
    if (last < count && this.#hidesFrom(last, x, y)) return true;
    for (let hider = 0; hider < count; hider++) {
      if (hider === last || !this.#hidesFrom(hider, x, y)) continue;
      this.#last = hider;
      return true;
    }
    return false;
  }

  /** Whether nothing is hidden from a point that was added, at some level of the viewer, which is then in `openLevel`. */
  opensAtPoint(point: number): boolean {
    const count = this.#barrier.length;
    this.openLevel = this.#viewerHigh;
    if (this.#some(count, (hider) => this.#hidesAt(point, hider))) return false;
    if (this.#grounded) return true;
    this.#ranges.clear();
    for (let hider = 0; hider < count; hider++) {
      const high = this.#highAt(point, hider);
      if (high > Number.NEGATIVE_INFINITY)
        this.#ranges.add(hider, this.#low[point * count + hider] as number, high);
    }
    return !this.#rangesCover();
  }

  /** Whether one hider hides something from everywhere in the viewer's outline, at all heights of the viewer. */
  oneHidesAll(viewer: Shape): boolean {
    const count = this.#barrier.length;
    const [west, east] = [viewer.farthestX(-1), viewer.farthestX(1)];
    const [north, south] = [viewer.farthestY(-1), viewer.farthestY(1)];
    const box = (hider: number): boolean =>
      this.#hidesFrom(hider, west, north) &&
      this.#hidesFrom(hider, east, south) &&
      this.#hidesFrom(hider, west, south) &&
      this.#hidesFrom(hider, east, north);
    if (!this.#some(count, box) && !this.#some(count, this.#hidesAround(viewer))) return false;
    this.#mark(this.#last);
    return true;
  }

  /** Whether a hider hides something from the whole octagon around an outline. */
  #hidesAround(viewer: Shape): (hider: number) => boolean {
    const corners = this.#corners;
    circumscribe(viewer, corners);
    return (hider) => {
      for (let i = 0; i < 16; i += 2)
        if (!this.#hidesFrom(hider, corners[i] as number, corners[i + 1] as number)) return false;
      return true;
    };
  }

  /** Adds a point and returns its index. */
  addPoint(x: number, y: number): number {
    const count = this.#barrier.length;
    const point = this.pointCount++;
    if (point === this.pointX.length) {
      this.pointX = doubled(this.pointX, point + 1);
      this.pointY = doubled(this.pointY, point + 1);
    }
    if ((point + 1) * count > this.#low.length) {
      this.#low = doubled(this.#low, (point + 1) * count);
      this.#high = doubled(this.#high, (point + 1) * count);
    }
    this.pointX[point] = x;
    this.pointY[point] = y;
    this.#high.fill(Number.NaN, point * count, (point + 1) * count);
    return point;
  }

  addMiddle(a: number, b: number): number {
    return this.addPoint(
      ((this.pointX[a] as number) + (this.pointX[b] as number)) / 2,
      ((this.pointY[a] as number) + (this.pointY[b] as number)) / 2,
    );
  }

  squareBetween(a: number, b: number): number {
    const x = (this.pointX[a] as number) - (this.pointX[b] as number);
    const y = (this.pointY[a] as number) - (this.pointY[b] as number);
    return x * x + y * y;
  }

  /** Whether something is hidden from everywhere in the triangle of three points, at all heights of the viewer. */
  cover(a: number, b: number, c: number): boolean {
    const count = this.#barrier.length;
    const hidden = (hider: number): boolean =>
      this.#hidesAt(a, hider) && this.#hidesAt(b, hider) && this.#hidesAt(c, hider);
    if (this.#some(count, hidden)) {
      this.#mark(this.#last);
      return true;
    }
    if (this.#grounded) return false;
    const low = this.#low;
    this.#ranges.clear();
    for (let hider = 0; hider < count; hider++) {
      const top = Math.min(this.#highAt(a, hider), this.#highAt(b, hider), this.#highAt(c, hider));
      if (top === Number.NEGATIVE_INFINITY) continue;
      const bottom = Math.max(
        low[a * count + hider] as number,
        low[b * count + hider] as number,
        low[c * count + hider] as number,
      );
      if (bottom < top) this.#ranges.add(hider, bottom, top);
    }
    if (!this.#rangesCover()) return false;
    for (const hider of this.#ranges.hiders) this.#mark(hider);
    return true;
  }

  /** Whether a test holds of any hider, the last of which it held tried first; that is then the last. */
  #some(count: number, test: (hider: number) => boolean): boolean {
    const last = this.#last;
    if (last < count && test(last)) return true;
    for (let hider = 0; hider < count; hider++) {
      if (hider === last || !test(hider)) continue;
      this.#last = hider;
      return true;
    }
    return false;
  }

  /** Whether a hider hides something at a point from all heights of the viewer. */
  #hidesAt(point: number, hider: number): boolean {
    const high = this.#highAt(point, hider);
    return this.#coversHeight(this.#low[point * this.#barrier.length + hider] as number, high);
  }

  /** Whether a range of hidden heights holds all of the viewer's; of what stands on the ground only the top counts. */
  #coversHeight(low: number, high: number): boolean {
    return (
      high > this.#viewerHigh + heightTolerance &&
      (this.#grounded || low <= this.#viewerLow - heightTolerance)
    );
  }

  /**
   * The greatest height from which a hider hides something at a point; minus infinity if from none. Of what stands on the ground
   * it only counts whether it does so from the viewer's top: then it is infinite.
   */
  #highAt(point: number, hider: number): number {
    const entry = point * this.#barrier.length + hider;
    const known = this.#high[entry] as number;
    if (!Number.isNaN(known)) return known;
    const [x, y] = [this.pointX[point] as number, this.pointY[point] as number];
    if (this.#grounded) {
      const far = this.#hidesFrom(hider, x, y) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      this.#high[entry] = far;
      return far;
    }
    const hides = this.#hides(hider, x, y);
    const high = hides ? this.#hiding.high : Number.NEGATIVE_INFINITY;
    this.#low[entry] = hides ? this.#hiding.low : Number.POSITIVE_INFINITY;
    this.#high[entry] = high;
    return high;
  }

  /** Whether a hider hides something at (x, y) from all heights of the viewer. */
  #hidesFrom(hider: number, x: number, y: number): boolean {
    if (this.#grounded)
      return this.#hiding.hidesFrom(
        this.#barrier[hider] as number,
        this.#target[hider] as Shape,
        this.#targetLow,
        this.#viewerHigh + heightTolerance,
        x,
        y,
        this.#behind[hider] as boolean,
      );
    return this.#hides(hider, x, y) && this.#coversHeight(this.#hiding.low, this.#hiding.high);
  }

  #hides(hider: number, x: number, y: number): boolean {
    return this.#hiding.hides(
      this.#barrier[hider] as number,
      this.#target[hider] as Shape,
      this.#targetLow,
      this.#targetHigh,
      x,
      y,
      this.#behind[hider] as boolean,
    );
  }

  /** Whether the ranges cover all heights of the viewer; otherwise the lowest that is left is in `openLevel`. */
  #rangesCover(): boolean {
    const level = this.#ranges.lowestOpen(this.#viewerLow);
    this.openLevel = Math.max(level, this.#viewerLow);
    return level > this.#viewerHigh + heightTolerance;
  }

  #mark(hider: number): void {
    this.#barriers.used[this.#barrier[hider] as number] = 1;
  }
}

function doubled(table: Float64Array, needed: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(Math.max(needed, table.length * 2));
  larger.set(table);
  return larger;
}
