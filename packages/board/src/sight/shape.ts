/**
 * The outline of a zone seen from above: one to three points, their hull widened by a radius, in the coordinates of a
 * `Frame`. One point is a disc, two a double base. Edges run from corner i to corner i + 1, counter-clockwise.
 */
export class Shape {
  count = 0;
  radius = 0;
  readonly x = new Float64Array(3);
  readonly y = new Float64Array(3);
  /** Outward unit normal of edge i, and its length. */
  readonly normalX = new Float64Array(3);
  readonly normalY = new Float64Array(3);
  readonly side = new Float64Array(3);

  /** The point found by `nearest`. */
  nearX = 0;
  nearY = 0;

  /** Where a line `y = slope * x + rise` enters and leaves, after `crossedBy` returned true. */
  enter = 0;
  leave = 0;

  /** Computes the edges once the corners are set. */
  close(): void {
    const { count, x, y } = this;
    if (count === 3) {
      const turn =
        ((x[1] as number) - (x[0] as number)) * ((y[2] as number) - (y[0] as number)) -
        ((x[2] as number) - (x[0] as number)) * ((y[1] as number) - (y[0] as number));
      if (turn < 0) swap(x, y);
    }
    for (let i = 0; count > 1 && i < count; i++) {
      const next = i + 1 === count ? 0 : i + 1;
      const stepX = (x[next] as number) - (x[i] as number);
      const stepY = (y[next] as number) - (y[i] as number);
      const length = Math.sqrt(stepX * stepX + stepY * stepY);
      this.side[i] = length;
      this.normalX[i] = stepY / length;
      this.normalY[i] = -stepX / length;
    }
  }

  /** Whether a line meets the closed outline; sets `enter` and `leave`, its first and last x inside. */
  crossedBy(slope: number, rise: number): boolean {
    const { count, x, y, radius } = this;
    let enter = Number.POSITIVE_INFINITY;
    let leave = Number.NEGATIVE_INFINITY;
    const stretch = 1 + slope * slope;
    for (let i = 0; i < count; i++) {
      const centreX = x[i] as number;
      const above = slope * centreX + rise - (y[i] as number);
      const square = radius * radius * stretch - above * above;
      if (square < 0) continue;
      const half = Math.sqrt(square) / stretch;
      const middle = centreX - (slope * above) / stretch;
      if (middle - half < enter) enter = middle - half;
      if (middle + half > leave) leave = middle + half;
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
      const at = startX - along * normalY;
      if (at < enter) enter = at;
      if (at > leave) leave = at;
    }
    this.enter = enter;
    this.leave = leave;
    return leave >= enter;
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

  /** Largest x of the outline; negative `sign`: the smallest. */
  farthestX(sign: number): number {
    let farthest = this.x[0] as number;
    for (let i = 1; i < this.count; i++)
      farthest = sign * Math.max(sign * farthest, sign * (this.x[i] as number));
    return farthest + sign * this.radius;
  }

  /** Largest y of the outline; negative `sign`: the smallest. */
  farthestY(sign: number): number {
    let farthest = this.y[0] as number;
    for (let i = 1; i < this.count; i++)
      farthest = sign * Math.max(sign * farthest, sign * (this.y[i] as number));
    return farthest + sign * this.radius;
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
