import { type Battlefield, SightCache, SightField } from '@scapewright/board';

const nothing: readonly string[] = [];

/** What is known of sight past what stands still, for the battlefields of one match; shared by its forks, since it never lies. */
export class SightMemory {
  private readonly fields = new Map<Battlefield, SightField>();
  /** By what is left out of the lines: of most questions nothing. */
  private readonly caches = new Map<Battlefield, Map<string, SightCache>>();
  private readonly origins = new Map<Battlefield, Battlefield>();

  /** Says that one battlefield has been made of another: what the change leaves as it was need not be asked again. */
  follow(from: Battlefield, to: Battlefield): void {
    if (from !== to) this.origins.set(to, from);
  }

  fieldFor(field: Battlefield): SightField {
    const known = this.fields.get(field);
    if (known) return known;
    const origin = this.origins.get(field);
    const made = new SightField(field, origin && this.fields.get(origin));
    this.fields.set(field, made);
    return made;
  }

  /** Answers that are kept for a battlefield; but for what is left out, the options are the same all through a match. */
  cacheFor(field: Battlefield, options: ConstructorParameters<typeof SightCache>[1]): SightCache {
    const { leaveOut = nothing } = options;
    const left = leaveOut.length === 0 ? '' : leaveOut.join(' ');
    const kept = this.caches.get(field) ?? new Map<string, SightCache>();
    const known = kept.get(left);
    if (known) return known;
    const origin = this.origins.get(field);
    const before = origin && this.caches.get(origin)?.get(left);
    const made = before ? before.changedTo(field) : new SightCache(field, options, this.fieldFor(field));
    kept.set(left, made);
    this.caches.set(field, kept);
    return made;
  }
}
