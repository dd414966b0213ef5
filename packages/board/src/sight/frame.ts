import { nearestPoints } from './nearest-points.ts';
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

  /** Lays the axis between two bases whose corners are points of the battlefield, and turns their outlines into the frame. */
  align(first: Shape, second: Shape): void {
    first.close();
    second.close();
    const isWide = first.count + second.count > 2;
    const [from, to] = isWide ? nearestPoints(first, second) : [pointOf(first), pointOf(second)];
    const [towardX, towardY] = [to.x - from.x, to.y - from.y];
    this.originX = from.x;
    this.originY = from.y;
    this.distance = Math.sqrt(towardX * towardX + towardY * towardY);
    this.axisX = this.distance === 0 ? 1 : towardX / this.distance;
    this.axisY = this.distance === 0 ? 0 : towardY / this.distance;
    this.turn(first);
    this.turn(second);
  }

  /** Turns an outline whose corners are points of the battlefield into the frame. */
  turn(shape: Shape): void {
    for (let i = 0; i < shape.count; i++) {
      const [x, y] = [shape.x[i] as number, shape.y[i] as number];
      shape.x[i] = this.along(x, y);
      shape.y[i] = this.across(x, y);
    }
    shape.close();
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
}

function pointOf({ x, y }: Shape): { readonly x: number; readonly y: number } {
  return { x: x[0] as number, y: y[0] as number };
}
