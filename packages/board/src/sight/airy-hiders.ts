import { HiddenRanges } from './hidden-ranges.ts';
import { type Hider, Hiders } from './hiders.ts';
import { viewHeight } from './hiding.ts';
import { heightTolerance } from './tolerance.ts';

/** The same where air may be below what hides: then each hides something from a range of the viewer's heights. */
export class AiryHiders extends Hiders {
  readonly #ranges = new HiddenRanges();
  /** Heights found by `#hidesAll`. */
  #low = 0;
  #high = 0;
  /** Whether several have served for the last "hidden", whose ranges together cover all heights. */
  #isTogether = false;

  override hide(points: ArrayLike<number>): boolean {
    this.#isTogether = false;
    const ranges = this.#ranges;
    ranges.clear();
    const { viewerLow, viewerHigh } = this.view;
    this.openLevel = viewerHigh;
    for (let at = 0; at < this.list.length; at++) {
      if (!this.#hidesAll(this.list[at] as Hider, points)) continue;
      if (this.#high > viewerHigh + heightTolerance && this.#low <= viewerLow - heightTolerance) {
        this.last = at;
        return true;
      }
      if (this.#low < this.#high) ranges.add(at, this.#low, this.#high);
    }
    const level = ranges.lowestOpen(viewerLow);
    this.openLevel = Math.max(level, viewerLow);
    this.#isTogether = level > viewerHigh + heightTolerance;
    return this.#isTogether;
  }

  override mark(): void {
    if (!this.#isTogether) super.mark();
    else for (const at of this.#ranges.hiders) (this.list[at] as Hider).barrier.isUsed = true;
  }

  /** Whether a hider hides something at each of the points from some height; notes the heights from which it does so at all. */
  #hidesAll({ barrier, target, isBehind }: Hider, points: ArrayLike<number>): boolean {
    const { targetLow, targetHigh } = this.view;
    const { hiding } = this;
    const { low: bottom, high: top } = barrier;
    this.#low = Number.NEGATIVE_INFINITY;
    this.#high = Number.POSITIVE_INFINITY;
    for (let i = 0; i < points.length; i += 2) {
      if (!hiding.sweep(barrier, target, points[i] as number, points[i + 1] as number, isBehind))
        return false;
      const { from, to } = hiding;
      const high = Math.max(viewHeight(from, top, targetLow), viewHeight(to, top, targetLow));
      const low = Math.min(viewHeight(from, bottom, targetHigh), viewHeight(to, bottom, targetHigh));
      this.#high = Math.min(this.#high, high);
      this.#low = Math.max(this.#low, low);
    }
    return true;
  }
}
