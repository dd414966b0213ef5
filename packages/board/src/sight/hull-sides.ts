import type { Shape } from './shape.ts';
import type { TurnedHex } from './turned-hex.ts';

/**
 * The two straight sides of the hull of two bases, along which the outermost lines between them run. Of larger bases much of
 * the corridor lies outside of it, and what stands there is in nobody's way.
 */
export class HullSides {
  /** Outward normals of the sides, and the distance along them at which a hex's centre is clear of the hull. */
  readonly #normalX = new Float64Array(2);
  readonly #normalY = new Float64Array(2);
  readonly #clear = new Float64Array(2).fill(Number.POSITIVE_INFINITY);

  /** Lays the sides along the first two outlines and outside of all. */
  lay(shapes: readonly Shape[], hex: TurnedHex): void {
    this.#clear.fill(Number.POSITIVE_INFINITY);
    const [first, second] = shapes;
    if (first === undefined || second === undefined || first.count + second.count === 2) return;
    for (let side = 0; side < 2; side++) {
      const out = side === 0 ? 1 : -1;
      for (let i = 0; i < first.count; i++)
        for (let j = 0; j < second.count; j++) {
          const x = first.x[i] as number;
          const y = first.y[i] as number;
          const runX = (second.x[j] as number) - x;
          const runY = (second.y[j] as number) - y;
          const length = Math.sqrt(runX * runX + runY * runY);
          const normalX = (-out * runY) / length;
          const normalY = (out * runX) / length;
          const clear = farthest(shapes, normalX, normalY) + hexReach(hex, normalX, normalY);
          const tight = clear - normalX * x - normalY * y;
          if (tight >= this.#tightness(side, x, y)) continue;
          this.#normalX[side] = normalX;
          this.#normalY[side] = normalY;
          this.#clear[side] = clear;
        }
    }
  }

  /** Whether a hex with this centre lies outside of the hull. */
  misses(x: number, y: number): boolean {
    for (let side = 0; side < 2; side++) {
      const along = (this.#normalX[side] as number) * x + (this.#normalY[side] as number) * y;
      if (along > (this.#clear[side] as number)) return true;
    }
    return false;
  }

  /** How far outside of a point the side laid so far runs. */
  #tightness(side: number, x: number, y: number): number {
    return (
      (this.#clear[side] as number) -
      (this.#normalX[side] as number) * x -
      (this.#normalY[side] as number) * y
    );
  }
}

function farthest(shapes: readonly Shape[], normalX: number, normalY: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { count, x, y, radius } of shapes)
    for (let i = 0; i < count; i++)
      best = Math.max(best, normalX * (x[i] as number) + normalY * (y[i] as number) + radius);
  return best;
}

function hexReach({ cornerX, cornerY }: TurnedHex, normalX: number, normalY: number): number {
  let reach = 0;
  for (let i = 0; i < 6; i++)
    reach = Math.max(reach, normalX * (cornerX[i] as number) + normalY * (cornerY[i] as number));
  return reach;
}
