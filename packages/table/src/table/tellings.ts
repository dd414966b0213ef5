import type { Seat } from '@scapewright/kernel';
import type { ToldEvent } from '@scapewright/skirmish/explain';
import type { NewLine, SavedTeller, Teller } from './words.ts';

/** The same as plain JSON: tellers, and by which of them each viewer is told, and how many of its events it has been told. */
export interface SavedTellings {
  readonly tellers: readonly SavedTeller[];
  readonly viewers: readonly (readonly [Seat, { readonly teller: number; readonly told: number }])[];
}

/** What some viewers, whom one teller has told the same so far, have seen since. */
interface Batch {
  readonly teller: Teller;
  readonly events: readonly ToldEvent[];
  readonly viewers: Seat[];
}

/**
 * Tells each viewer of a battle what it sees happen. Most of that everybody sees: viewers who have been told the same, and see
 * the same, are told by one teller, once; where one sees something else, a copy goes on for it until both would tell alike again.
 */
export class Tellings {
  private readonly tellers = new Map<Seat, Teller>();
  /** How many of its events each viewer has been told. */
  private readonly told = new Map<Seat, number>();

  /** `make`: a new teller, or one that goes on from what one has told; `from`: they all go on from there. */
  constructor(viewers: readonly Seat[], make: (from?: SavedTeller) => Teller, from?: SavedTellings) {
    const tellers = from ? from.tellers.map(make) : [make()];
    const saved = new Map(from?.viewers);
    for (const viewer of viewers) {
      const { teller = 0, told = 0 } = saved.get(viewer) ?? {};
      this.tellers.set(viewer, tellers[teller] as Teller);
      this.told.set(viewer, told);
    }
  }

  save(): SavedTellings {
    const tellers = [...new Set(this.tellers.values())];
    return {
      tellers: tellers.map((teller) => teller.save()),
      viewers: [...this.tellers].map(([viewer, teller]) => [
        viewer,
        { teller: tellers.indexOf(teller), told: this.told.get(viewer) as number },
      ]),
    };
  }

  /** The lines that are new for each viewer; `seen`: its events from its own number on. */
  tell(seen: (viewer: Seat, since: number) => readonly ToldEvent[]): ReadonlyMap<Seat, readonly NewLine[]> {
    const batches: Batch[] = [];
    for (const [viewer, teller] of this.tellers) {
      const told = this.told.get(viewer) as number;
      const events = seen(viewer, told);
      this.told.set(viewer, told + events.length);
      const batch = batches.find((one) => one.teller === teller && areSame(one.events, events));
      if (batch) batch.viewers.push(viewer);
      else batches.push({ teller, events, viewers: [viewer] });
    }
    return this.tellBatches(batches);
  }

  /** Something was taken back: of each viewer's events so many are left. */
  rewind(lengthOf: (viewer: Seat) => number): void {
    for (const teller of new Set(this.tellers.values())) teller.rewind();
    for (const [viewer, told] of this.told) this.told.set(viewer, Math.min(told, lengthOf(viewer)));
  }

  private tellBatches(batches: readonly Batch[]): ReadonlyMap<Seat, readonly NewLine[]> {
    const isFirst = ({ teller }: Batch, at: number): boolean =>
      batches.findIndex((one) => one.teller === teller) === at;
    const tellers = batches.map((batch, at) => (isFirst(batch, at) ? batch.teller : batch.teller.copy()));
    const lines = new Map<Seat, readonly NewLine[]>();
    const going: Teller[] = [];
    batches.forEach(({ events, viewers }, at) => {
      const teller = tellers[at] as Teller;
      const told = events.length === 0 ? [] : teller.tell(events);
      const alike = going.find((one) => one.isLike(teller));
      if (!alike) going.push(teller);
      for (const viewer of viewers) {
        lines.set(viewer, told);
        this.tellers.set(viewer, alike ?? teller);
      }
    });
    return lines;
  }
}

/** Are these the same events? What each viewer is given is a copy, with the same values in it. */
function areSame(one: readonly ToldEvent[], other: readonly ToldEvent[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ reason, data }, at) => data === other[at]?.data && reason === other[at].reason)
  );
}
