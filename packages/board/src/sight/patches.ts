import type { Shape } from './shape.ts';

/** Patches smaller than this are not halved, in millimetres. */
const narrowest = 1e-5;

/** Triangles that together cover an outline, in a queue from which they are taken, halved and put back. */
export class Patches {
  /** Corners of the patch taken by `next`, x and y in turns. */
  readonly corners = new Float64Array(6);
  /** The point that has halved it. */
  readonly middle = new Float64Array(2);
  readonly #queue: number[] = [];
  #head = 0;

  /** Starts anew with the triangles that join a point with the sides of a polygon around it. */
  lay(x: number, y: number, polygon: ArrayLike<number>): void {
    this.#head = 0;
    this.#queue.length = 0;
    const count = polygon.length;
    for (let i = 0; i < count; i += 2) {
      const next = (i + 2) % count;
      this.#queue.push(x, y, polygon[i] as number, polygon[i + 1] as number);
      this.#queue.push(polygon[next] as number, polygon[next + 1] as number);
    }
  }

  /** Takes the next patch; false if there is none. */
  next(): boolean {
    if (this.#head === this.#queue.length) return false;
    for (let i = 0; i < 6; i++) this.corners[i] = this.#queue[this.#head++] as number;
    return true;
  }

  /** Whether the patch surely lies beside an outline. */
  isBeside(outline: Shape): boolean {
    const { corners } = this;
    let [x, y] = [0, 0];
    for (let i = 0; i < 6; i += 2) {
      x += (corners[i] as number) / 3;
      y += (corners[i + 1] as number) / 3;
    }
    outline.nearest(x, y);
    const { nearX, nearY, radius } = outline;
    const [outX, outY] = [x - nearX, y - nearY];
    const reach = radius * Math.sqrt(outX * outX + outY * outY);
    for (let i = 0; i < 6; i += 2)
      if (outX * ((corners[i] as number) - nearX) + outY * ((corners[i + 1] as number) - nearY) <= reach)
        return false;
    return true;
  }

  /** Halves the patch across its longest side and puts both halves into the queue; false if it is too small. */
  halve(): boolean {
    const { corners, middle } = this;
    let longest = 0;
    let from = 0;
    for (let i = 0; i < 6; i += 2) {
      const next = (i + 2) % 6;
      const x = (corners[next] as number) - (corners[i] as number);
      const y = (corners[next + 1] as number) - (corners[i + 1] as number);
      const square = x * x + y * y;
      if (square <= longest) continue;
      longest = square;
      from = i;
    }
    if (longest < narrowest * narrowest) return false;
    const to = (from + 2) % 6;
    const rest = (from + 4) % 6;
    for (const i of [0, 1]) middle[i] = ((corners[from + i] as number) + (corners[to + i] as number)) / 2;
    for (const end of [from, to])
      this.#queue.push(
        corners[end] as number,
        corners[end + 1] as number,
        middle[0] as number,
        middle[1] as number,
        corners[rest] as number,
        corners[rest + 1] as number,
      );
    return true;
  }
}
