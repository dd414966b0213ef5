import type { AirPaths } from './air-paths.ts';
import type { Band } from './band.ts';
import type { Barrier } from './barriers.ts';
import type { Blockade } from './blockade.ts';
import type { LineTrial, OpenHeights } from './line-search.ts';
import type { FoundLine, Pair } from './pair.ts';
import type { SightScratch } from './sight-scratch.ts';
import { heightTolerance, sightTolerance } from './tolerance.ts';

/** Parts of bands examined at the most for one question: what is still open then is narrower than any crack between bodies. */
const mostParts = 1_000_000;

/** Parts examined at the most for a band that has been halved less often than `shallow`; twice as many for each time more. */
const fewParts = 100;
const shallow = 8;
/** Heights over a band may be halved so many times more than the band itself has been. */
const heightsFiner = 10;

/**
 * Lines over and under barriers some of which have air below them. Over each line on the map the heights at its two ends
 * are free: a single one is decided by the lines that touch two corners of what stands on it, a band by the ways of the
 * air along it (`AirPaths`), or by halving the heights until each part is broken.
 */
export class HeightLines implements LineTrial {
  readonly #pair: Pair;
  readonly #blockade: Blockade;
  readonly #air: AirPaths;
  readonly found: FoundLine;
  /** What stands on the line in question: its extent along the axis and in height. */
  readonly #enter: number[] = [];
  readonly #leave: number[] = [];
  readonly #low: number[] = [];
  readonly #high: number[] = [];
  /** Points that a line may have to touch. */
  readonly #pointX: number[] = [];
  readonly #pointZ: number[] = [];
  readonly #stack: number[] = [];
  #parts = 0;
  /** Set by `closes`: its halves can be open nowhere else. */
  open: OpenHeights | undefined;

  constructor({ pair, blockade, line }: SightScratch, air: AirPaths) {
    this.#pair = pair;
    this.#blockade = blockade;
    this.#air = air;
    this.found = line;
  }

  /** Starts a question. */
  begin(): void {
    this.#parts = 0;
  }

  opens(slope: number, rise: number): boolean {
    const { first, second } = this.#pair;
    if (!first.crossedBy(slope, rise) || !second.crossedBy(slope, rise)) return false;
    this.#collect(slope, rise);
    const { found } = this;
    const x = this.#pointX;
    const z = this.#pointZ;
    for (let i = 0; i < x.length; i++) {
      for (let j = i + 1; j < x.length; j++) {
        const run = (x[j] as number) - (x[i] as number);
        if (run < 1e-6 && run > -1e-6) continue;
        const climb = ((z[j] as number) - (z[i] as number)) / run;
        if (!this.#passes(climb, (z[i] as number) - climb * (x[i] as number))) continue;
        found.fromY = slope * found.fromX + rise;
        found.toY = slope * found.toX + rise;
        return true;
      }
    }
    return false;
  }

  /** Cuts the barriers along a line and notes the corners of the cuts and of the two zones. */
  #collect(slope: number, rise: number): void {
    const { first, second, firstLow, firstHigh, secondLow, secondHigh } = this.#pair;
    for (const list of [this.#enter, this.#leave, this.#low, this.#high, this.#pointX, this.#pointZ])
      list.length = 0;
    for (const x of [first.enter, first.leave]) this.#addPoints(x, firstLow, firstHigh);
    for (const x of [second.enter, second.leave]) this.#addPoints(x, secondLow, secondHigh);
    for (const member of this.#blockade.members) {
      if (!member.crossedBy(slope, rise)) continue;
      const enter = Math.max(member.enter, first.enter);
      const leave = Math.min(member.leave, second.leave);
      if (enter > leave) continue;
      const { low, high } = member;
      this.#enter.push(enter);
      this.#leave.push(leave);
      this.#low.push(low + heightTolerance);
      this.#high.push(high - heightTolerance);
      this.#addPoints(enter, low, high);
      if (leave > enter) this.#addPoints(leave, low, high);
    }
  }

  #addPoints(x: number, low: number, high: number): void {
    const { firstLow, firstHigh, secondLow, secondHigh } = this.#pair;
    const least = Math.min(firstLow, secondLow);
    const most = Math.max(firstHigh, secondHigh);
    for (const z of [low, high]) {
      if (z < least || z > most) continue;
      this.#pointX.push(x);
      this.#pointZ.push(z);
    }
  }

  /** Whether the line at height `base + climb * x` joins the two zones unbroken; notes its ends. */
  #passes(climb: number, base: number): boolean {
    const { first, second, firstLow, firstHigh, secondLow, secondHigh } = this.#pair;
    const leave = lastWithin(first.enter, first.leave, climb, base, firstLow, firstHigh);
    const enter = -lastWithin(-second.leave, -second.enter, -climb, base, secondLow, secondHigh);
    if (!(leave <= enter)) return false;
    for (let i = 0; i < this.#enter.length; i++) {
      if ((this.#leave[i] as number) <= leave + sightTolerance) continue;
      if ((this.#enter[i] as number) >= enter - sightTolerance) continue;
      const from = Math.max(leave, this.#enter[i] as number);
      const to = Math.min(enter, this.#leave[i] as number);
      const start = base + climb * from;
      const end = base + climb * to;
      if (start <= (this.#low[i] as number) && end <= (this.#low[i] as number)) continue;
      if (start >= (this.#high[i] as number) && end >= (this.#high[i] as number)) continue;
      return false;
    }
    const { found } = this;
    found.fromX = leave;
    found.fromLevel = base + climb * leave;
    found.toX = enter;
    found.toLevel = base + climb * enter;
    return true;
  }

  closes(band: Band, depth: number, given: OpenHeights | undefined): boolean {
    this.open = undefined;
    return this.#air.closes(band) || this.#breaksAll(band, depth, given ?? this.#allHeights(band, depth));
  }

  /** All heights at which lines may run over a band. */
  #allHeights(band: Band, depth: number): OpenHeights {
    const { firstLow, firstHigh, secondLow, secondHigh } = this.#pair;
    const gap = band.secondEnter - band.firstLeave;
    const steepest = Math.max(secondHigh - firstLow, firstHigh - secondLow) / gap;
    const margin = steepest * (band.firstLeave - band.left);
    const endMargin = steepest * (band.right - band.secondEnter);
    return [
      firstLow - margin,
      firstHigh + margin,
      secondLow - endMargin,
      secondHigh + endMargin,
      depth + heightsFiner,
    ];
  }

  /** Whether the heights of the lines, halved again and again, come to parts each of which barriers break. */
  #breaksAll(band: Band, depth: number, given: OpenHeights): boolean {
    const length = band.right - band.left;
    this.#blockade.focus(band);
    const stack = this.#stack;
    const enough = this.#parts + fewParts * 2 ** Math.max(0, depth - shallow);
    stack.length = 0;
    for (let at = 0; at < given.length; at++) stack.push(given[at] as number);
    while (stack.length > 0) {
      const left = stack.pop() as number;
      const endHigh = stack.pop() as number;
      const endLow = stack.pop() as number;
      const startHigh = stack.pop() as number;
      const startLow = stack.pop() as number;
      const lowClimb = (endLow - startLow) / length;
      const highClimb = (endHigh - startHigh) / length;
      const low = startLow - lowClimb * band.left;
      const high = startHigh - highClimb * band.left;
      if (++this.#parts > mostParts) return true;
      const isEnough = this.#parts > enough;
      if (!isEnough && !this.#fits(band, low, lowClimb, high, highClimb)) continue;
      if (!isEnough && this.#breaks(band, low, lowClimb, high, highClimb)) continue;
      if (isEnough || left <= 0) {
        stack.push(startLow, startHigh, endLow, endHigh, left);
        this.open = heightsOfHalves(stack);
        return false;
      }
      if (startHigh - startLow > endHigh - endLow) {
        const middle = (startLow + startHigh) / 2;
        stack.push(startLow, middle, endLow, endHigh, left - 1, middle, startHigh, endLow, endHigh, left - 1);
      } else {
        const middle = (endLow + endHigh) / 2;
        stack.push(startLow, startHigh, endLow, middle, left - 1);
        stack.push(startLow, startHigh, middle, endHigh, left - 1);
      }
    }
    return true;
  }

  /** Whether a line between the two heights can meet both zones. */
  #fits(band: Band, low: number, lowClimb: number, high: number, highClimb: number): boolean {
    const { firstLow, firstHigh, secondLow, secondHigh } = this.#pair;
    const { firstEnter, firstLeave, secondEnter, secondLeave } = band;
    return (
      low + Math.min(lowClimb * firstEnter, lowClimb * firstLeave) <= firstHigh &&
      high + Math.max(highClimb * firstEnter, highClimb * firstLeave) >= firstLow &&
      low + Math.min(lowClimb * secondEnter, lowClimb * secondLeave) <= secondHigh &&
      high + Math.max(highClimb * secondEnter, highClimb * secondLeave) >= secondLow
    );
  }

  /** Whether every line of the band at heights between the two is broken. */
  #breaks(band: Band, low: number, lowClimb: number, high: number, highClimb: number): boolean {
    const blockade = this.#blockade;
    const start = this.#start(band, low, lowClimb, high, highClimb);
    const end = this.#end(band, low, lowClimb, high, highClimb);
    const { near, members } = blockade;
    for (let at = 0; at < near.length; at++) {
      const i = near[at] as number;
      const member = members[i] as Barrier;
      let from = Math.max(start, member.left);
      let to = Math.min(end, member.right);
      const room = member.high - heightTolerance - high;
      if (highClimb > 0) to = Math.min(to, room / highClimb);
      else if (highClimb < 0) from = Math.max(from, room / highClimb);
      else if (room <= 0) to = Number.NEGATIVE_INFINITY;
      const depth = low - member.low - heightTolerance;
      if (lowClimb > 0) from = Math.max(from, -depth / lowClimb);
      else if (lowClimb < 0) to = Math.min(to, -depth / lowClimb);
      else if (depth <= 0) to = Number.NEGATIVE_INFINITY;
      blockade.from[i] = from;
      blockade.to[i] = to;
    }
    return blockade.spans(band);
  }

  /** The x from which on all these lines have left the first zone, by its side, its top or its bottom. */
  #start(band: Band, low: number, lowClimb: number, high: number, highClimb: number): number {
    const { firstLow, firstHigh } = this.#pair;
    let start = band.firstLeave;
    if (lowClimb > 0) start = Math.min(start, Math.max(band.firstEnter, (firstHigh - low) / lowClimb));
    if (highClimb < 0) start = Math.min(start, Math.max(band.firstEnter, (firstLow - high) / highClimb));
    return Math.max(start, band.left);
  }

  /** The x up to which none of these lines has entered the second zone. */
  #end(band: Band, low: number, lowClimb: number, high: number, highClimb: number): number {
    const { secondLow, secondHigh } = this.#pair;
    let end = band.secondEnter;
    if (lowClimb < 0) end = Math.max(end, Math.min(band.secondLeave, (secondHigh - low) / lowClimb));
    if (highClimb > 0) end = Math.max(end, Math.min(band.secondLeave, (secondLow - high) / highClimb));
    return Math.min(end, band.right);
  }
}

/** Largest x from `enter` to `leave` at which `base + climb * x` lies between two heights; NaN if there is none. */
function lastWithin(
  enter: number,
  leave: number,
  climb: number,
  base: number,
  low: number,
  high: number,
): number {
  const least = low - heightTolerance - base;
  const most = high + heightTolerance - base;
  if (climb === 0) return least <= 0 && most >= 0 ? leave : Number.NaN;
  const first = Math.max(enter, (climb > 0 ? least : most) / climb);
  const last = Math.min(leave, (climb > 0 ? most : least) / climb);
  return first <= last ? last : Number.NaN;
}

/** The heights that stayed open over a band, for its halves: each may be halved once more. */
function heightsOfHalves(stack: readonly number[]): OpenHeights {
  return stack.map((value, at) => (at % 5 === 4 ? value + 1 : value));
}
