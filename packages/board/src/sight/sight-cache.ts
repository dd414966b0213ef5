import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import { isNearLine } from './near-line.ts';
import type { Occluder } from './occluder.ts';
import { PastSight } from './past-sight.ts';
import { lineExists, targetPointHeight } from './placed-parts.ts';
import { type Sight, type SightOptions, sightBetween } from './sight-between.ts';
import { SightField } from './sight-field.ts';
import { heightTolerance } from './tolerance.ts';
import { baseRadius, isSame, type Zone, zoneOn } from './zone.ts';

/** How a cache judges sight, and past what it looks; occluders are given with each question. */
export type CacheOptions = Pick<SightOptions, 'model' | 'figuresBreakLines' | 'leaveOut'>;

/** Heights above this, and those that are no whole numbers, are not kept. */
const tallest = 1023;
/** Rows of answers plus 1 (0: not known) by target, by viewer, for each pair of Heights. */
export type Pages = (Uint8Array | undefined)[][];
/** Different Heights that are kept. */
const mostHeights = 64;

/**
 * Keeps answers of sight past what belongs to the battlefield itself, for figures on one space each. An answer is one
 * byte in a table of the viewer's space and Height and the target's, in rows that are made when a viewer is first asked
 * about. Other figures are looked at only if they stand near the lines and are tall enough to matter; where other
 * occluders stand, and for bases of several spaces, the answer is found anew.
 */
export class SightCache {
  readonly #sight: SightField;
  readonly #options: CacheOptions;
  /** Number of each Height met so far, -1 for the others. */
  readonly #slots = new Int16Array(tallest + 1).fill(-1);
  #heightCount = 0;
  readonly #pages: Pages = [];
  /** What was answered before changes, where the battlefield has come from another. */
  #past: PastSight | undefined;

  /** `sight`: the battlefield made ready, where that has been done already. */
  constructor(field: Battlefield, options: CacheOptions, sight = new SightField(field)) {
    this.#sight = sight;
    this.#options = options;
  }

  /** The battlefield made ready for questions that the cache cannot answer: `explainSight`, other options. */
  get sight(): SightField {
    return this.#sight;
  }

  /** Sight from a figure on one space to a figure on another, past what belongs to the battlefield. */
  past(viewerSpace: number, viewerHeight: number, targetSpace: number, targetHeight: number): Sight {
    const first = this.#slots[viewerHeight] ?? -1;
    const second = this.#slots[targetHeight] ?? -1;
    const kept =
      first < 0 || second < 0
        ? 0
        : (this.#pages[first * mostHeights + second]?.[viewerSpace]?.[targetSpace] ?? 0);
    return kept === 0
      ? this.#find(viewerSpace, viewerHeight, targetSpace, targetHeight)
      : ((kept - 1) as Sight);
  }

  /** Sight from one zone to another, past the battlefield and these occluders. Answers as `sightBetween` does. */
  between(viewer: Zone, target: Zone, occluders: readonly Occluder[]): Sight {
    const simple =
      this.#standsAlone(viewer) &&
      this.#standsAlone(target) &&
      occluders.every((occluder) => occluder.kind === 'figure');
    if (!simple) return sightBetween(this.#sight, viewer, target, { ...this.#options, occluders });
    const kept = this.past(viewer.spaces[0] ?? 0, viewer.height, target.spaces[0] ?? 0, target.height);
    if (kept === 0 || !occluders.some((occluder) => this.#matters(occluder, viewer, target))) return kept;
    // Figures break lines and never obstruct: what is asked anew is only whether a line is left.
    const options = { ...this.#options, occluders };
    return lineExists({ sight: this.#sight, viewer, target, options, notes: undefined }) ? kept : 0;
  }

  /**
   * A cache for a changed battlefield (`Battlefield.withChanges`); this one stays as it is. Answers that were kept serve on
   * unless terrain, walls or solids came, went or grew near to their lines; each is looked at when it is asked for again.
   */
  changedTo(field: Battlefield): SightCache {
    const sight = new SightField(field, this.#sight);
    const made = new SightCache(field, this.#options, sight);
    made.#slots.set(this.#slots);
    made.#heightCount = this.#heightCount;
    made.#past = new PastSight(this.#past, this.#pages, this.#sight, sight);
    return made;
  }

  #find(viewerSpace: number, viewerHeight: number, targetSpace: number, targetHeight: number): Sight {
    const { field } = this.#sight;
    const first = this.#slotOf(viewerHeight);
    const second = this.#slotOf(targetHeight);
    const kept =
      first < 0 || second < 0
        ? 0
        : (this.#past?.answer(first * mostHeights + second, viewerSpace, targetSpace) ?? 0);
    const viewer = zoneOn(field, [viewerSpace], viewerHeight);
    const target = zoneOn(field, [targetSpace], targetHeight);
    const sight = kept > 0 ? ((kept - 1) as Sight) : sightBetween(this.#sight, viewer, target, this.#options);
    if (first < 0 || second < 0) return sight;
    this.#row(first, second, viewerSpace)[targetSpace] = sight + 1;
    const mutual = sight === 0 && this.#options.model === 'zones';
    if (mutual) this.#row(second, first, targetSpace)[viewerSpace] = sight + 1;
    return sight;
  }

  #slotOf(height: number): number {
    const slot = this.#slots[height];
    if (slot === undefined || slot >= 0 || this.#heightCount === mostHeights) return slot ?? -1;
    this.#slots[height] = this.#heightCount;
    return this.#heightCount++;
  }

  #row(first: number, second: number, viewerSpace: number): Uint8Array {
    const index = first * mostHeights + second;
    let page = this.#pages[index];
    if (page === undefined) {
      page = [];
      this.#pages[index] = page;
    }
    let row = page[viewerSpace];
    if (row === undefined) {
      row = new Uint8Array(this.#sight.field.count);
      page[viewerSpace] = row;
    }
    return row;
  }

  /** Whether a zone is that of a figure standing on the surface of one space. */
  #standsAlone(zone: Zone): boolean {
    return zone.spaces.length === 1 && this.#sight.field.level[zone.spaces[0] ?? 0] === zone.bottom;
  }

  /** Whether another figure may break a line: it stands near, and it is tall, or lines may run under something. */
  #matters(occluder: Occluder, viewer: Zone, target: Zone): boolean {
    if (occluder.kind !== 'figure') return true;
    const { zone } = occluder;
    if (this.#options.figuresBreakLines === false || isSame(zone, viewer) || isSame(zone, target))
      return false;
    const { field, ground } = this.#sight;
    const point = this.#options.model === 'point';
    const top = zone.bottom + zone.height * (point ? targetPointHeight : 1);
    const viewerTop = viewer.bottom + viewer.height * (point ? targetPointHeight : 1);
    const low = Math.min(viewerTop, target.bottom + target.height);
    if (ground.airy === 0 && top <= low + heightTolerance) return false;
    const from = viewer.spaces[0] ?? 0;
    const to = target.spaces[0] ?? 0;
    const reach = zone.spaces.length === 1 ? 2 * baseRadius : 2.5 * baseRadius;
    return zone.spaces.some((space) => isNear(field, space, from, to, reach));
  }
}

function isNear(field: Battlefield, space: Space, from: number, to: number, reach: number): boolean {
  return isNearLine(field, field.x[space] as number, field.y[space] as number, from, to, reach);
}
