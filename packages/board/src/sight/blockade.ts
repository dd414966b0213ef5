import type { Band } from './band.ts';
import type { Barrier } from './barriers.ts';
import { HullSides } from './hull-sides.ts';
import { overhang } from './overhang.ts';

/**
 * Barriers that together break every line of a band: one that reaches across it, or several that touch one another and
 * reach across together. What counts of each barrier is its part between two x, set by the caller.
 */
export class Blockade {
  /** The barriers considered. */
  members: readonly Barrier[] = [];
  /** The part of each member that breaks lines of the band in question; empty if `from > to`. */
  from = new Float64Array(32);
  to = new Float64Array(32);
  #above = new Float64Array(32);
  #below = new Float64Array(32);
  #group = new Int32Array(32);
  /** Numbers of the members that count: all, until `focus` leaves some out. */
  readonly near: number[] = [];
  #isNear = new Uint8Array(32);
  /** Pairs of members that touch, and between which x: four numbers for each pair. */
  readonly #touches: number[] = [];
  /** Those pairs of which both count. */
  readonly #nearTouches: number[] = [];
  #touchesKnown = false;
  /** No line that matters runs outside of these sides. */
  #sides = new HullSides();

  /** Starts a question with these barriers. */
  begin(members: readonly Barrier[], sides: HullSides): void {
    this.members = members;
    this.#sides = sides;
    this.#touchesKnown = false;
    if (members.length > this.from.length) {
      const size = members.length * 2;
      this.from = new Float64Array(size);
      this.to = new Float64Array(size);
      this.#above = new Float64Array(size);
      this.#below = new Float64Array(size);
      this.#group = new Int32Array(size);
      this.#isNear = new Uint8Array(size);
    }
    this.near.length = 0;
    for (let i = 0; i < members.length; i++) this.near.push(i);
    this.#nearTouches.length = 0;
  }

  /**
   * Leaves out the members that lie beside a band, until the next call: no part of them breaks a line of it. For whoever
   * asks about many parts of one band.
   */
  focus(band: Band): void {
    const { members, near } = this;
    near.length = 0;
    for (let i = 0; i < members.length; i++) {
      const isNear = !liesBeside(members[i] as Barrier, band);
      this.#isNear[i] = isNear ? 1 : 0;
      if (isNear) near.push(i);
    }
    if (!this.#touchesKnown) this.#findTouches();
    const all = this.#touches;
    const touches = this.#nearTouches;
    touches.length = 0;
    for (let entry = 0; entry < all.length; entry += 4) {
      if (this.#isNear[all[entry] as number] === 0 || this.#isNear[all[entry + 1] as number] === 0) continue;
      for (let part = 0; part < 4; part++) touches.push(all[entry + part] as number);
    }
  }

  /** Whether the parts that were set break every line of the band. */
  spans(band: Band): boolean {
    const { members, near, from, to } = this;
    let parts = 0;
    for (let at = 0; at < near.length; at++) {
      const i = near[at] as number;
      this.#above[i] = -1;
      this.#below[i] = -1;
      if ((to[i] as number) < (from[i] as number)) continue;
      parts++;
      this.#measure(i, band);
      if ((this.#above[i] as number) > hair && (this.#below[i] as number) > hair) {
        (members[i] as Barrier).isUsed = true;
        return true;
      }
    }
    return parts > 1 && this.#spansTogether();
  }

  #measure(i: number, { highSlope, highRise, lowSlope, lowRise }: Band): void {
    const barrier = this.members[i] as Barrier;
    const from = this.from[i] as number;
    const to = this.to[i] as number;
    const { slope, rise } = this.#sides;
    let above = overhang(barrier, from, to, highSlope, highRise, 1);
    if (above <= hair) above = overhang(barrier, from, to, slope[0] as number, rise[0] as number, 1);
    let below = overhang(barrier, from, to, lowSlope, lowRise, -1);
    if (below <= hair) below = overhang(barrier, from, to, slope[1] as number, rise[1] as number, -1);
    this.#above[i] = above;
    this.#below[i] = below;
  }

  /** Joins parts that touch into groups and looks for a group that reaches across. */
  #spansTogether(): boolean {
    const { members, near, from, to } = this;
    if (!this.#touchesKnown) this.#findTouches();
    const touches = near.length < members.length ? this.#nearTouches : this.#touches;
    const group = this.#group;
    for (let at = 0; at < near.length; at++) group[near[at] as number] = near[at] as number;
    let joined = false;
    for (let entry = 0; entry < touches.length; entry += 4) {
      const i = touches[entry] as number;
      const j = touches[entry + 1] as number;
      if (group[i] === group[j]) continue;
      const start = Math.max(touches[entry + 2] as number, from[i] as number, from[j] as number);
      const end = Math.min(touches[entry + 3] as number, to[i] as number, to[j] as number);
      if (start > end + touching) continue;
      joined = true;
      const kept = group[i] as number;
      const given = group[j] as number;
      for (let at = 0; at < near.length; at++)
        if (group[near[at] as number] === given) group[near[at] as number] = kept;
      this.#above[kept] = Math.max(this.#above[kept] as number, this.#above[given] as number);
      this.#below[kept] = Math.max(this.#below[kept] as number, this.#below[given] as number);
    }
    if (!joined) return false;
    for (const i of near) {
      if (group[i] !== i || (this.#above[i] as number) <= hair || (this.#below[i] as number) <= hair)
        continue;
      for (const k of near) if (group[k] === i) (members[k] as Barrier).isUsed = true;
      return true;
    }
    return false;
  }

  #findTouches(): void {
    const { members } = this;
    this.#touches.length = 0;
    this.#touchesKnown = true;
    members.forEach((first, i) => {
      for (let j = i + 1; j < members.length; j++) this.#addTouch(i, j, first, members[j] as Barrier);
    });
  }

  #addTouch(i: number, j: number, first: Barrier, second: Barrier): void {
    if (first.radius !== 0 || second.radius !== 0) return;
    if (first.left > second.right + touching || second.left > first.right + touching) return;
    let start = Number.POSITIVE_INFINITY;
    let end = Number.NEGATIVE_INFINITY;
    for (let a = 0; a < first.count; a++) {
      const x = first.x[a] as number;
      const y = first.y[a] as number;
      for (let b = 0; b < second.count; b++) {
        if (Math.abs(x - (second.x[b] as number)) > touching) continue;
        if (Math.abs(y - (second.y[b] as number)) > touching) continue;
        start = Math.min(start, x);
        end = Math.max(end, x);
      }
    }
    if (start <= end) this.#touches.push(i, j, start, end);
  }
}

/** Whether a barrier lies wholly above or wholly below every line of a band, with room to spare. */
function liesBeside(barrier: Barrier, { lowSlope, lowRise, highSlope, highRise }: Band): boolean {
  const steepest = Math.max(Math.abs(lowSlope), Math.abs(highSlope));
  const wide = (barrier.radius + spare) * (1 + steepest);
  let isAbove = true;
  let isBelow = true;
  for (let corner = 0; corner < barrier.count; corner++) {
    const x = barrier.x[corner] as number;
    const y = barrier.y[corner] as number;
    if (y - wide <= highSlope * x + highRise) isAbove = false;
    if (y + wide >= lowSlope * x + lowRise) isBelow = false;
  }
  return isAbove || isBelow;
}

/** What lies nearer to a band than this still counts, in millimetres. */
const spare = 1e-3;
/** A barrier reaches across a band if it stands out by more than this on both sides, in millimetres. */
const hair = 1e-9;
/** Corners nearer than this are one corner, in millimetres. */
const touching = 1e-6;
