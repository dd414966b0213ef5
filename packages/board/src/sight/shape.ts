import { sightTolerance } from './tolerance.ts';

/**
 * An outline seen from above: some points, their hull widened by a radius, in the coordinates of a `Frame`. One point is a
 * disc, two a double base, six without a radius a hex. Edges run from corner i to corner i + 1, counter-clockwise.
 */
export class Shape {
  count = 0;
  radius = 0;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Outward unit normal of edge i, and its length. */
  readonly normalX: Float64Array;
  readonly normalY: Float64Array;
  readonly side: Float64Array;
  /** Its extent, once closed. */
  left = 0;
  right = 0;
  bottom = 0;
  top = 0;

  /** The point found by `nearest`. */
  nearX = 0;
  nearY = 0;

  /** The first and last x at which a line is over the outline, after `crossedBy` returned true. */
  enter = 0;
  leave = 0;

  /** `corners`: how many it has at the most. */
  constructor(corners = 3) {
    this.x = new Float64Array(corners);
    this.y = new Float64Array(corners);
    this.normalX = new Float64Array(corners);
    this.normalY = new Float64Array(corners);
    this.side = new Float64Array(corners);
  }

  addCorner(x: number, y: number): void {
    this.x[this.count] = x;
    this.y[this.count] = y;
    this.count++;
  }

  /** Computes edges and extent once the corners are set. */
  close(): void {
    const { count, x, y, radius } = this;
    if (count === 3) {
      const turn =
        ((x[1] as number) - (x[0] as number)) * ((y[2] as number) - (y[0] as number)) -
        ((x[2] as number) - (x[0] as number)) * ((y[1] as number) - (y[0] as number));
      if (turn < 0) swap(x, y);
    }
    this.left = Number.POSITIVE_INFINITY;
    this.right = Number.NEGATIVE_INFINITY;
    this.bottom = Number.POSITIVE_INFINITY;
    this.top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const [cornerX, cornerY] = [x[i] as number, y[i] as number];
      this.left = Math.min(this.left, cornerX - radius);
      this.right = Math.max(this.right, cornerX + radius);
      this.bottom = Math.min(this.bottom, cornerY - radius);
      this.top = Math.max(this.top, cornerY + radius);
      const next = i + 1 === count ? 0 : i + 1;
      const stepX = (x[next] as number) - cornerX;
      const stepY = (y[next] as number) - cornerY;
      const length = Math.sqrt(stepX * stepX + stepY * stepY);
      this.side[i] = length;
      this.normalX[i] = stepY / length;
      this.normalY[i] = -stepX / length;
    }
  }

  /**
   * Whether a line `y = slope * x + rise` runs over the closed outline, or nearer beside one without a radius than the tolerance;
   * sets `enter` and `leave`.
   */
  crossedBy(slope: number, rise: number): boolean {
    this.enter = Number.POSITIVE_INFINITY;
    this.leave = Number.NEGATIVE_INFINITY;
    if (this.radius === 0) this.#crossPolygon(slope, rise);
    else this.#crossRound(slope, rise);
    return this.leave >= this.enter;
  }

  #crossPolygon(slope: number, rise: number): void {
    const { x, y, count } = this;
    let lastX = x[count - 1] as number;
    let last = (y[count - 1] as number) - slope * lastX - rise;
    for (let corner = 0; corner < count; corner++) {
      const cornerX = x[corner] as number;
      const above = (y[corner] as number) - slope * cornerX - rise;
      if (above >= -sightTolerance && above <= sightTolerance) this.#meet(cornerX);
      else if (above > 0 !== last > 0 && (last > sightTolerance || last < -sightTolerance))
        this.#meet(lastX + ((cornerX - lastX) * last) / (last - above));
      last = above;
      lastX = cornerX;
    }
  }

  #crossRound(slope: number, rise: number): void {
    const { x, y, count, radius } = this;
    const stretch = 1 + slope * slope;
    for (let i = 0; i < count; i++) {
      const centreX = x[i] as number;
      const above = slope * centreX + rise - (y[i] as number);
      const square = radius * radius * stretch - above * above;
      if (square < 0) continue;
      const half = Math.sqrt(square) / stretch;
      const middle = centreX - (slope * above) / stretch;
      this.#meet(middle - half);
      this.#meet(middle + half);
    }
    for (let i = 0; count > 1 && i < count; i++) {
      const normalX = this.normalX[i] as number;
      const normalY = this.normalY[i] as number;
      const startX = (x[i] as number) + radius * normalX;
      const startY = (y[i] as number) + radius * normalY;
      const fall = slope * -normalY - normalX;
      if (fall === 0) continue;
      const along = (startY - slope * startX - rise) / fall;
      if (along < 0 || along > (this.side[i] as number)) continue;
      this.#meet(startX - along * normalY);
    }
  }

  #meet(x: number): void {
    if (x < this.enter) this.enter = x;
    if (x > this.leave) this.leave = x;
  }

  /** Finds the point of the outline without its width that is nearest to a place; notes it in `nearX`, `nearY`. */
  nearest(placeX: number, placeY: number): void {
    const { count, x, y } = this;
    this.nearX = x[0] as number;
    this.nearY = y[0] as number;
    if (count === 1) return;
    let best = Number.POSITIVE_INFINITY;
    let inside = count > 2;
    for (let i = 0; i < count; i++) {
      const outX = this.normalX[i] as number;
      const outY = this.normalY[i] as number;
      const besideX = placeX - (x[i] as number);
      const besideY = placeY - (y[i] as number);
      if (besideX * outX + besideY * outY > 0) inside = false;
      const along = Math.max(0, Math.min(this.side[i] as number, besideY * outX - besideX * outY));
      const nearX = (x[i] as number) - along * outY;
      const nearY = (y[i] as number) + along * outX;
      const square = (placeX - nearX) * (placeX - nearX) + (placeY - nearY) * (placeY - nearY);
      if (square >= best) continue;
      best = square;
      this.nearX = nearX;
      this.nearY = nearY;
    }
    if (!inside) return;
    this.nearX = placeX;
    this.nearY = placeY;
  }

  /** Whether a place lies in the outline or on its rim. */
  holds(placeX: number, placeY: number): boolean {
    this.nearest(placeX, placeY);
    const besideX = placeX - this.nearX;
    const besideY = placeY - this.nearY;
    return besideX * besideX + besideY * besideY <= this.radius * this.radius + 1e-9;
  }
}

function swap(x: Float64Array, y: Float64Array): void {
  const keptX = x[1] as number;
  const keptY = y[1] as number;
  x[1] = x[2] as number;
  y[1] = y[2] as number;
  x[2] = keptX;
  y[2] = keptY;
}
