import type { Battlefield } from '../battlefield.ts';
import { AirySight } from './airy-sight.ts';
import type { Barrier } from './barriers.ts';
import { columnsApart } from './columns-apart.ts';
import { Corridor } from './corridor.ts';
import type { Frame } from './frame.ts';
import type { Occluder } from './occluder.ts';
import type { FoundLine, Pair } from './pair.ts';
import { Shape } from './shape.ts';
import type { Viewpoint } from './sight-between.ts';
import { readGround, type SightGround } from './sight-ground.ts';
import { type SightScratch, sightScratch } from './sight-scratch.ts';
import { heightTolerance } from './tolerance.ts';
import { freeWaist } from './waist.ts';
import { type View, viewOf } from './whole-view.ts';
import { baseRadius, follows, isSame, type Zone } from './zone.ts';

/**
 * A battlefield made ready for questions of sight: its bodies in tables, and the scratch memory that every question about it,
 * or about what changes make of it, uses again. Not shared between threads. One question at a time: `place` the two zones, `gather` what stands between them,
 * then ask `seesAny` or `seesWhole`.
 */
export class SightField {
  readonly field: Battlefield;
  readonly ground: SightGround;
  readonly frame: Frame;
  readonly corridor: Corridor;
  /** The two outlines of the question; the viewer's is the second if `flipped`. */
  readonly pair: Pair;
  flipped = false;
  /** The line found by `seesAny`, in the frame, from the first zone to the second. */
  readonly line: Readonly<FoundLine>;
  /** The viewpoint found by `seesWhole`, in the frame. */
  viewpoint: Readonly<Viewpoint> = { x: 0, y: 0, level: 0 };
  readonly #scratch: SightScratch;
  /** Made when bodies with air below them are met first. */
  #airy: AirySight | undefined;
  readonly #heights = { low: 0, high: 0 };
  readonly #members: Barrier[] = [];
  /** What was gathered: the region, and the ids that do not count. */
  #region = 0;
  #leaveOut: readonly string[] = [];
  /** Outlines of the first zone, of the second, and of further parts of the target. */
  readonly #shapes: Shape[] = [];

  /** `before`: a battlefield of which this one came, so that what is the same need not be read again. */
  constructor(field: Battlefield, before?: SightField) {
    this.field = field;
    const columns = before && columnsApart(before.field, field);
    this.ground = readGround(field, columns && { ground: before.ground, columns });
    const scratch = field.scratch(sightScratch);
    const { frame, pair, line } = scratch;
    this.#scratch = scratch;
    this.frame = frame;
    this.pair = pair;
    this.line = line;
    this.corridor = new Corridor(field, this.ground, scratch);
  }

  /**
   * Sets the two zones, or convex parts of them. They are taken in an order that does not depend on who looks, so that
   * the answer of `seesAny` is the same both ways to the last bit.
   */
  place(viewer: Zone, viewerPart: readonly number[], target: Zone, targetPart: readonly number[]): void {
    this.flipped = follows(viewer, target);
    const first = this.flipped ? target : viewer;
    const second = this.flipped ? viewer : target;
    const { pair } = this;
    this.#outline(pair.first, this.flipped ? targetPart : viewerPart);
    this.#outline(pair.second, this.flipped ? viewerPart : targetPart);
    pair.firstLow = first.bottom;
    pair.firstHigh = first.bottom + first.height;
    pair.secondLow = second.bottom;
    pair.secondHigh = second.bottom + second.height;
    this.frame.align(pair.first, pair.second);
  }

  /** Sets a single point as the viewer; it and the target's part take the frame. */
  placePoint({ x, y, level }: Viewpoint, target: Zone, targetPart: readonly number[]): void {
    this.flipped = false;
    const { pair, frame } = this;
    pair.first.count = 0;
    pair.first.radius = 0;
    pair.first.addCorner(x, y);
    this.#outline(pair.second, targetPart);
    pair.firstLow = level;
    pair.firstHigh = level;
    pair.secondLow = target.bottom;
    pair.secondHigh = target.bottom + target.height;
    frame.align(pair.first, pair.second);
  }

  /** Whether the two outlines overlap, seen from above: such zones share a column. */
  get overlap(): boolean {
    return this.frame.distance <= this.pair.first.radius + this.pair.second.radius;
  }

  /**
   * Gathers what stands between the two zones. `leaveOut`: ids of solids and walls that do not count. `figuresTall`: part
   * of a figure's Height that counts; 0: figures do not. `otherParts`: parts of the target besides the one placed.
   */
  gather(
    viewer: Zone,
    target: Zone,
    occluders: readonly Occluder[],
    leaveOut: readonly string[],
    figuresTall: number,
    otherParts: readonly (readonly number[])[],
  ): void {
    const { pair, corridor } = this;
    const heights = this.#heights;
    heights.low = Math.min(pair.firstLow, pair.secondLow) + heightTolerance;
    heights.high = Math.max(pair.firstHigh, pair.secondHigh) - heightTolerance;
    this.#shapes.length = 0;
    this.#shapes.push(pair.first, pair.second);
    for (const part of otherParts) {
      const shape = new Shape();
      this.#outline(shape, part);
      this.frame.turn(shape);
      this.#shapes.push(shape);
    }
    const region = this.field.region[target.spaces[0] ?? 0] ?? 0;
    corridor.gather(this.#shapes, region, heights, leaveOut);
    this.#region = region;
    this.#leaveOut = leaveOut;
    for (const occluder of occluders) {
      if (occluder.kind === 'figure') {
        if (figuresTall === 0 || isSame(occluder.zone, viewer) || isSame(occluder.zone, target)) continue;
      } else if (leaveOut.includes(occluder.id)) continue;
      corridor.addOccluder(occluder, figuresTall);
    }
  }

  /** Whether an unbroken line joins the two zones; it is then in `line`. */
  seesAny(): boolean {
    if (this.#isBuried()) return false;
    if (!this.#isAiry()) return this.seesOverAll(Number.POSITIVE_INFINITY);
    return this.#airySight.seesAny(this.#region, this.#leaveOut, this.#heights.low);
  }

  /**
   * Whether one viewpoint of the viewer sees all of the target that the target itself does not hide, past what
   * obstructs (SS-SIGHT-012). All barriers are taken as standing on the ground first: if those that do hide it, it is hidden.
   */
  seesWhole(): boolean {
    const { pair, flipped } = this;
    const { wholeView } = this.#scratch;
    const view = flipped
      ? viewOf(pair.second, pair.secondLow, pair.secondHigh, pair.first, pair.firstLow, pair.firstHigh)
      : viewOf(pair.first, pair.firstLow, pair.firstHigh, pair.second, pair.secondLow, pair.secondHigh);
    for (let i = 2; i < this.#shapes.length; i++) view.targets.push(this.#shapes[i] as Shape);
    view.members = this.#members;
    this.viewpoint = wholeView.found;
    this.#selectHiding(view, !this.#isAiry());
    if (wholeView.exists(view)) return true;
    if (!this.#isAiry(true)) return false;
    this.#selectHiding(view, false);
    this.viewpoint = this.#airySight.viewpoint;
    return this.#airySight.seesWhole(view);
  }

  /** Whether an unbroken line runs over all barriers that begin not above a level, taken as standing on the ground. */
  seesOverAll(lowest: number): boolean {
    const { pair, frame } = this;
    this.select(Math.min(pair.firstHigh, pair.secondHigh) + heightTolerance, lowest);
    return this.#scratch.search.find(pair, frame.distance, this.#scratch.topLines);
  }

  get #airySight(): AirySight {
    this.#airy ??= new AirySight(this, this.#scratch);
    return this.#airy;
  }

  /** Takes the barriers that rise above a level and begin not above another. */
  select(above: number, lowest: number): void {
    const members = this.#members;
    members.length = 0;
    for (const barrier of this.corridor.barriers.all) {
      barrier.isUsed = false;
      if (barrier.high <= above || barrier.low > lowest) continue;
      this.corridor.outline(barrier);
      members.push(barrier);
    }
    this.#scratch.blockade.begin(members, this.corridor.sides);
  }

  /** Whether a barrier has air below it; `used`: one that has served in the search that went before. */
  #isAiry(used = false): boolean {
    return this.corridor.barriers.all.some(({ low, isUsed }) => low > this.#heights.low && (isUsed || !used));
  }

  /** Whether one of the zones stands on one space inside an object that is taller than it. */
  #isBuried(): boolean {
    const { first, second, firstHigh, secondHigh } = this.pair;
    for (const barrier of this.corridor.barriers.all) {
      if (barrier.body.kind === 'space' || barrier.low > this.#heights.low) continue;
      const high = barrier.high - heightTolerance;
      if (high <= Math.min(firstHigh, secondHigh)) continue;
      this.corridor.outline(barrier);
      if (barrier.count !== 6) continue;
      for (const zone of [first, second]) {
        const top = zone === first ? firstHigh : secondHigh;
        if (zone.count > 1 || high <= top || !barrier.standsIn(zone)) continue;
        barrier.isUsed = true;
        return true;
      }
    }
    return false;
  }

  /** Takes the barriers that can hide something of the target and obstruct. */
  #selectHiding(view: View, grounded: boolean): void {
    const { barriers } = this.corridor;
    const members = this.#members;
    members.length = 0;
    const drop = view.viewerHigh - view.targetLow;
    const end = (shape: Shape, sign: number): number => sign * (sign > 0 ? shape.right : shape.left);
    const sign = this.flipped ? -1 : 1;
    const viewerEnd = -end(view.viewer, -sign);
    const targetStart = Math.min(...view.targets.map((target) => -end(target, -sign)));
    const least = grounded ? Math.min(view.targetLow, view.viewerHigh) + heightTolerance : this.#heights.low;
    for (const barrier of barriers.all) barrier.isUsed = false;
    for (const barrier of barriers.all) {
      if (barrier.high <= least || !barrier.obstructs) continue;
      if (grounded && drop > 0) {
        const farthest = (end(barrier, sign) - viewerEnd) / (targetStart - viewerEnd);
        if (farthest <= (view.viewerHigh - barrier.high) / drop) continue;
      }
      this.corridor.outline(barrier);
      for (const target of view.targets)
        if (target.count > 1) freeWaist(barriers, barrier, target, view.targetLow, view.targetHigh);
      if (barrier.high > least) members.push(barrier);
    }
  }

  /** Lays an outline over spaces: points of the battlefield. */
  #outline(shape: Shape, part: readonly number[]): void {
    shape.count = 0;
    shape.radius = baseRadius;
    for (const space of part) shape.addCorner(this.field.x[space] as number, this.field.y[space] as number);
  }
}
