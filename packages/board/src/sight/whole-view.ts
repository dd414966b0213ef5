import type { Barrier } from './barriers.ts';
import type { Hiders } from './hiders.ts';
import { Patches } from './patches.ts';
import type { Shape } from './shape.ts';

/** Who looks, at what, past what. The viewer is one convex part of a base, the target one or more. */
export interface View {
  viewer: Shape;
  viewerLow: number;
  viewerHigh: number;
  targets: Shape[];
  targetLow: number;
  targetHigh: number;
  /** Barriers that count. */
  members: readonly Barrier[];
}

/** A view of one outline on another, without further parts and barriers. */
export function viewOf(
  viewer: Shape,
  viewerLow: number,
  viewerHigh: number,
  target: Shape,
  targetLow: number,
  targetHigh: number,
): View {
  return { viewer, viewerLow, viewerHigh, targets: [target], targetLow, targetHigh, members: [] };
}

/** Patches examined at the most. */
const mostPatches = 8000;
/** Farther than any base reaches, in millimetres. */
const far = 200;

/**
 * Looks for one viewpoint in a zone from which all of a target is seen that the target itself does not hide
 * (SS-SIGHT-012). What each barrier hides something from is convex; so the viewer's outline is cut into patches, a patch
 * is given up when one barrier hides something from all its corners, and halved otherwise.
 *
 * If every barrier stands on the ground only the top of the viewer counts, since raising a viewpoint hides nothing.
 * Otherwise each corner has the range of heights from which each barrier hides something, and a patch is given up when
 * the ranges that its corners share cover the whole Height of the viewer (`AiryHiders`).
 */
export class WholeView {
  readonly #hiders: Hiders;
  readonly #patches = new Patches();
  readonly #point = new Float64Array(2);
  /** The viewpoint, in the frame. */
  readonly found = { x: 0, y: 0, level: 0 };

  constructor(hiders: Hiders) {
    this.#hiders = hiders;
  }

  /** Whether there is such a viewpoint. */
  exists(view: View): boolean {
    const { viewer } = view;
    const { count, radius } = viewer;
    const [middleX, middleY] = [viewer.x[0] as number, viewer.y[0] as number];
    this.found.x = middleX;
    this.found.y = middleY;
    this.found.level = view.viewerHigh;
    if (view.members.length === 0) return true;
    this.#hiders.begin(view);
    for (let i = 0; i < count; i++) if (this.#sees(viewer.x[i] as number, viewer.y[i] as number)) return true;
    const { left, right, bottom, top } = viewer;
    const box = [left, bottom, right, bottom, right, top, left, top];
    if (this.#hides(box)) return this.#searchAlongWalls(view);
    for (let i = 0; i < count; i++) {
      const x = viewer.x[i] as number;
      const y = viewer.y[i] as number;
      if (this.#sees(x + radius, y) || this.#sees(x - radius, y)) return true;
      if (this.#sees(x, y + radius) || this.#sees(x, y - radius)) return true;
    }
    this.#patches.lay(mean(viewer.x, count), mean(viewer.y, count), box);
    return this.#searchPatches(viewer) || this.#searchAlongWalls(view);
  }

  #sees(x: number, y: number): boolean {
    const hiders = this.#hiders;
    this.#point[0] = x;
    this.#point[1] = y;
    if (hiders.hide(this.#point)) return false;
    this.found.x = x;
    this.found.y = y;
    this.found.level = hiders.openLevel;
    return true;
  }

  /** Whether something is hidden from everywhere between some points; notes by what. */
  #hides(points: ArrayLike<number>): boolean {
    if (!this.#hiders.hide(points)) return false;
    this.#hiders.mark();
    return true;
  }

  #searchPatches(viewer: Shape): boolean {
    const patches = this.#patches;
    const { corners, middle } = patches;
    for (let left = mostPatches; left > 0 && patches.next(); left--) {
      if (patches.isBeside(viewer) || this.#hides(corners) || !patches.halve()) continue;
      const [x, y] = middle as unknown as [number, number];
      if (this.#seesFrom(viewer, x, y)) return true;
    }
    return false;
  }

  /** From a place in an outline, or from the point of its rim that is nearest to it. */
  #seesFrom(viewer: Shape, x: number, y: number): boolean {
    if (viewer.holds(x, y)) return this.#sees(x, y);
    const { nearX, nearY, radius } = viewer;
    const length = Math.sqrt((x - nearX) * (x - nearX) + (y - nearY) * (y - nearY));
    return this.#sees(nearX + ((x - nearX) * radius) / length, nearY + ((y - nearY) * radius) / length);
  }

  /** Looks along each wall: a wall has no thickness and hides nothing from a viewpoint in its own plane. */
  #searchAlongWalls({ members, viewer }: View): boolean {
    for (const { count, x, y, normalX, normalY } of members) {
      if (count !== 2) continue;
      const [outX, outY] = [normalX[0] as number, normalY[0] as number];
      const [centreX, centreY] = [viewer.x[0] as number, viewer.y[0] as number];
      const off = outX * ((x[0] as number) - centreX) + outY * ((y[0] as number) - centreY);
      const [footX, footY] = [centreX + off * outX, centreY + off * outY];
      const chord = [footX - far * outY, footY + far * outX, footX + far * outY, footY - far * outX];
      this.#patches.lay(footX, footY, chord);
      if (this.#searchPatches(viewer)) return true;
    }
    return false;
  }
}

function mean(values: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[i] as number;
  return sum / count;
}
