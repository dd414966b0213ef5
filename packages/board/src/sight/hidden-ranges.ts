import { heightTolerance } from './tolerance.ts';

/** Ranges of heights from which hiders hide something, from low to high. */
export class HiddenRanges {
  /** The hider of each range. */
  readonly hiders: number[] = [];
  readonly #low: number[] = [];
  readonly #high: number[] = [];

  clear(): void {
    this.#low.length = 0;
    this.#high.length = 0;
    this.hiders.length = 0;
  }

  add(hider: number, low: number, high: number): void {
    let at = this.#low.length;
    while (at > 0 && (this.#low[at - 1] as number) > low) {
      this.#low[at] = this.#low[at - 1] as number;
      this.#high[at] = this.#high[at - 1] as number;
      this.hiders[at] = this.hiders[at - 1] as number;
      at--;
    }
    this.#low[at] = low;
    this.#high[at] = high;
    this.hiders[at] = hider;
  }

  /** The lowest height from a level up that no range covers, touching ranges taken together; a little lower where none begins there. */
  lowestOpen(from: number): number {
    let level = from - 2 * heightTolerance;
    for (let i = 0; i < this.#low.length; i++) {
      if ((this.#low[i] as number) > level + heightTolerance) break;
      level = Math.max(level, this.#high[i] as number);
    }
    return level;
  }
}
