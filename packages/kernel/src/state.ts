import { KernelError } from './error.ts';
import type { Layout } from './layout.ts';
import type { Column } from './table.ts';

/** What a rollback needs: how long the journal was. */
export type JournalMark = number;

/** The address that the journal notes for a row that was added. */
const grown = -1;

/**
 * The state of a match: one integer buffer, and the journal of what was overwritten since the oldest mark in use.
 * Every change goes through the journal, so that a suspended function can be rolled back and run again.
 */
export class State {
  readonly layout: Layout;
  buffer: Int32Array;
  /** By table: counts writes and rollbacks and never goes back. The key of caches over a table. */
  readonly versions: number[];
  /** While true only the clock may write: a hook that writes here itself is found. @internal */
  sealed = false;
  private readonly places: Int32Array;
  private addresses: number[] = [];
  private olds: number[] = [];
  private length = 0;

  constructor(layout: Layout, buffer?: Int32Array, versions?: number[]) {
    this.layout = layout;
    this.places = layout.places;
    this.buffer = buffer ?? layout.initial.slice();
    this.versions = versions ?? layout.tables.map(() => 0);
  }

  /** The number of rows of a table now. */
  rows(tableName: string): number {
    const { growing } = this.layout;
    if (growing?.name === tableName) return (this.buffer.length - growing.base) / growing.width;
    return this.layout.rowCounts[tableName] ?? 0;
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
    throw this.outOfRange(column, row);
  }

  /** Writes a column of a row and notes the old value in the journal. */
  write(column: Column, row: number, value: number): void {
    const { places } = this;
    const at = column.id << 2;
    const address = (places[at] as number) + row * (places[at + 1] as number);
    if (!(row >= 0 && address < (places[at + 2] as number))) throw this.outOfRange(column, row);
    const old = this.buffer[address];
    if (old === undefined) throw this.outOfRange(column, row);
    if (old !== (value | 0)) this.put(address, old, value | 0, places[at + 3] as number);
  }

  /** Writes a raw address, as a recorded outcome is replayed. @internal */
  writeAddress(address: number, value: number, table = this.layout.tableAt(address).index): void {
    const old = this.buffer[address] as number;
    if (old !== value) this.put(address, old, value, table);
  }

  /** Adds a row with its starting values to the growing table and returns its number. */
  growRow(): number {
    this.refuseIfSealed();
    const { growing } = this.layout;
    if (!growing) throw new KernelError('row-out-of-range', '', 'no table of this match grows');
    const old = this.buffer.length;
    const bigger = new Int32Array(old + growing.width);
    bigger.set(this.buffer);
    growing.columns.forEach((column, place) => {
      bigger[old + place] = column.start;
    });
    this.note(grown, old);
    this.buffer = bigger;
    (this.versions[growing.index] as number)++;
    return (old - growing.base) / growing.width;
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
      if (address === grown) this.buffer = this.buffer.slice(0, old);
      else this.buffer[address] = old;
      const { index } = this.layout.tableAt(address === grown ? old : address);
      (this.versions[index] as number)++;
    }
    this.length = mark;
  }

  /** Forgets the journal from a mark on: what was written since stays, whatever is rolled back. */
  forget(mark: JournalMark = 0): void {
    this.length = mark;
  }

  /**
   * What changed between two marks: pairs (address, value at the second mark) by address, without what ended as it had
   * begun, and how many rows were added. The journal must still reach back to the first mark.
   */
  changesBetween(from: JournalMark, to: JournalMark): { readonly writes: number[]; readonly rows: number } {
    const before = new Map<number, number>();
    const after = new Map<number, number>();
    let rows = 0;
    for (let at = from; at < this.length; at++) {
      const address = this.addresses[at] as number;
      const old = this.olds[at] as number;
      if (address === grown) rows += at < to ? 1 : 0;
      else if (at < to) {
        if (!before.has(address)) before.set(address, old);
      } else if (before.has(address) && !after.has(address)) after.set(address, old);
    }
    const writes: number[] = [];
    for (const address of [...before.keys()].sort((a, b) => a - b)) {
      const value = after.get(address) ?? (this.buffer[address] as number);
      if (value !== before.get(address)) writes.push(address, value);
    }
    return { writes, rows };
  }

  /** The journal as plain data, for a save. */
  journal(): { readonly addresses: number[]; readonly olds: number[] } {
    return { addresses: this.addresses.slice(0, this.length), olds: this.olds.slice(0, this.length) };
  }

  /** Puts back a saved buffer and journal; every cache over any table is out of date. */
  restore(
    buffer: Int32Array,
    saved: { readonly addresses: readonly number[]; readonly olds: readonly number[] },
  ): void {
    this.buffer = buffer;
    this.addresses = [...saved.addresses];
    this.olds = [...saved.olds];
    this.length = this.addresses.length;
    for (let at = 0; at < this.versions.length; at++) (this.versions[at] as number)++;
  }

  /** Drops what the journal holds about some addresses; returns what becomes of a mark. @internal */
  scrubJournal(hides: (address: number) => boolean): (mark: JournalMark) => JournalMark {
    const { addresses, olds } = this.journal();
    const kept = addresses.map((address) => address === grown || !hides(address));
    this.addresses = addresses.filter((_, at) => kept[at]);
    this.olds = olds.filter((_, at) => kept[at]);
    this.length = this.addresses.length;
    return (mark) => kept.slice(0, mark).filter(Boolean).length;
  }

  /** An independent copy: a memory copy of the buffer, and the journal in use. */
  fork(): State {
    const copy = new State(this.layout, this.buffer.slice(), this.versions.slice());
    if (this.length > 0) {
      copy.addresses = this.addresses.slice(0, this.length);
      copy.olds = this.olds.slice(0, this.length);
      copy.length = this.length;
    }
    return copy;
  }

  private put(address: number, old: number, value: number, table: number): void {
    if (this.sealed) this.refuseIfSealed();
    this.note(address, old);
    this.buffer[address] = value;
    (this.versions[table] as number)++;
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
