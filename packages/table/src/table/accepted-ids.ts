import type { Seat } from '@scapewright/kernel';
import type { JournalEntry } from './journal.ts';
import type { TalkNews } from './table-talk.ts';

/** The same as plain JSON: who and under which id, and at which update. */
export interface SavedIds {
  readonly own: readonly (readonly [string, number])[];
  readonly consents: readonly (readonly [string, number])[];
}

/** At which update what came in under an id began to count, for whoever sent it: what comes twice counts once. */
export class AcceptedIds {
  private readonly own: Map<string, number>;
  private readonly consents: Map<string, number>;

  constructor({ own, consents }: SavedIds = { own: [], consents: [] }) {
    this.own = new Map(own);
    this.consents = new Map(consents);
  }

  save(): SavedIds {
    return { own: [...this.own], consents: [...this.consents] };
  }

  /** Undefined where it never counted. */
  at(viewer: Seat, id: string): number | undefined {
    return this.own.get(keyOf(viewer, id));
  }

  /** The same for the consent to a request, which comes under the id of that request. */
  consentAt(viewer: Seat, request: string): number | undefined {
    return this.consents.get(keyOf(viewer, request));
  }

  /** Notes an entry of the journal, and whose requests it has settled. `atOf`: the number of a viewer's last update. */
  note(entry: JournalEntry, news: readonly TalkNews[], atOf: (viewer: Seat) => number): void {
    for (const one of news)
      if (one.kind === 'settled' && one.outcome.ok) {
        const { from, id } = one.request;
        this.own.set(keyOf(from, id), atOf(from));
      }
    const { seat, kind, id } = entry;
    if (kind === 'consent') this.consents.set(keyOf(seat, entry.to), atOf(seat));
    if (kind === 'request') for (const other of entry.of) this.consents.delete(keyOf(other, entry.id));
    else if (id !== undefined) {
      const from = (kind === 'answer' ? entry.from : undefined) ?? seat;
      this.own.set(keyOf(from, id), atOf(from));
    }
  }
}

const keyOf = (viewer: Seat, id: string): string => `${viewer} ${id}`;
