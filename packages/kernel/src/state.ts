import { KernelError } from './error.ts';
import type { Column, TableDeclaration } from './table.ts';

/** One table of a match: its columns in order, its place in the buffer and its number of rows. */
export interface TableLayout {
  readonly name: string;
  readonly index: number;
  readonly base: number;
  readonly width: number;
  readonly columns: readonly Column[];
  readonly grows: boolean;
}

/**
 * Where every column of a match lies in its one buffer of 32-bit integers: row-major per table, tables by name, columns
 * by name, so that neither load order nor declaration order shows in a save or a hash. A growing table comes last.
 */
export class Layout {
  readonly tables: readonly TableLayout[];
  readonly rowCounts: Readonly<Record<string, number>>;
  readonly size: number;
  /** By column id: address of row 0, row width, index of the table; -1 where the match has no such column. */
  readonly bases: Int32Array;
  readonly widths: Int32Array;
  readonly tableOf: Int32Array;
  readonly growing: TableLayout | undefined;

  constructor(declarations: readonly TableDeclaration[], rows: Readonly<Record<string, number>>) {
    const byName = new Map<string, { columns: Map<string, Column>; grows: boolean }>();
    for (const declaration of declarations) {
      const entry = byName.get(declaration.name) ?? { columns: new Map<string, Column>(), grows: false };
      for (const column of declaration.columns) {
        const known = entry.columns.get(column.name);
        if (known && known !== column)
          throw new KernelError('setup-problems', `${column.table}.${column.name}`, 'declared twice');
        entry.columns.set(column.name, column);
      }
      byName.set(declaration.name, { columns: entry.columns, grows: entry.grows || declaration.grows });
    }
    const names = [...byName.keys()].sort((a, b) => Number(grows(a)) - Number(grows(b)) || (a < b ? -1 : 1));
    function grows(name: string): boolean {
      return byName.get(name)?.grows ?? false;
    }
    if (names.filter(grows).length > 1)
      throw new KernelError('setup-problems', 'tables', 'only one table may grow');
    let size = 0;
    let highest = -1;
    this.tables = names.map((name, index) => {
      const entry = byName.get(name);
      const columns = [...(entry?.columns.values() ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const column of columns) highest = Math.max(highest, column.id);
      const layout = {
        name,
        index,
        base: size,
        width: columns.length,
        columns,
        grows: entry?.grows ?? false,
      };
      size += columns.length * (rows[name] ?? 0);
      return layout;
    });
    this.rowCounts = Object.fromEntries(names.map((name) => [name, rows[name] ?? 0]));
    this.size = size;
    this.bases = new Int32Array(highest + 1).fill(-1);
    this.widths = new Int32Array(highest + 1);
    this.tableOf = new Int32Array(highest + 1).fill(-1);
    for (const layout of this.tables) {
      layout.columns.forEach((column, place) => {
        this.bases[column.id] = layout.base + place;
        this.widths[column.id] = layout.width;
        this.tableOf[column.id] = layout.index;
      });
    }
    this.growing = this.tables.find((layout) => layout.grows);
  }
}

/** What a rollback needs: how long the journal was. */
export type JournalMark = number;

/**
 * The state of a match: one integer buffer, and the journal of what was overwritten since the oldest mark in use.
 * Every write goes through {@link write}, so that a suspended function can be rolled back and run again.
 */
export class State {
  readonly layout: Layout;
  buffer: Int32Array;
  /** Counts writes and rollbacks per table and never goes back: the key of caches over a table. */
  readonly versions: Int32Array;
  private addresses: Int32Array = new Int32Array(256);
  private olds: Int32Array = new Int32Array(256);
  private length = 0;

  constructor(layout: Layout, buffer?: Int32Array) {
    this.layout = layout;
    this.versions = new Int32Array(layout.tables.length);
    this.buffer = buffer ?? new Int32Array(layout.size);
    if (!buffer) {
      for (const one of layout.tables) {
        const rows = layout.rowCounts[one.name] ?? 0;
        for (let row = 0; row < rows; row++) this.startRow(one, row);
      }
    }
  }

  /** The number of rows of a table now. */
  rows(tableName: string): number {
    const growing = this.layout.growing;
    if (growing && growing.name === tableName) return (this.buffer.length - growing.base) / growing.width;
    return this.layout.rowCounts[tableName] ?? 0;
  }

  /** Reads a column of a row. */
  read(column: Column, row: number): number {
    const { bases, widths } = this.layout;
    const address = (bases[column.id] as number) + row * (widths[column.id] as number);
    const value = this.buffer[address];
    if (value === undefined || row < 0) throw this.outOfRange(column, row);
    return value;
  }

  /** Writes a column of a row and notes the old value in the journal. */
  write(column: Column, row: number, value: number): void {
    const { bases, widths, tableOf } = this.layout;
    const address = (bases[column.id] as number) + row * (widths[column.id] as number);
    const old = this.buffer[address];
    if (old === undefined || row < 0 || bases[column.id] === -1) throw this.outOfRange(column, row);
    const next = value | 0;
    if (old === next) return;
    this.note(address, old);
    this.buffer[address] = next;
    (this.versions[tableOf[column.id] as number] as number)++;
  }

  /** Writes a raw address, as a recorded outcome is replayed. */
  writeAddress(address: number, value: number): void {
    while (address >= this.buffer.length) this.growRow();
    const old = this.buffer[address] as number;
    if (old === value) return;
    this.note(address, old);
    this.buffer[address] = value;
    (this.versions[this.tableAt(address)] as number)++;
  }

  /** Adds a row to the growing table and returns its number. */
  growRow(): number {
    const growing = this.layout.growing;
    if (!growing) throw new KernelError('row-out-of-range', 'tables', 'no table of this match grows');
    const row = (this.buffer.length - growing.base) / growing.width;
    const bigger = new Int32Array(this.buffer.length + growing.width);
    bigger.set(this.buffer);
    this.buffer = bigger;
    this.startRow(growing, row);
    return row;
  }

  /** The journal's present length. */
  mark(): JournalMark {
    return this.length;
  }

  /** Takes back every write since the mark. Rows added since stay, empty: nothing refers to them. */
  rollback(mark: JournalMark): void {
    for (let at = this.length - 1; at >= mark; at--) {
      const address = this.addresses[at] as number;
      this.buffer[address] = this.olds[at] as number;
      (this.versions[this.tableAt(address)] as number)++;
    }
    this.length = mark;
  }

  /** Every cache over any table is out of date: the buffer has been replaced. */
  touch(): void {
    for (let at = 0; at < this.versions.length; at++) (this.versions[at] as number)++;
  }

  /** Forgets the journal: nothing below can be rolled back any more. */
  forget(): void {
    this.length = 0;
  }

  /** The final values of everything written since the mark, as pairs (address, value). */
  writesSince(mark: JournalMark): number[] {
    const pairs: number[] = [];
    const seen = new Set<number>();
    for (let at = mark; at < this.length; at++) {
      const address = this.addresses[at] as number;
      if (seen.has(address)) continue;
      seen.add(address);
      pairs.push(address, this.buffer[address] as number);
    }
    return pairs;
  }

  /** The journal as plain data, for a save. */
  journal(): { readonly addresses: number[]; readonly olds: number[] } {
    return {
      addresses: [...this.addresses.subarray(0, this.length)],
      olds: [...this.olds.subarray(0, this.length)],
    };
  }

  /** Puts a saved journal back. */
  restoreJournal(saved: { readonly addresses: readonly number[]; readonly olds: readonly number[] }): void {
    this.length = 0;
    saved.addresses.forEach((address, at) => {
      this.note(address, saved.olds[at] ?? 0);
    });
  }

  /** An independent copy: a memory copy of the buffer and of the journal in use. */
  fork(): State {
    const copy = new State(this.layout, this.buffer.slice());
    if (this.length > 0) {
      copy.addresses = this.addresses.slice(0, Math.max(this.length, 16));
      copy.olds = this.olds.slice(0, Math.max(this.length, 16));
      copy.length = this.length;
    }
    copy.versions.set(this.versions);
    return copy;
  }

  private note(address: number, old: number): void {
    if (this.length === this.addresses.length) {
      const longer = new Int32Array(this.length * 2);
      longer.set(this.addresses);
      this.addresses = longer;
      const olds = new Int32Array(this.length * 2);
      olds.set(this.olds);
      this.olds = olds;
    }
    this.addresses[this.length] = address;
    this.olds[this.length++] = old;
  }

  private startRow(one: TableLayout, row: number): void {
    one.columns.forEach((column, place) => {
      this.buffer[one.base + row * one.width + place] = column.start;
    });
  }

  private tableAt(address: number): number {
    const { tables } = this.layout;
    let low = 0;
    let high = tables.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((tables[middle] as TableLayout).base <= address) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private outOfRange(column: Column, row: number): KernelError {
    const known = (this.layout.bases[column.id] ?? -1) !== -1;
    return known
      ? new KernelError('row-out-of-range', `${column.table}.${column.name}`, `row ${row}`)
      : new KernelError(
          'unknown-column',
          `${column.table}.${column.name}`,
          'no table of this match declares it',
        );
  }
}
