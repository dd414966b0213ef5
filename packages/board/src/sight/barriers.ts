import type { Body } from './body.ts';
import { Shape } from './shape.ts';

/** Most corners that a barrier can have: a hex with all its corners cut off. */
const mostCorners = 12;
/** How far a barrier without an underside reaches down. */
export const bottomless = -1e6;

/**
 * A body that may break lines: an upright prism over a hex, the line of a wall or a figure's base with its radius, from `low`
 * to `high` in levels. A hex has its centre as a single corner until it is outlined.
 */
export class Barrier extends Shape {
  low = 0;
  high = 0;
  obstructs = false;
  body!: Body;
  /** Whether it has served to break or to hide. */
  isUsed = false;

  constructor() {
    super(mostCorners);
  }

  /** Gives it other corners: x and y in turns. */
  reshape(outline: readonly number[]): void {
    this.count = 0;
    for (let i = 0; i < outline.length; i += 2)
      this.addCorner(outline[i] as number, outline[i + 1] as number);
    this.close();
  }

  /** Whether it stands over or under a part of an outline: its middle lies in it. */
  standsIn(outline: Shape): boolean {
    const { count } = this;
    let [x, y] = [0, 0];
    for (let i = 0; i < count; i++) {
      x += (this.x[i] as number) / count;
      y += (this.y[i] as number) / count;
    }
    return outline.holds(x, y);
  }
}

/** The barriers of one question of sight, in the coordinates of its `Frame`: the same ones for every question, written anew. */
export class Barriers {
  readonly all: Barrier[] = [];
  readonly #pool: Barrier[] = [];

  clear(): void {
    this.all.length = 0;
  }

  /** Adds a barrier without corners. */
  add(low: number, high: number, obstructs: boolean, body: Body): Barrier {
    const at = this.all.length;
    const barrier = this.#pool[at] ?? new Barrier();
    this.#pool[at] = barrier;
    this.all.push(barrier);
    barrier.count = 0;
    barrier.radius = 0;
    barrier.low = low;
    barrier.high = high;
    barrier.obstructs = obstructs;
    barrier.body = body;
    barrier.isUsed = false;
    return barrier;
  }
}
