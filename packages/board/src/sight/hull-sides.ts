import type { Frame } from './frame.ts';
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
  /**
   * A hex whose centre lies `east` and `south` millimetres from the frame's origin is clear of the hull where, for a side,
   * `east * eastward + south * southward > clear`.
   */
  readonly eastward = new Float64Array(2);
  readonly southward = new Float64Array(2);
  readonly clear = new Float64Array(2).fill(Number.POSITIVE_INFINITY);

  /** Lays the sides along the first two outlines and outside of all; between single bases they run along the axis. */
  lay(shapes: readonly Shape[], frame: Frame, hex: TurnedHex, bottom: number, top: number): void {
    const { axisX, axisY } = frame;
    const [first, second] = shapes;
    this.clear.fill(Number.POSITIVE_INFINITY);
    this.slope.fill(0);
    this.rise[0] = top;
    this.rise[1] = bottom;
    if (first === undefined || second === undefined || first.count + second.count === 2) return;
    for (let side = 0; side < 2; side++) {
      const out = side === 0 ? 1 : -1;
      let least = Number.POSITIVE_INFINITY;
      let sideX = 0;
      let sideY = 0;
      let reach = 0;
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
          sideX = normalX;
          sideY = normalY;
          reach = farthest;
        }
      this.slope[side] = -sideX / sideY;
      this.rise[side] = reach / sideY;
      this.eastward[side] = sideX * axisX - sideY * axisY;
      this.southward[side] = sideX * axisY + sideY * axisX;
      this.clear[side] = reach + hexReach(hex, sideX, sideY);
    }
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

function hexReach({ cornerX, cornerY }: TurnedHex, towardX: number, towardY: number): number {
  let reach = 0;
  for (let i = 0; i < 6; i++)
    reach = Math.max(reach, towardX * (cornerX[i] as number) + towardY * (cornerY[i] as number));
  return reach;
}
