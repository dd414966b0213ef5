import type { Shape } from './shape.ts';

const slant = Math.SQRT1_2;
const towardX = [1, slant, 0, -slant, -1, -slant, 0, slant];
const towardY = [0, slant, 1, slant, 0, -slant, -1, -slant];

/** Writes the corners (x, y, x, y ...) of the octagon around an outline. */
export function circumscribe(shape: Shape, corners: Float64Array): void {
  let before = reachTowards(shape, 7);
  for (let i = 0; i < 8; i++) {
    const here = reachTowards(shape, i);
    const last = (i + 7) & 7;
    const acrossX = towardX[last] as number;
    const acrossY = towardY[last] as number;
    corners[2 * i] = (before * (towardY[i] as number) - here * acrossY) / slant;
    corners[2 * i + 1] = (here * acrossX - before * (towardX[i] as number)) / slant;
    before = here;
  }
}

function reachTowards(shape: Shape, direction: number): number {
  const x = towardX[direction] as number;
  const y = towardY[direction] as number;
  let farthest = Number.NEGATIVE_INFINITY;
  for (let corner = 0; corner < shape.count; corner++) {
    const along = x * (shape.x[corner] as number) + y * (shape.y[corner] as number);
    if (along > farthest) farthest = along;
  }
  return farthest + shape.radius;
}
