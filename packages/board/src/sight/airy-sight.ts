import { AirPaths } from './air-paths.ts';
import { AiryHiders } from './airy-hiders.ts';
import { HeightLines } from './height-lines.ts';
import type { SightField } from './sight-field.ts';
import type { SightScratch } from './sight-scratch.ts';
import { type View, WholeView } from './whole-view.ts';

/** Questions of sight between zones that were placed, past bodies some of which have air below them. */
export class AirySight {
  readonly #sight: SightField;
  readonly #scratch: SightScratch;
  readonly #air: AirPaths;
  readonly #heightLines: HeightLines;
  readonly #wholeView: WholeView;

  constructor(sight: SightField, scratch: SightScratch) {
    this.#sight = sight;
    this.#scratch = scratch;
    this.#air = new AirPaths(sight.field, sight.ground, scratch);
    this.#heightLines = new HeightLines(scratch, this.#air);
    this.#wholeView = new WholeView(new AiryHiders());
  }

  /**
   * Whether an unbroken line joins the two zones. Lines over what has air below it, as if it were solid, are tried first; then it is
   * asked whether there are any lines without it. `bottom`: the level above which what begins has air below it.
   */
  seesAny(region: number, leaveOut: readonly string[], bottom: number): boolean {
    const sight = this.#sight;
    const { pair, frame, search } = this.#scratch;
    this.#air.begin(region, leaveOut);
    if (this.#air.closes(search.allLines(pair, frame.distance))) return false;
    if (!this.#isRoofed(bottom) && sight.seesOverAll(Number.POSITIVE_INFINITY)) return true;
    if (!sight.seesOverAll(bottom)) return false;
    sight.select(bottom, Number.POSITIVE_INFINITY);
    this.#heightLines.begin();
    return search.find(pair, frame.distance, this.#heightLines);
  }

  /** Whether one viewpoint sees all of the target, from whatever height of the viewer. */
  seesWhole(view: View): boolean {
    return this.#wholeView.exists(view);
  }

  /** The viewpoint found by `seesWhole`, in the frame. */
  get viewpoint(): WholeView['found'] {
    return this.#wholeView.found;
  }

  /** Whether a barrier with air below it lies over or under one of the zones. */
  #isRoofed(bottom: number): boolean {
    const { barriers, pair } = this.#scratch;
    for (const barrier of barriers.all) {
      if (barrier.low <= bottom) continue;
      this.#sight.corridor.outline(barrier);
      if (barrier.standsIn(pair.first) || barrier.standsIn(pair.second)) return true;
    }
    return false;
  }
}
