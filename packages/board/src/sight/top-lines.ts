import type { Band } from './band.ts';
import type { Barriers } from './barriers.ts';
import type { Blockade } from './blockade.ts';
import { type Crossing, crosses } from './crossing.ts';
import type { LineTrial } from './line-search.ts';
import type { FoundLine, Pair } from './pair.ts';
import { heightTolerance, sightTolerance } from './tolerance.ts';

/**
 * Lines over barriers that stand on the ground. Raising a line never breaks it, so over each line on the map only the
 * highest one counts: from top to top, and where the tops differ from the rim of the higher one facing the other figure
 * to the far rim of the lower one.
 */
export class TopLines implements LineTrial {
  readonly #barriers: Barriers;
  readonly #pair: Pair;
  readonly #blockade: Blockade;
  readonly #crossing: Crossing = { enter: 0, leave: 0 };
  readonly found: FoundLine;
  /** Where the line that is tried enters and leaves the first so many barriers. */
  readonly #enter: number[] = [];
  readonly #leave: number[] = [];
  #cut = 0;

  constructor(barriers: Barriers, pair: Pair, blockade: Blockade, found: FoundLine) {
    this.#barriers = barriers;
    this.#pair = pair;
    this.#blockade = blockade;
    this.found = found;
  }

  opens(slope: number, rise: number): boolean {
    this.#cut = 0;
    const { first, second, firstHigh, secondHigh } = this.#pair;
    if (!first.crossedBy(slope, rise) || !second.crossedBy(slope, rise)) return false;
    const from = firstHigh >= secondHigh ? first.leave : first.enter;
    const to = firstHigh > secondHigh ? second.leave : second.enter;
    if (this.#passes(slope, rise, from, to)) return true;
    // Corners of hexes may reach into the waist of a double base: then a start or an end beyond them may serve.
    if (first.count > 1 && from !== first.leave && this.#passes(slope, rise, first.leave, to)) return true;
    if (second.count > 1 && to !== second.enter && this.#passes(slope, rise, from, second.enter)) return true;
    return first.count > 1 && second.count > 1 && this.#passes(slope, rise, first.leave, second.enter);
  }

  /** Whether the line from the top of the first zone at one x to the top of the second at another is unbroken. */
  #passes(slope: number, rise: number, from: number, to: number): boolean {
    const { firstHigh, secondHigh } = this.#pair;
    const climb = (secondHigh - firstHigh) / (to - from);
    const { high } = this.#barriers;
    const { members } = this.#blockade;
    for (let i = 0; i < members.length; i++) {
      const member = members[i] as number;
      if (i === this.#cut) this.#cutNext(member, slope, rise);
      const enter = Math.max(this.#enter[i] as number, from);
      const leave = Math.min(this.#leave[i] as number, to);
      if (leave <= from + sightTolerance || enter >= to - sightTolerance) continue;
      const lowest = firstHigh + climb * ((climb < 0 ? leave : enter) - from);
      if (lowest < (high[member] as number) - heightTolerance) return false;
    }
    const { found } = this;
    found.fromX = from;
    found.fromY = slope * from + rise;
    found.fromLevel = firstHigh;
    found.toX = to;
    found.toY = slope * to + rise;
    found.toLevel = secondHigh;
    return true;
  }

  /** Cuts the next barrier along the line that is tried, for all its starts and ends. */
  #cutNext(member: number, slope: number, rise: number): void {
    const crossing = this.#crossing;
    const isCrossed = crosses(this.#barriers, member, slope, rise, crossing);
    this.#enter[this.#cut] = isCrossed ? crossing.enter : Number.POSITIVE_INFINITY;
    this.#leave[this.#cut] = isCrossed ? crossing.leave : Number.NEGATIVE_INFINITY;
    this.#cut++;
  }

  closes(band: Band): boolean {
    const { firstHigh, secondHigh } = this.#pair;
    const blockade = this.#blockade;
    const { members } = blockade;
    const { left, right, high } = this.#barriers;
    const start = Math.max(band.firstLeave, band.left);
    const end = Math.min(band.secondEnter, band.right);
    const down = firstHigh >= secondHigh;
    const from = down ? band.firstLeave : band.firstEnter;
    const to = down ? band.secondLeave : band.secondEnter;
    const climb = (secondHigh - firstHigh) / (to - from);
    for (let i = 0; i < members.length; i++) {
      const member = members[i] as number;
      let first = Math.max(start, left[member] as number);
      let last = Math.min(end, right[member] as number);
      const spare = (high[member] as number) - heightTolerance - firstHigh;
      if (climb === 0) {
        if (spare <= 0) first = Number.POSITIVE_INFINITY;
      } else {
        const even = from + spare / climb;
        if (down) first = Math.max(first, even);
        else last = Math.min(last, even);
      }
      blockade.from[i] = first;
      blockade.to[i] = last;
    }
    return blockade.spans(band);
  }
}
