import type { Battlefield } from '../battlefield.ts';

/** Whether a point is less than `reach` millimetres from the segment between the centres of two spaces. */
export function isNearLine(
  field: Battlefield,
  x: number,
  y: number,
  from: number,
  to: number,
  reach: number,
): boolean {
  const startX = field.x[from] as number;
  const startY = field.y[from] as number;
  const stepX = (field.x[to] as number) - startX;
  const stepY = (field.y[to] as number) - startY;
  const square = stepX * stepX + stepY * stepY;
  const along = square === 0 ? 0 : ((x - startX) * stepX + (y - startY) * stepY) / square;
  const at = Math.min(1, Math.max(0, along));
  const besideX = x - startX - at * stepX;
  const besideY = y - startY - at * stepY;
  return besideX * besideX + besideY * besideY <= reach * reach;
}
