import type { Shape } from './shape.ts';

/**
 * The coordinates in which one question of sight is answered: x runs from the point of the first base nearest to the
 * second towards the point of the second base nearest to the first, y across. All of the first base lies at x <= 0, all
 * of the second at x >= `distance` (bases taken without their width).
 */
export class Frame {
  originX = 0;
  originY = 0;
  axisX = 1;
  axisY = 0;
  /** Millimetres between the two bases, taken without their width; 0 if they share a place. */
  distance = 0;

  /** Points of the two bases on the battlefield: set them, then call `align`. */
  readonly firstX = new Float64Array(3);
  readonly firstY = new Float64Array(3);
  readonly secondX = new Float64Array(3);
  readonly secondY = new Float64Array(3);
  firstCount = 0;
  secondCount = 0;

  #nearestX = 0;
  #nearestY = 0;

  /** Lays the axis between the two bases and writes their outlines into the shapes. */
  align(first: Shape, second: Shape): void {
    const { firstX, firstY, secondX, secondY } = this;
    this.originX = firstX[0] as number;
    this.originY = firstY[0] as number;
    let towardX = (secondX[0] as number) - this.originX;
    let towardY = (secondY[0] as number) - this.originY;
    if (this.firstCount + this.secondCount > 2) {
      let best = Number.POSITIVE_INFINITY;
      for (const back of [false, true]) {
        const count = back ? this.secondCount : this.firstCount;
        for (let i = 0; i < count; i++) {
          const x = (back ? secondX[i] : firstX[i]) as number;
          const y = (back ? secondY[i] : firstY[i]) as number;
          const square = this.#nearestOn(x, y, back);
          if (square >= best - 1e-9) continue;
          best = square;
          this.originX = back ? this.#nearestX : x;
          this.originY = back ? this.#nearestY : y;
          towardX = (back ? x : this.#nearestX) - this.originX;
          towardY = (back ? y : this.#nearestY) - this.originY;
        }
      }
    }
    this.distance = Math.sqrt(towardX * towardX + towardY * towardY);
    this.axisX = this.distance === 0 ? 1 : towardX / this.distance;
    this.axisY = this.distance === 0 ? 0 : towardY / this.distance;
    this.#outline(first, firstX, firstY, this.firstCount);
    this.#outline(second, secondX, secondY, this.secondCount);
  }

  along(x: number, y: number): number {
    return (x - this.originX) * this.axisX + (y - this.originY) * this.axisY;
  }

  across(x: number, y: number): number {
    return (y - this.originY) * this.axisX - (x - this.originX) * this.axisY;
  }

  /** Battlefield coordinates of a point of the frame. */
  eastOf(x: number, y: number): number {
    return this.originX + x * this.axisX - y * this.axisY;
  }

  southOf(x: number, y: number): number {
    return this.originY + x * this.axisY + y * this.axisX;
  }

  #outline(shape: Shape, x: Float64Array, y: Float64Array, count: number): void {
    shape.count = count;
    for (let i = 0; i < count; i++) {
      shape.x[i] = this.along(x[i] as number, y[i] as number);
      shape.y[i] = this.across(x[i] as number, y[i] as number);
    }
    shape.close();
  }

  /** Square of the distance from a point to the first (`back`) or the second base; sets the nearest point. */
  #nearestOn(x: number, y: number, back: boolean): number {
    const baseX = back ? this.firstX : this.secondX;
    const baseY = back ? this.firstY : this.secondY;
    const count = back ? this.firstCount : this.secondCount;
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const startX = baseX[i] as number;
      const startY = baseY[i] as number;
      const next = i + 1 === count ? 0 : i + 1;
      const stepX = (baseX[next] as number) - startX;
      const stepY = (baseY[next] as number) - startY;
      const square = stepX * stepX + stepY * stepY;
      const part = square === 0 ? 0 : ((x - startX) * stepX + (y - startY) * stepY) / square;
      const at = part < 0 ? 0 : Math.min(part, 1);
      const nearX = startX + at * stepX;
      const nearY = startY + at * stepY;
      const distance = (x - nearX) * (x - nearX) + (y - nearY) * (y - nearY);
      if (distance >= best) continue;
      best = distance;
      this.#nearestX = nearX;
      this.#nearestY = nearY;
    }
    return best;
  }
}
