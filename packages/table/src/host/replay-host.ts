import type { JournalEntry } from '../table/journal.ts';
import { Table } from '../table/table.ts';
import type { TableParts } from '../table/table-parts.ts';
import { placeOf, type ReplayPlace, type Shown, ShownHost, stateNow } from './shown-host.ts';

/** A game that has been recorded, at any place of it. */
export class ReplayHost extends ShownHost {
  /** One more than there are entries: before each of them, and at the end. */
  protected readonly shown: Shown;
  /** Why it goes no further, where an entry cannot have happened. */
  readonly stopped: string | undefined;
  private readonly parts: TableParts;
  private readonly entries: readonly JournalEntry[];
  private readonly last: Table;
  /** A table that stands at some place. */
  private asked: { readonly at: number; readonly table: Table } | undefined;

  /** Plays the whole game once. Throws what keeps the battle from being played at all. */
  constructor(id: string, parts: TableParts, entries: readonly JournalEntry[], language?: string) {
    super(id, language);
    this.parts = parts;
    this.entries = entries;
    const table = new Table(parts);
    const places: ReplayPlace[] = [];
    const states: Shown['states'][number][] = [];
    let stopped: string | undefined;
    for (const entry of entries) {
      const state = stateNow(table, language);
      try {
        table.follow(entry);
      } catch (error) {
        stopped = error instanceof Error ? error.message : String(error);
        break;
      }
      places.push(placeOf(state, entry.seat));
      states.push(state);
    }
    const last = stateNow(table, language);
    this.shown = { places: [...places, placeOf(last)], states: [...states, last] };
    this.stopped = stopped;
    this.last = table;
  }

  /** Entries before a place, from the first on. */
  before(place: number): readonly JournalEntry[] {
    return this.entries.slice(0, Math.min(place, this.places.length - 1));
  }

  protected tableAt(place: number): Table {
    if (place === this.places.length - 1) return this.last;
    const { asked } = this;
    const from = asked && asked.at <= place ? asked : { at: 0, table: new Table(this.parts) };
    for (const entry of this.entries.slice(from.at, place)) from.table.follow(entry);
    this.asked = { at: place, table: from.table };
    return from.table;
  }
}
