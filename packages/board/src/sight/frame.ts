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
    let [fromX, fromY] = [first.x[0] as number, first.y[0] as number];
    let [toX, toY] = [second.x[0] as number, second.y[0] as number];
    if (first.count + second.count > 2) {
      let best = Number.POSITIVE_INFINITY;
      for (const [shape, other] of [
        [first, second],
        [second, first],
      ] as const)
        for (let i = 0; i < shape.count; i++) {
          const [x, y] = [shape.x[i] as number, shape.y[i] as number];
          other.nearest(x, y);
          const { nearX, nearY } = other;
          const square = (x - nearX) * (x - nearX) + (y - nearY) * (y - nearY);
          if (square >= best - 1e-9) continue;
          best = square;
          [fromX, fromY, toX, toY] = shape === first ? [x, y, nearX, nearY] : [nearX, nearY, x, y];
        }
    }
    const [towardX, towardY] = [toX - fromX, toY - fromY];
    this.originX = fromX;
    this.originY = fromY;
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
