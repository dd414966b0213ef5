import type { Shape } from './shape.ts';

/**
 * A set of lines seen from above: those that run between two heights `y` at the left end of the corridor and between two
 * others at its right end. At every x between they lie between the line `lowSlope * x + lowRise` and the high one.
 */
export class Band {
  left = 0;
  right = 0;
  lowSlope = 0;
  lowRise = 0;
  highSlope = 0;
  highRise = 0;
  #stretch = 1;

  /** First and last x at which a line of the band may enter or leave each of the two zones, after `reaches`. */
  firstEnter = 0;
  firstLeave = 0;
  secondEnter = 0;
  secondLeave = 0;

  set(startLow: number, startHigh: number, endLow: number, endHigh: number): void {
    const length = this.right - this.left;
    this.lowSlope = (endLow - startLow) / length;
    this.highSlope = (endHigh - startHigh) / length;
    this.lowRise = startLow - this.lowSlope * this.left;
    this.highRise = startHigh - this.highSlope * this.left;
    const steepest = Math.max(Math.abs(endHigh - startLow), Math.abs(endLow - startHigh)) / length;
    this.#stretch = Math.sqrt(1 + steepest * steepest);
  }

  /** Whether a line of the band can meet both zones; false only if none can. Notes where it enters and leaves them. */
  reaches(first: Shape, second: Shape): boolean {
    if (this.#misses(first) || this.#misses(second)) return false;
    this.firstLeave = this.#extreme(first, 1);
    this.firstEnter = this.#extreme(first, -1);
    this.secondLeave = this.#extreme(second, 1);
    this.secondEnter = this.#extreme(second, -1);
    return this.firstLeave >= this.firstEnter && this.secondLeave >= this.secondEnter;
  }

  #misses(shape: Shape): boolean {
    let above = Number.POSITIVE_INFINITY;
    let below = Number.POSITIVE_INFINITY;
    for (let i = 0; i < shape.count; i++) {
      const x = shape.x[i] as number;
      const y = shape.y[i] as number;
      above = Math.min(above, this.lowSlope * x + this.lowRise - y);
      below = Math.min(below, y - this.highSlope * x - this.highRise);
    }
    const reach = shape.radius * this.#stretch;
    return above > reach || below > reach;
  }

  /** Largest (`sign` 1) or smallest x of the part of a zone that lies in the band. */
  #extreme(shape: Shape, sign: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < shape.count; i++) {
      const x = (shape.x[i] as number) + sign * shape.radius;
      const y = shape.y[i] as number;
      if (sign * x <= best) continue;
      if (y < this.lowSlope * x + this.lowRise || y > this.highSlope * x + this.highRise) continue;
      best = sign * x;
    }
    if (shape.crossedBy(this.lowSlope, this.lowRise)) {
      best = Math.max(best, sign > 0 ? shape.leave : -shape.enter);
    }
    if (shape.crossedBy(this.highSlope, this.highRise)) {
      best = Math.max(best, sign > 0 ? shape.leave : -shape.enter);
    }
    return sign * best;
  }
}
