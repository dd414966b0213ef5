import type { Barrier } from './barriers.ts';
import { Hiding } from './hiding.ts';
import type { Shape } from './shape.ts';
import { heightTolerance } from './tolerance.ts';
import type { View } from './whole-view.ts';

/** A barrier, and a convex part of the target of which it may hide something. */
export interface Hider {
  readonly barrier: Barrier;
  readonly target: Shape;
  /** Whether the barrier's outline holds a part of the target: the column on which it stands. */
  readonly isBehind: boolean;
}

/** What hides parts of a target from points of a viewer's outline, all of it taken as standing on the ground. */
export class Hiders {
  /** A height of the viewer from which nothing is hidden, where `hide` said so. */
  openLevel = 0;
  protected readonly hiding = new Hiding();
  protected readonly list: Hider[] = [];
  protected view!: View;
  /** The hider that hid something last: it often does so again. */
  protected last = 0;

  begin(view: View): void {
    this.view = view;
    this.last = 0;
    this.list.length = 0;
    for (const barrier of view.members)
      for (const target of view.targets)
        this.list.push({ barrier, target, isBehind: barrier.standsIn(target) });
  }

  /**
   * Whether something is hidden from everywhere in the hull of some points (x and y in turns), at all heights of the viewer: one
   * hider does it, since what a hider hides something from is convex.
   */
  hide(points: ArrayLike<number>): boolean {
    this.openLevel = this.view.viewerHigh;
    const { list } = this;
    const last = this.last;
    if (last < list.length && this.#hidesAll(list[last] as Hider, points)) return true;
    for (let at = 0; at < list.length; at++) {
      if (at === last || !this.#hidesAll(list[at] as Hider, points)) continue;
      this.last = at;
      return true;
    }
    return false;
  }

  /** Notes what has served for the last "hidden". */
  mark(): void {
    (this.list[this.last] as Hider).barrier.isUsed = true;
  }

  /** Of what stands on the ground only what it hides from the viewer's top counts. */
  #hidesAll({ barrier, target, isBehind }: Hider, points: ArrayLike<number>): boolean {
    const { targetLow, viewerHigh } = this.view;
    const height = viewerHigh + heightTolerance;
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] as number, points[i + 1] as number];
      if (!this.hiding.hidesFrom(barrier, target, targetLow, height, x, y, isBehind)) return false;
    }
    return true;
  }
}
