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
  /** Found by `#meet`. */
  #enter = 0;
  #leave = 0;

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
  }

  /** Whether a line of the band can meet both zones; false only if none can. Notes where it enters and leaves them. */
  reaches(first: Shape, second: Shape): boolean {
    this.#meet(first);
    this.firstEnter = this.#enter;
    this.firstLeave = this.#leave;
    this.#meet(second);
    this.secondEnter = this.#enter;
    this.secondLeave = this.#leave;
    return this.firstLeave >= this.firstEnter && this.secondLeave >= this.secondEnter;
  }

  /** Notes the smallest and the largest x of the part of a zone that lies in the band. */
  #meet(shape: Shape): void {
    const { lowSlope, lowRise, highSlope, highRise } = this;
    let enter = Number.POSITIVE_INFINITY;
    let leave = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < shape.count; i++) {
      const x = shape.x[i] as number;
      const y = shape.y[i] as number;
      const west = x - shape.radius;
      const east = x + shape.radius;
      if (west < enter && y >= lowSlope * west + lowRise && y <= highSlope * west + highRise) enter = west;
      if (east > leave && y >= lowSlope * east + lowRise && y <= highSlope * east + highRise) leave = east;
    }
    if (shape.crossedBy(lowSlope, lowRise)) {
      enter = Math.min(enter, shape.enter);
      leave = Math.max(leave, shape.leave);
    }
    if (shape.crossedBy(highSlope, highRise)) {
      enter = Math.min(enter, shape.enter);
      leave = Math.max(leave, shape.leave);
    }
    this.#enter = enter;
    this.#leave = leave;
  }
}
