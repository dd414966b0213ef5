import { hexSideMillimetres } from '../geometry.ts';
import { type ChangedHex, changedHexes } from './changed-hexes.ts';
import { isNearLine } from './near-line.ts';
import type { Pages } from './sight-cache.ts';
import type { SightField } from './sight-field.ts';
import { baseRadius } from './zone.ts';

/** Changes over which answers are kept. */
const longestPast = 8;

/** What a cache of sight answered before the battlefield changed, as far as the changes leave it as it was. */
export class PastSight {
  readonly #now: SightField;
  /** The answers kept before each change, the last change first, and what it changed. */
  readonly #steps: readonly { readonly pages: Pages; readonly changed: readonly ChangedHex[] }[];

  /** `earlier`: what was known from before `then`; `pages`: what was answered on it. */
  constructor(earlier: PastSight | undefined, pages: Pages, then: SightField, now: SightField) {
    this.#now = now;
    const changed = changedHexes(then.field, then.ground, now.field, now.ground);
    this.#steps = [{ pages, changed }, ...(earlier ? earlier.#steps.slice(0, longestPast - 1) : [])];
  }

  /** The answer plus 1 for two spaces, on the page of their Heights; 0 where nothing is known. */
  answer(page: number, viewer: number, target: number): number {
    const { field } = this.#now;
    for (const { pages, changed } of this.#steps) {
      const region = field.region[viewer];
      const touched = changed.some(
        (hex) =>
          hex.region === region &&
          isNearLine(field, hex.x, hex.y, viewer, target, hexSideMillimetres + baseRadius),
      );
      if (touched) return 0;
      const kept = pages[page]?.[viewer]?.[target] ?? 0;
      if (kept > 0) return kept;
    }
    return 0;
  }
}
