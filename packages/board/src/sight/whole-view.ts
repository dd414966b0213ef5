import type { Barriers } from './barriers.ts';
import { Hiders } from './hiders.ts';
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
  /** Barriers that count: indices. */
  members: readonly number[];
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

/** Patches smaller than this are given up as hidden, in millimetres. */
const narrowest = 1e-5;
/** Points examined at the most. */
const mostPoints = 4000;

/**
 * Looks for one viewpoint in a zone from which all of a target is seen that the target itself does not hide
 * (SS-SIGHT-012). What each barrier hides something from is convex; so the viewer's outline is cut into patches, a patch
 * is given up when one barrier hides something from all its corners, and halved otherwise.
 *
 * If every barrier stands on the ground only the top of the viewer counts, since raising a viewpoint hides nothing.
 * Otherwise each corner keeps the range of heights from which each barrier hides something, and a patch is given up when
 * the ranges that its corners share cover the whole Height of the viewer.
 */
export class WholeView {
  readonly #barriers: Barriers;
  readonly #hiders: Hiders;
  readonly #patches: Patches;
  /** The viewpoint, in the frame. */
  readonly found = { x: 0, y: 0, level: 0 };

  constructor(barriers: Barriers) {
    this.#barriers = barriers;
    this.#hiders = new Hiders(barriers);
    this.#patches = new Patches(this.#hiders);
  }

  /** Whether there is such a viewpoint; `grounded`: every barrier is to be taken as standing on the ground. */
  exists(view: View, grounded: boolean): boolean {
    const { viewer } = view;
    this.found.x = viewer.x[0] as number;
    this.found.y = viewer.y[0] as number;
    this.found.level = view.viewerHigh;
    if (view.members.length === 0) return true;
    const hiders = this.#hiders;
    hiders.begin(view, grounded);
    for (let i = 0; i < viewer.count; i++)
      if (this.#sees(viewer.x[i] as number, viewer.y[i] as number)) return true;
    if (hiders.oneHidesAll(viewer)) return this.#searchAlongWalls(view);
    for (let i = 0; i < viewer.count; i++) {
      const x = viewer.x[i] as number;
      const y = viewer.y[i] as number;
      if (this.#sees(x + viewer.radius, y) || this.#sees(x - viewer.radius, y)) return true;
      if (this.#sees(x, y + viewer.radius) || this.#sees(x, y - viewer.radius)) return true;
    }
    return this.#searchPatches(viewer) || this.#searchAlongWalls(view);
  }

  #sees(x: number, y: number): boolean {
    return this.#hiders.opensAt(x, y) && this.#find(x, y);
  }

  #seesAt(point: number): boolean {
    const hiders = this.#hiders;
    return (
      hiders.opensAtPoint(point) && this.#find(hiders.pointX[point] as number, hiders.pointY[point] as number)
    );
  }

  #find(x: number, y: number): true {
    this.found.x = x;
    this.found.y = y;
    this.found.level = this.#hiders.openLevel;
    return true;
  }

  #searchPatches(viewer: Shape): boolean {
    const hiders = this.#hiders;
    const patches = this.#patches;
    patches.lay(viewer);
    while (patches.next() && hiders.pointCount < mostPoints) {
      const { a, b, c } = patches;
      if (hiders.cover(a, b, c) || patches.squareSize() < narrowest * narrowest) continue;
      const middle = patches.halve(viewer);
      if (this.#seesAt(middle)) return true;
    }
    return false;
  }

  /** Looks along each wall: a wall has no thickness and hides nothing from a viewpoint in its own plane. */
  #searchAlongWalls(view: View): boolean {
    for (const member of view.members) {
      if (this.#barriers.corners[member] === 2 && this.#searchChord(view.viewer, member)) return true;
    }
    return false;
  }

  /** Searches the part of the viewer's outline that lies in the plane of a wall. */
  #searchChord(viewer: Shape, wall: number): boolean {
    const hiders = this.#hiders;
    const patches = this.#patches;
    if (!patches.layChord(viewer, this.#barriers, wall)) return false;
    while (patches.next() && hiders.pointCount < mostPoints) {
      const { a, b } = patches;
      if (hiders.cover(a, b, b) || patches.squareSize() < narrowest * narrowest) continue;
      const middle = patches.halveChord();
      if (this.#seesAt(middle)) return true;
    }
    return false;
  }
}
