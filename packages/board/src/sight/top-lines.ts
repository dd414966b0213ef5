import type { Band } from './band.ts';
import type { Barrier } from './barriers.ts';
import type { Blockade } from './blockade.ts';
import type { LineTrial } from './line-search.ts';
import type { FoundLine, Pair } from './pair.ts';
import { heightTolerance, sightTolerance } from './tolerance.ts';

/**
 * Lines over barriers that stand on the ground. Raising a line never breaks it, so over each line on the map only the
 * highest one counts: from top to top, and where the tops differ from the rim of the higher one facing the other figure
 * to the far rim of the lower one.
 */
export class TopLines implements LineTrial {
  readonly #pair: Pair;
  readonly #blockade: Blockade;
  readonly found: FoundLine;
  /** Only the highest line over a band counts: there are no heights to halve. */
  readonly open = undefined;
  /** How many barriers have been held against the line that is tried. */
  #cut = 0;

  constructor(pair: Pair, blockade: Blockade, found: FoundLine) {
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
    const { members } = this.#blockade;
    for (let i = 0; i < members.length; i++) {
      const member = members[i] as Barrier;
      if (i === this.#cut) {
        member.crossedBy(slope, rise);
        this.#cut++;
      }
      const enter = Math.max(member.enter, from);
      const leave = Math.min(member.leave, to);
      if (leave <= from + sightTolerance || enter >= to - sightTolerance) continue;
      const lowest = firstHigh + climb * ((climb < 0 ? leave : enter) - from);
      if (lowest < member.high - heightTolerance) return false;
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

  closes(band: Band): boolean {
    const { firstHigh, secondHigh } = this.#pair;
    const blockade = this.#blockade;
    const { members } = blockade;
    const start = Math.max(band.firstLeave, band.left);
    const end = Math.min(band.secondEnter, band.right);
    const down = firstHigh >= secondHigh;
    const from = down ? band.firstLeave : band.firstEnter;
    const to = down ? band.secondLeave : band.secondEnter;
    const climb = (secondHigh - firstHigh) / (to - from);
    for (let i = 0; i < members.length; i++) {
      const member = members[i] as Barrier;
      let first = Math.max(start, member.left);
      let last = Math.min(end, member.right);
      const spare = member.high - heightTolerance - firstHigh;
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
