import { Band } from './band.ts';
import type { Pair } from './pair.ts';

/** How lines over the ground are tried: what a single one is good for, and when a whole band of them is broken. */
export interface LineTrial {
  /** Whether an unbroken line runs above `y = slope * x + rise`. */
  opens(slope: number, rise: number): boolean;
  /**
   * Whether every line above the band is surely broken. `depth` tells how often the band has been halved, `given` what
   * stayed open of the band of which it is a half: only in that need it look.
   */
  closes(band: Band, depth: number, given: OpenHeights | undefined): boolean;
  /** What stayed open of the band that was looked at last; undefined: that is not told. */
  readonly open: OpenHeights | undefined;
}

/**
 * Heights between which lines over a band may be unbroken, five numbers each: the lowest and the highest at the left end of
 * the corridor, the same at its right end, in levels, and how often these may still be halved.
 */
export type OpenHeights = readonly number[];

/** Bands narrower than this are given up as closed, in millimetres. */
const narrowest = 1e-5;
/** Bands examined at the most: what is still open then is narrower than any figure can be placed. */
const most = 20000;

/**
 * Looks for an unbroken line between two zones: tries a few likely ones, then halves the set of all lines (their `y` at
 * the two ends of the corridor) again and again, gives up the parts in which every line is broken and tries the middle
 * of each of the others.
 */
export class LineSearch {
  readonly #band = new Band();
  #queue = new Float64Array(5 * 512);

  /** The band of all lines between two zones. */
  allLines(pair: Pair, distance: number): Band {
    const band = this.#band;
    const { left, right, startReach, endReach } = extent(pair, distance);
    band.left = left;
    band.right = right;
    band.set(-startReach, startReach, -endReach, endReach);
    band.reaches(pair.first, pair.second);
    return band;
  }

  find(pair: Pair, distance: number, trial: LineTrial): boolean {
    return this.#trySome(pair, distance, trial) || this.#tryAll(pair, distance, trial);
  }

  #trySome(pair: Pair, distance: number, trial: LineTrial): boolean {
    const { first, second } = pair;
    const middle = (first.top + first.bottom) / 2;
    const endMiddle = (second.top + second.bottom) / 2;
    const reach = 0.97 * (first.top - middle);
    const endReach = 0.97 * (second.top - endMiddle);
    for (let i = 0; i < likelyStart.length; i++) {
      const y = middle + (likelyStart[i] as number) * reach;
      if (trial.opens((endMiddle + (likelyEnd[i] as number) * endReach - y) / distance, y)) return true;
    }
    return false;
  }

  #tryAll(pair: Pair, distance: number, trial: LineTrial): boolean {
    const band = this.#band;
    const { left, right, startReach, endReach } = extent(pair, distance);
    band.left = left;
    band.right = right;
    let queue = this.#queue;
    queue.set([-startReach, startReach, -endReach, endReach, 0]);
    let head = 0;
    let tail = 1;
    /** By place in the queue: what stayed open of the band of which that one is a half. */
    const given: (OpenHeights | undefined)[] = [undefined];
    for (; head < tail && head < most; head++) {
      const entry = head * 5;
      const startLow = queue[entry] as number;
      const startHigh = queue[entry + 1] as number;
      const endLow = queue[entry + 2] as number;
      const endHigh = queue[entry + 3] as number;
      const depth = queue[entry + 4] as number;
      band.set(startLow, startHigh, endLow, endHigh);
      const inherited = given[head];
      given[head] = undefined;
      if (!band.reaches(pair.first, pair.second) || trial.closes(band, depth, inherited)) continue;
      const start = (startLow + startHigh) / 2;
      const end = (endLow + endHigh) / 2;
      const slope = (end - start) / (right - left);
      if (trial.opens(slope, start - slope * left)) return true;
      const atStart = startHigh - startLow > endHigh - endLow;
      if ((atStart ? startHigh - startLow : endHigh - endLow) < narrowest) continue;
      if ((tail + 2) * 5 > queue.length) queue = this.#grow();
      const next = tail * 5;
      for (const part of [0, 5]) {
        queue[next + part] = atStart && part > 0 ? start : startLow;
        queue[next + part + 1] = atStart && part === 0 ? start : startHigh;
        queue[next + part + 2] = !atStart && part > 0 ? end : endLow;
        queue[next + part + 3] = !atStart && part === 0 ? end : endHigh;
        queue[next + part + 4] = depth + 1;
      }
      given.push(trial.open, trial.open);
      tail += 2;
    }
    return false;
  }

  #grow(): Float64Array<ArrayBuffer> {
    const larger = new Float64Array(this.#queue.length * 2);
    larger.set(this.#queue);
    this.#queue = larger;
    return larger;
  }
}

/** Lines tried first: their place in each zone, from -1 to 1 across it. */
const likelyStart = [0, 1, -1, 1, -1];
const likelyEnd = [0, 1, -1, -1, 1];

/** The corridor's ends, and how far from the axis a line that meets both zones can be there. */
function extent(
  pair: Pair,
  distance: number,
): { left: number; right: number; startReach: number; endReach: number } {
  const { first, second } = pair;
  const left = first.left;
  const right = second.right;
  const firstReach = Math.max(first.top, -first.bottom);
  const secondReach = Math.max(second.top, -second.bottom);
  const radii = first.radius + second.radius;
  const steepest =
    first.count + second.count === 2
      ? radii / Math.sqrt(distance * distance - radii * radii)
      : (firstReach + secondReach) / (distance - radii);
  const width = first.right - left;
  const endWidth = right - second.left;
  return {
    left,
    right,
    startReach: firstReach + steepest * width,
    endReach: secondReach + steepest * endWidth,
  };
}
