import { KernelError } from '../error.ts';
import { type Layout, offsetOf, segmentOf } from './layout.ts';
import type { Column } from './table.ts';

/** What a rollback needs: how long the journal was. */
export type JournalMark = number;

/** The address that the journal notes for a row that was added; the old value is then the segment that grew. */
export const addedRow = -1;

/** A journal as plain data: addresses that were written, and what they held before. */
export interface SavedJournal {
  readonly addresses: readonly number[];
  readonly olds: readonly number[];
}

/** Everything that a state holds, of its own: the segments by number and the journal. */
export interface StateImage {
  readonly segments: readonly ArrayLike<number>[];
  readonly journal: SavedJournal;
}

/**
 * The state of a match: an integer buffer, a segment for each growing table, and the journal of what was overwritten since
 * the oldest mark in use. Every change goes through the journal, so that a suspended function can be rolled back and run
 * again.
 */
export class State {
  readonly layout: Layout;
  /** The tables that do not grow. */
  buffer: Int32Array;
  /** The segments of the growing tables, from number 1 on; as long as their rows. */
  private grown: Int32Array[];
  /** By counter of the layout: counts writes and rollbacks and never goes back. The key of caches over a table. */
  readonly versions: number[];
  /** While true only the clock may write: a hook that writes here itself is found. @internal */
  sealed = false;
  private readonly places: Int32Array;
  private addresses: number[] = [];
  private olds: number[] = [];
  private length = 0;

  constructor(layout: Layout, from?: State) {
    this.layout = layout;
    this.places = layout.places;
    const [buffer, ...grown] = layout.initial as [Int32Array, ...Int32Array[]];
    this.buffer = (from?.buffer ?? buffer).slice();
    this.grown = copied(from?.grown ?? grown);
    this.versions = from?.versions.slice() ?? layout.counters.map(() => 0);
  }

  /** The number of rows of a table now. */
  rows(tableName: string): number {
    const table = this.layout.tableNamed(tableName);
    if (table === undefined) return 0;
    const { segment, rows, width } = table;
    return segment === 0 ? rows : (this.grown[segment - 1] as Int32Array).length / width;
  }

  /** Reads a column of a row. */
  read(column: Column, row: number): number {
    const { places } = this;
    const at = column.id << 2;
    const address = (places[at] as number) + row * (places[at + 1] as number);
    if (row >= 0 && address < (places[at + 2] as number)) {
      const value = this.buffer[address];
      if (value !== undefined) return value;
    }
    return this.readGrown(column, row);
  }

  /** Writes a column of a row and notes the old value in the journal. */
  write(column: Column, row: number, value: number): void {
    const { places } = this;
    const at = column.id << 2;
    const address = (places[at] as number) + row * (places[at + 1] as number);
    const isFixed = row >= 0 && address < (places[at + 2] as number);
    const old = (isFixed ? this.buffer[address] : undefined) ?? this.readGrown(column, row);
    if (old !== (value | 0)) this.put(address, old, value | 0, places[at + 3] as number);
  }

  /** The integers as they are held now: of the tables that do not grow, then of each growing table. @internal */
  segments(): readonly Int32Array[] {
    return [this.buffer, ...this.grown];
  }

  /** What an address holds. @internal */
  at(address: number): number {
    return this.segment(segmentOf(address))[offsetOf(address)] as number;
  }

  /** Writes a raw address, as a recorded outcome is replayed. @internal */
  writeAddress(address: number, value: number, counter = this.layout.counterAt(address)): void {
    const old = this.at(address);
    if (old !== value) this.put(address, old, value, counter);
  }

  /** Adds a row with its starting values to a growing table and returns its number. */
  growRow(tableName: string): number {
    this.refuseIfSealed();
    const table = this.layout.tableNamed(tableName);
    if (!table?.segment) throw new KernelError('row-out-of-range', tableName, 'no such table grows');
    const { segment, width, columns, index } = table;
    const old = this.segment(segment);
    const bigger = new Int32Array(old.length + width);
    bigger.set(old);
    columns.forEach((column, place) => {
      bigger[old.length + place] = column.start;
    });
    this.note(addedRow, segment);
    this.grown[segment - 1] = bigger;
    this.count(index);
    return old.length / width;
  }

  /** The journal's present length. */
  mark(): JournalMark {
    return this.length;
  }

  /** Takes back every write and every added row since the mark. */
  rollback(mark: JournalMark): void {
    for (let at = this.length - 1; at >= mark; at--) {
      const address = this.addresses[at] as number;
      const old = this.olds[at] as number;
      const grown = address === addedRow ? this.layout.growing[old - 1] : undefined;
      if (grown) this.grown[old - 1] = this.segment(old).slice(0, -grown.width);
      else this.segment(segmentOf(address))[offsetOf(address)] = old;
      this.count(grown?.index ?? this.layout.counterAt(address));
    }
    this.length = mark;
  }

  /** Forgets the journal from a mark on: what was written since stays, whatever is rolled back. */
  forget(mark: JournalMark = 0): void {
    this.length = mark;
  }

  /**
   * What changed between two marks: pairs (address, value at the second mark) by address, without what ended as it had
   * begun, and the tables to which rows were added, in order. The journal must still reach back to the first mark.
   */
  changesBetween(from: JournalMark, to: JournalMark): { readonly writes: number[]; readonly rows: string[] } {
    const before = new Map<number, number>();
    const after = new Map<number, number>();
    const rows: string[] = [];
    for (let at = from; at < this.length; at++) {
      const address = this.addresses[at] as number;
      const old = this.olds[at] as number;
      if (at < to) {
        if (address === addedRow) rows.push(this.layout.growing[old - 1]?.name ?? '');
        else if (!before.has(address)) before.set(address, old);
      } else if (before.has(address) && !after.has(address)) after.set(address, old);
    }
    const writes: number[] = [];
    for (const address of [...before.keys()].sort((a, b) => a - b)) {
      const value = after.get(address) ?? this.at(address);
      if (value !== before.get(address)) writes.push(address, value);
    }
    return { writes, rows };
  }

  /**
   * The journal as a save has it, and what becomes of the marks in use (in order): between two marks each address stands
   * once, with what it held at the first of them, and only where it holds something else at the second. So a position has
   * one journal, however it was come to.
   */
  journalBetween(marks: readonly JournalMark[]): {
    readonly journal: SavedJournal;
    readonly marks: readonly JournalMark[];
  } {
    const later = new Map<number, number>();
    const parts: (readonly [address: number, old: number])[][] = [];
    let end = this.length;
    for (const from of [...marks].reverse()) {
      const rows: [number, number][] = [];
      const olds = new Map<number, number>();
      for (let at = from; at < end; at++) {
        const address = this.addresses[at] as number;
        const old = this.olds[at] as number;
        if (address === addedRow) rows.push([address, old]);
        else if (!olds.has(address)) olds.set(address, old);
      }
      const changed = [...olds].filter(([address, old]) => (later.get(address) ?? this.at(address)) !== old);
      for (const [address, old] of olds) later.set(address, old);
      parts.unshift([...rows, ...changed.sort(([one], [other]) => one - other)]);
      end = from;
    }
    let length = 0;
    const starts = parts.map((part) => {
      length += part.length;
      return length - part.length;
    });
    const all = parts.flat();
    const journal = { addresses: all.map(([address]) => address), olds: all.map(([, old]) => old) };
    return { journal, marks: starts };
  }

  /** The journal as plain data. */
  journal(): SavedJournal {
    return { addresses: this.addresses.slice(0, this.length), olds: this.olds.slice(0, this.length) };
  }

  /** A copy of everything that the state holds now. */
  image(): StateImage {
    return { segments: copied(this.segments()), journal: this.journal() };
  }

  /** Puts back what an image or a save holds; every cache over any table is out of date. */
  restore({ segments, journal }: StateImage): void {
    const { initial } = this.layout;
    const [buffer = [], ...grown] = segments;
    if (segments.length !== initial.length || buffer.length !== initial[0]?.length)
      throw new KernelError('bad-save', 'segments', 'its tables are not those of this match');
    this.buffer = new Int32Array(buffer);
    this.grown = grown.map((values) => new Int32Array(values));
    this.addresses = [...journal.addresses];
    this.olds = [...journal.olds];
    this.length = this.addresses.length;
    for (let at = 0; at < this.versions.length; at++) (this.versions[at] as number)++;
  }

  /** Drops what the journal holds about some addresses; returns what becomes of a mark. @internal */
  scrubJournal(hides: (address: number) => boolean): (mark: JournalMark) => JournalMark {
    const { addresses, olds } = this.journal();
    const kept = addresses.map((address) => address === addedRow || !hides(address));
    this.addresses = addresses.filter((_, at) => kept[at]);
    this.olds = olds.filter((_, at) => kept[at]);
    this.length = this.addresses.length;
    return (mark) => kept.slice(0, mark).filter(Boolean).length;
  }

  /** An independent copy: a memory copy of the segments, and the journal in use. */
  fork(): State {
    const copy = new State(this.layout, this);
    if (this.length > 0) {
      copy.addresses = this.addresses.slice(0, this.length);
      copy.olds = this.olds.slice(0, this.length);
      copy.length = this.length;
    }
    return copy;
  }

  private put(address: number, old: number, value: number, counter: number): void {
    if (this.sealed) this.refuseIfSealed();
    this.note(address, old);
    this.segment(segmentOf(address))[offsetOf(address)] = value;
    this.count(counter);
  }

  private count(counter: number): void {
    (this.versions[counter] as number)++;
    const table = this.layout.counted[counter] as number;
    if (table !== counter) (this.versions[table] as number)++;
  }

  private segment(number: number): Int32Array {
    return number === 0 ? this.buffer : (this.grown[number - 1] as Int32Array);
  }

  private readGrown(column: Column, row: number): number {
    const address = this.places[column.id << 2] ?? -1;
    const width = this.places[(column.id << 2) + 1] as number;
    const value =
      row >= 0 ? this.grown[segmentOf(address) - 1]?.[offsetOf(address) + row * width] : undefined;
    if (value === undefined) throw this.outOfRange(column, row);
    return value;
  }

  private note(address: number, old: number): void {
    this.addresses[this.length] = address;
    this.olds[this.length++] = old;
  }

  private refuseIfSealed(): void {
    if (this.sealed) throw new KernelError('foreign-mutation', '', 'state was written without a context');
  }

  private outOfRange(column: Column, row: number): KernelError {
    const name = `${column.table}.${column.name}`;
    return (this.places[column.id * 4] ?? -1) === -1
      ? new KernelError('unknown-column', '', `no table of this match declares ${name}`)
      : new KernelError('row-out-of-range', '', `${name} has no row ${row}`);
  }
}

/** Copies of segments; an empty one is shared, as nothing can be written into it. */
const copied = (segments: readonly Int32Array[]): Int32Array[] =>
  segments.map((values) => (values.length === 0 ? values : values.slice()));
