import type { Barrier } from './barriers.ts';
import type { Shape } from './shape.ts';
import { sightTolerance } from './tolerance.ts';

/**
 * What a barrier hides of a target. From a viewpoint the target's outline, drawn together towards the viewpoint by a
 * fraction s, sweeps over all lines of sight as s runs from 0 to 1. The barrier stands in them for the fractions from
 * `from` to `to`, and hides some part of the target from viewpoints at a range of heights (`viewHeight`).
 *
 * The viewpoints from which one barrier hides something of one convex target are a convex body (the barrier swept away
 * from the target), on which the search for a viewpoint relies.
 */
export class Hiding {
  from = 0;
  to = 0;

  /**
   * Whether a barrier that stands on the ground hides any part of the target from the viewpoint (x, y) at a height. `behind`: the
   * barrier's outline holds a part of the target (the column on which it stands).
   */
  hidesFrom(
    barrier: Barrier,
    target: Shape,
    targetLow: number,
    height: number,
    x: number,
    y: number,
    behind: boolean,
  ): boolean {
    const isHidden = (): boolean =>
      this.#isStretch() &&
      (viewHeight(this.from, barrier.high, targetLow) > height ||
        viewHeight(this.to, barrier.high, targetLow) > height);
    if (!this.#sweepCorners(barrier, target, x, y, behind)) return false;
    // More fractions hide no less; of a wall it is not known yet whether it is looked at along its line.
    if (barrier.count > 2 && isHidden()) return true;
    return this.#sweepSides(barrier, target, x, y) && isHidden();
  }

  /** Finds the fractions, from 0 to 1, at which the barrier stands in the lines of sight. False if it stands in none. */
  sweep(barrier: Barrier, target: Shape, x: number, y: number, behind: boolean): boolean {
    return (
      this.#sweepCorners(barrier, target, x, y, behind) &&
      this.#sweepSides(barrier, target, x, y) &&
      this.#isStretch()
    );
  }

  #isStretch(): boolean {
    return this.to - this.from > leastStretch;
  }

  /**
   * Finds the fractions at which a corner disc of the target touches a corner of the barrier. False if all of the barrier lies to
   * one side of all lines of sight.
   */
  #sweepCorners(barrier: Barrier, target: Shape, x: number, y: number, behind: boolean): boolean {
    this.from = 1;
    this.to = behind ? 1 : 0;
    const square = target.radius * target.radius;
    let left = true;
    let right = true;
    for (let t = 0; t < target.count; t++) {
      const towardX = (target.x[t] as number) - x;
      const towardY = (target.y[t] as number) - y;
      const leading = towardX * towardX + towardY * towardY - square;
      for (let corner = 0; corner < barrier.count; corner++) {
        const besideX = (barrier.x[corner] as number) - x;
        const besideY = (barrier.y[corner] as number) - y;
        const middle = besideX * towardX + besideY * towardY;
        const depth = middle * middle - leading * (besideX * besideX + besideY * besideY);
        if (middle > 0 && depth < 0) {
          if (besideX * towardY > besideY * towardX) left = false;
          else right = false;
          continue;
        }
        left = false;
        right = false;
        if (middle <= 0) continue;
        const half = Math.sqrt(depth);
        this.#touch((middle - half) / leading);
        this.#touch((middle + half) / leading);
      }
    }
    return !left && !right;
  }

  /** Adds the fractions at which straight sides of either touch the other. False for a wall that is looked at along its line. */
  #sweepSides(barrier: Barrier, target: Shape, x: number, y: number): boolean {
    for (let t = 0; target.count > 1 && t < target.count; t++)
      for (let corner = 0; corner < barrier.count; corner++) {
        const besideX = (barrier.x[corner] as number) - x;
        const besideY = (barrier.y[corner] as number) - y;
        this.#touchSide(target, t, besideX, besideY, x, y);
      }
    const isInside = this.#sweepEdges(barrier, target, x, y);
    if (isInside) this.from = 0;
    return !isInside || barrier.count > 2;
  }

  /** The fraction at which a straight side of the target's outline touches a corner of the barrier. */
  #touchSide(target: Shape, side: number, besideX: number, besideY: number, x: number, y: number): void {
    const outX = target.normalX[side] as number;
    const outY = target.normalY[side] as number;
    const towardX = (target.x[side] as number) - x;
    const towardY = (target.y[side] as number) - y;
    const growth = outX * towardX + outY * towardY + target.radius;
    if (growth === 0) return;
    const fraction = (outX * besideX + outY * besideY) / growth;
    const along = outX * (besideY - fraction * towardY) - outY * (besideX - fraction * towardX);
    if (along < 0 || along > fraction * (target.side[side] as number)) return;
    this.#touch(fraction);
  }

  /**
   * Fractions at which a corner disc of the target touches an edge of the barrier. True if the viewpoint is inside the
   * barrier; of a wall, if it looks along the wall, which then hides nothing.
   */
  #sweepEdges(barrier: Barrier, target: Shape, x: number, y: number): boolean {
    const { count } = barrier;
    let inside = true;
    for (let i = 0; i < count; i++) {
      const outX = barrier.normalX[i] as number;
      const outY = barrier.normalY[i] as number;
      const next = i + 1 === count ? 0 : i + 1;
      const startX = (barrier.x[i] as number) - x;
      const startY = (barrier.y[i] as number) - y;
      const distance = outX * startX + outY * startY;
      if (distance < -1e-9) inside = false;
      const stepX = (barrier.x[next] as number) - x - startX;
      const stepY = (barrier.y[next] as number) - y - startY;
      const length = stepX * -outY + stepY * outX;
      for (let t = 0; t < target.count; t++) {
        const towardX = (target.x[t] as number) - x;
        const towardY = (target.y[t] as number) - y;
        const growth = outX * towardX + outY * towardY - target.radius;
        if (growth === 0) continue;
        const fraction = distance / growth;
        if (fraction < 0) continue;
        const along = (fraction * towardY - startY) * outX - (fraction * towardX - startX) * outY;
        if (along < 0 || along > length) continue;
        this.#touch(fraction);
      }
    }
    return inside;
  }

  #touch(fraction: number): void {
    if (fraction < this.from) this.from = Math.max(fraction, 0);
    if (fraction > this.to) this.to = Math.min(fraction, 1);
  }
}

/** The least part of a line of sight that a barrier must take. */
const leastStretch = sightTolerance * 1e-3;

/** Height of the viewpoint whose line to a level of the target passes a level at a fraction of the way. */
export function viewHeight(fraction: number, level: number, targetLevel: number): number {
  const rest = 1 - fraction;
  if (rest > 1e-12) return (level - fraction * targetLevel) / rest;
  const above = level - targetLevel;
  return above > 0 ? Number.POSITIVE_INFINITY : above < 0 ? Number.NEGATIVE_INFINITY : targetLevel;
}
