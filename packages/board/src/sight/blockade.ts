import type { Band } from './band.ts';
import { type Barriers, cornerStride } from './barriers.ts';
import { overhang } from './crossing.ts';
import { HullSides } from './hull-sides.ts';

/**
 * Barriers that together break every line of a band: one that reaches across it, or several that touch one another and
 * reach across together. What counts of each barrier is its part between two x, set by the caller.
 */
export class Blockade {
  /** The barriers considered: indices into `Barriers`. */
  readonly members: number[] = [];
  /** The part of each member that breaks lines of the band in question; empty if `from > to`. */
  from = new Float64Array(32);
  to = new Float64Array(32);
  #above = new Float64Array(32);
  #below = new Float64Array(32);
  #group = new Int32Array(32);
  readonly #barriers: Barriers;
  /** Pairs of members that touch, and between which x: four numbers for each pair. */
  readonly #touches: number[] = [];
  #touchesKnown = false;
  /** No line that matters runs outside of these sides. */
  #sides = new HullSides();

  constructor(barriers: Barriers) {
    this.#barriers = barriers;
  }

  /** Starts a question with these barriers. */
  begin(members: readonly number[], sides: HullSides): void {
    this.members.length = 0;
    for (const member of members) this.members.push(member);
    this.#sides = sides;
    this.#touchesKnown = false;
    if (members.length > this.from.length) {
      const size = members.length * 2;
      this.from = new Float64Array(size);
      this.to = new Float64Array(size);
      this.#above = new Float64Array(size);
      this.#below = new Float64Array(size);
      this.#group = new Int32Array(size);
    }
  }

  /** Whether the parts that were set break every line of the band. */
  spans(band: Band): boolean {
    const { members, from, to } = this;
    let parts = 0;
    for (let i = 0; i < members.length; i++) {
      this.#above[i] = -1;
      this.#below[i] = -1;
      if ((to[i] as number) < (from[i] as number)) continue;
      parts++;
      this.#measure(i, band);
      if ((this.#above[i] as number) > hair && (this.#below[i] as number) > hair) {
        this.#barriers.used[members[i] as number] = 1;
        return true;
      }
    }
    return parts > 1 && this.#spansTogether();
  }

  #measure(i: number, band: Band): void {
    const barriers = this.#barriers;
    const barrier = this.members[i] as number;
    const from = this.from[i] as number;
    const to = this.to[i] as number;
    const { slope, rise } = this.#sides;
    const isWithin = from <= (barriers.left[barrier] as number) && to >= (barriers.right[barrier] as number);
    if (isWithin && barriers.radius[barrier] === 0) {
      this.#measureWhole(i, barrier, band);
      return;
    }
    let above = overhang(barriers, barrier, from, to, band.highSlope, band.highRise, 1);
    if (above <= hair)
      above = overhang(barriers, barrier, from, to, slope[0] as number, rise[0] as number, 1);
    let below = overhang(barriers, barrier, from, to, band.lowSlope, band.lowRise, -1);
    if (below <= hair)
      below = overhang(barriers, barrier, from, to, slope[1] as number, rise[1] as number, -1);
    this.#above[i] = above;
    this.#below[i] = below;
  }

  /** The same for a barrier with corners all of which lie between the two x. */
  #measureWhole(i: number, barrier: number, { highSlope, highRise, lowSlope, lowRise }: Band): void {
    const { x, y, corners } = this.#barriers;
    const { slope, rise } = this.#sides;
    const start = barrier * cornerStride;
    const end = start + (corners[barrier] as number);
    const [upSlope, downSlope] = [slope[0] as number, slope[1] as number];
    let above = Number.NEGATIVE_INFINITY;
    let below = Number.NEGATIVE_INFINITY;
    let outAbove = Number.NEGATIVE_INFINITY;
    let outBelow = Number.NEGATIVE_INFINITY;
    for (let corner = start; corner < end; corner++) {
      const cornerX = x[corner] as number;
      const cornerY = y[corner] as number;
      above = Math.max(above, cornerY - highSlope * cornerX);
      below = Math.max(below, lowSlope * cornerX - cornerY);
      outAbove = Math.max(outAbove, cornerY - upSlope * cornerX);
      outBelow = Math.max(outBelow, downSlope * cornerX - cornerY);
    }
    above -= highRise;
    below += lowRise;
    this.#above[i] = above > hair ? above : outAbove - (rise[0] as number);
    this.#below[i] = below > hair ? below : outBelow + (rise[1] as number);
  }

  /** Joins parts that touch into groups and looks for a group that reaches across. */
  #spansTogether(): boolean {
    const { members, from, to } = this;
    if (!this.#touchesKnown) this.#findTouches();
    const touches = this.#touches;
    const group = this.#group;
    for (let i = 0; i < members.length; i++) group[i] = i;
    let joined = false;
    for (let entry = 0; entry < touches.length; entry += 4) {
      const i = touches[entry] as number;
      const j = touches[entry + 1] as number;
      const start = Math.max(touches[entry + 2] as number, from[i] as number, from[j] as number);
      const end = Math.min(touches[entry + 3] as number, to[i] as number, to[j] as number);
      if (start > end + touching || group[i] === group[j]) continue;
      joined = true;
      const kept = group[i] as number;
      const given = group[j] as number;
      for (let k = 0; k < members.length; k++) if (group[k] === given) group[k] = kept;
      this.#above[kept] = Math.max(this.#above[kept] as number, this.#above[given] as number);
      this.#below[kept] = Math.max(this.#below[kept] as number, this.#below[given] as number);
    }
    if (!joined) return false;
    for (let i = 0; i < members.length; i++) {
      if (group[i] !== i || (this.#above[i] as number) <= hair || (this.#below[i] as number) <= hair)
        continue;
      for (let k = 0; k < members.length; k++) {
        if (group[k] === i) this.#barriers.used[members[k] as number] = 1;
      }
      return true;
    }
    return false;
  }

  #findTouches(): void {
    const { members } = this;
    const { left, right, radius } = this.#barriers;
    this.#touches.length = 0;
    this.#touchesKnown = true;
    for (let i = 0; i < members.length; i++) {
      const first = members[i] as number;
      if (radius[first] !== 0) continue;
      for (let j = i + 1; j < members.length; j++) {
        const second = members[j] as number;
        if (radius[second] !== 0) continue;
        if ((left[first] as number) > (right[second] as number) + touching) continue;
        if ((left[second] as number) > (right[first] as number) + touching) continue;
        this.#addTouch(i, j, first, second);
      }
    }
  }

  #addTouch(i: number, j: number, first: number, second: number): void {
    const { x, y, corners } = this.#barriers;
    let start = Number.POSITIVE_INFINITY;
    let end = Number.NEGATIVE_INFINITY;
    for (let a = 0; a < (corners[first] as number); a++) {
      const cornerX = x[first * cornerStride + a] as number;
      const cornerY = y[first * cornerStride + a] as number;
      for (let b = 0; b < (corners[second] as number); b++) {
        if (Math.abs(cornerX - (x[second * cornerStride + b] as number)) > touching) continue;
        if (Math.abs(cornerY - (y[second * cornerStride + b] as number)) > touching) continue;
        if (cornerX < start) start = cornerX;
        if (cornerX > end) end = cornerX;
      }
    }
    if (start <= end) this.#touches.push(i, j, start, end);
  }
}

/** A barrier reaches across a band if it stands out by more than this on both sides, in millimetres. */
const hair = 1e-9;
/** Corners nearer than this are one corner, in millimetres. */
const touching = 1e-6;
