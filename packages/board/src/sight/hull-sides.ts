import type { Shape } from './shape.ts';
import type { TurnedHex } from './turned-hex.ts';

/**
 * The two straight sides of the hull of two bases, along which the outermost lines between them run. Of larger bases much of
 * the corridor lies outside of it, and what stands there is in nobody's way.
 */
export class HullSides {
  /** The sides as lines `y = slope * x + rise`, the upper and the lower: no line between the bases runs outside of them. */
  readonly slope = new Float64Array(2);
  readonly rise = new Float64Array(2);
  /** Their outward normals, and how far in that direction the centre of a hex may lie that is not clear of the hull. */
  readonly #normalX = new Float64Array(2);
  readonly #normalY = new Float64Array(2);
  readonly #reach = new Float64Array(2);

  /** Lays the sides along the first two outlines and outside of all. */
  lay(shapes: readonly Shape[], hex: TurnedHex): void {
    const [first, second] = shapes as [Shape, Shape];
    for (let side = 0; side < 2; side++) {
      const out = side === 0 ? 1 : -1;
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < first.count; i++)
        for (let j = 0; j < second.count; j++) {
          const x = first.x[i] as number;
          const y = first.y[i] as number;
          const runX = (second.x[j] as number) - x;
          const runY = (second.y[j] as number) - y;
          const length = Math.sqrt(runX * runX + runY * runY);
          const normalX = (-out * runY) / length;
          const normalY = (out * runX) / length;
          const farthest = farthestAlong(shapes, normalX, normalY);
          const beside = farthest - normalX * x - normalY * y;
          if (beside >= least) continue;
          least = beside;
          this.slope[side] = -normalX / normalY;
          this.rise[side] = farthest / normalY;
          this.#normalX[side] = normalX;
          this.#normalY[side] = normalY;
          this.#reach[side] = farthest + hex.reach(normalX, normalY);
        }
    }
  }

  /** Whether a hex about a point, or a base on it, is clear of the hull. */
  clear(x: number, y: number): boolean {
    for (let side = 0; side < 2; side++) {
      const out = (this.#normalX[side] as number) * x + (this.#normalY[side] as number) * y;
      if (out > (this.#reach[side] as number)) return true;
    }
    return false;
  }
}

/** How far outlines reach in a direction. */
function farthestAlong(shapes: readonly Shape[], towardX: number, towardY: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < shapes.length; index++) {
    const { count, x, y, radius } = shapes[index] as Shape;
    for (let i = 0; i < count; i++) {
      const reach = towardX * (x[i] as number) + towardY * (y[i] as number) + radius;
      if (reach > best) best = reach;
    }
  }
  return best;
}
