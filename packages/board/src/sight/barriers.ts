import type { Shape } from './shape.ts';

/** What a barrier is made of, and therefore what its number means. */
export const barrierKinds = ['space', 'solid', 'wall', 'occluder'] as const;
export type BarrierKind = (typeof barrierKinds)[number];

/** Most corners that a barrier can have: a hex with all its corners cut off. */
export const cornerStride = 12;
/** How far a barrier without an underside reaches down. */
export const bottomless = -1e6;

/**
 * The bodies that may break the lines of one question of sight, in the coordinates of its `Frame`: upright prisms over
 * a convex outline (a hex, the line of a wall, a figure's base with its radius), from `low` to `high` in levels. All in
 * typed arrays that are used again for every question.
 */
export class Barriers {
  count = 0;
  corners = new Uint8Array(32);
  /** Corner i of barrier b: entry `b * cornerStride + i`, counter-clockwise. Edge i runs from it to the next corner. */
  x = new Float64Array(32 * cornerStride);
  y = new Float64Array(32 * cornerStride);
  normalX = new Float64Array(32 * cornerStride);
  normalY = new Float64Array(32 * cornerStride);
  radius = new Float64Array(32);
  /** Extent along the axis. */
  left = new Float64Array(32);
  right = new Float64Array(32);
  low = new Float64Array(32);
  high = new Float64Array(32);
  obstructs = new Uint8Array(32);
  /** Index into `barrierKinds`, and the number of the space, solid, wall or occluder. */
  kind = new Uint8Array(32);
  source = new Int32Array(32);
  /** 1 once the barrier has served to break or to hide. */
  used = new Uint8Array(32);

  clear(): void {
    this.count = 0;
  }

  /** Adds a barrier without corners and returns its index. */
  add(low: number, high: number, obstructs: boolean, kind: number, source: number): number {
    const barrier = this.count++;
    if (barrier === this.corners.length) this.#grow();
    this.corners[barrier] = 0;
    this.radius[barrier] = 0;
    this.low[barrier] = low;
    this.high[barrier] = high;
    this.obstructs[barrier] = obstructs ? 1 : 0;
    this.kind[barrier] = kind;
    this.source[barrier] = source;
    this.used[barrier] = 0;
    return barrier;
  }

  addCorner(barrier: number, x: number, y: number): void {
    const corner = barrier * cornerStride + (this.corners[barrier] as number);
    this.x[corner] = x;
    this.y[corner] = y;
    this.corners[barrier] = (this.corners[barrier] as number) + 1;
  }

  /** Puts the corners of a triangle into counter-clockwise order. */
  turn(barrier: number): void {
    if (this.corners[barrier] !== 3) return;
    const a = barrier * cornerStride;
    const { x, y } = this;
    const turn =
      ((x[a + 1] as number) - (x[a] as number)) * ((y[a + 2] as number) - (y[a] as number)) -
      ((x[a + 2] as number) - (x[a] as number)) * ((y[a + 1] as number) - (y[a] as number));
    if (turn > 0) return;
    x.copyWithin(a + 3, a + 1, a + 2);
    y.copyWithin(a + 3, a + 1, a + 2);
    x.copyWithin(a + 1, a + 2, a + 4);
    y.copyWithin(a + 1, a + 2, a + 4);
  }

  /** Computes extents and normals once the corners are there. */
  close(barrier: number): void {
    const count = this.corners[barrier] as number;
    const start = barrier * cornerStride;
    const radius = this.radius[barrier] as number;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const x = this.x[start + i] as number;
      if (x < left) left = x;
      if (x > right) right = x;
      if (count === 1) break;
      const next = start + (i + 1 === count ? 0 : i + 1);
      const stepX = (this.x[next] as number) - x;
      const stepY = (this.y[next] as number) - (this.y[start + i] as number);
      const length = Math.sqrt(stepX * stepX + stepY * stepY);
      this.normalX[start + i] = stepY / length;
      this.normalY[start + i] = -stepX / length;
    }
    this.left[barrier] = left - radius;
    this.right[barrier] = right + radius;
  }

  /** Gives a barrier other corners: x and y in turns. */
  reshape(barrier: number, outline: readonly number[]): void {
    this.corners[barrier] = 0;
    for (let i = 0; i + 1 < outline.length; i += 2)
      this.addCorner(barrier, outline[i] ?? 0, outline[i + 1] ?? 0);
    this.close(barrier);
  }

  /** Whether a barrier stands over or under a part of an outline: its middle lies in it. */
  standsIn(barrier: number, outline: Shape): boolean {
    const start = barrier * cornerStride;
    const count = this.corners[barrier] as number;
    let x = 0;
    let y = 0;
    for (let i = start; i < start + count; i++) {
      x += (this.x[i] as number) / count;
      y += (this.y[i] as number) / count;
    }
    return outline.holds(x, y);
  }

  #grow(): void {
    const size = this.corners.length * 2;
    this.corners = copied(this.corners, new Uint8Array(size));
    this.x = copied(this.x, new Float64Array(size * cornerStride));
    this.y = copied(this.y, new Float64Array(size * cornerStride));
    this.normalX = copied(this.normalX, new Float64Array(size * cornerStride));
    this.normalY = copied(this.normalY, new Float64Array(size * cornerStride));
    this.radius = copied(this.radius, new Float64Array(size));
    this.left = copied(this.left, new Float64Array(size));
    this.right = copied(this.right, new Float64Array(size));
    this.low = copied(this.low, new Float64Array(size));
    this.high = copied(this.high, new Float64Array(size));
    this.obstructs = copied(this.obstructs, new Uint8Array(size));
    this.kind = copied(this.kind, new Uint8Array(size));
    this.source = copied(this.source, new Int32Array(size));
    this.used = copied(this.used, new Uint8Array(size));
  }
}

function copied<Table extends Float64Array | Int32Array | Uint8Array>(from: Table, to: Table): Table {
  to.set(from);
  return to;
}
