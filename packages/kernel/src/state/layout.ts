import { KernelError } from '../error.ts';
import type { Column, TableDeclaration } from './table.ts';

/** One table of a match: its columns in order, the address of its first column and its number of rows at the start. */
export interface TableLayout {
  readonly name: string;
  readonly index: number;
  readonly base: number;
  readonly width: number;
  readonly columns: readonly Column[];
  readonly rows: number;
  /** The segment that holds it: 0 for all tables that do not grow, otherwise one of its own. */
  readonly segment: number;
}

/** Bits of an address that count within a segment; those above are the segment's number. */
const segmentBits = 24;
const offsets = (1 << segmentBits) - 1;

/** The segment in which an address lies, and its place there. */
export const segmentOf = (address: number): number => address >>> segmentBits;
export const offsetOf = (address: number): number => address & offsets;

/**
 * Where every column of a match lies: row-major per table, tables by name, columns by name, so that neither load order nor
 * declaration order shows in a save or a hash. Tables that do not grow share segment 0, the one buffer that every copy
 * copies; each growing table has a segment of its own, which costs nothing while it is empty.
 */
export class Layout {
  readonly tables: readonly TableLayout[];
  /** Four integers by column id: address of row 0, row width, end of its table, its counter; -1 where it has none. */
  readonly places: Int32Array;
  /** What changes are counted of: tables, by index, then columns that are counted apart (`figure/standing`). */
  readonly counters: string[];
  /** The table to which each counter belongs. */
  readonly counted: number[];
  /** The growing tables, in the order of their segments from 1 on. */
  readonly growing: readonly TableLayout[];
  /** Every row of the segments with its starting values. */
  readonly initial: readonly Int32Array[];
  private readonly byName: ReadonlyMap<string, TableLayout>;
  private readonly byAddress: readonly TableLayout[];

  constructor(declarations: readonly TableDeclaration[], rows: Readonly<Record<string, number>>) {
    const byName = gathered(declarations);
    const sizes = [0];
    const names = [...byName.keys()].sort();
    this.tables = names.map((name, index) => {
      const { columns: byColumn, grows } = byName.get(name) as Gathered;
      const columns = [...byColumn.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
      const segment = grows ? sizes.length : 0;
      const offset = sizes[segment] ?? 0;
      const base = (segment << segmentBits) + offset;
      const made = { name, index, base, width: columns.length, columns, rows: rows[name] ?? 0, segment };
      sizes[segment] = offset + made.width * made.rows;
      return made;
    });
    const tooLarge = this.tables.find(({ segment }) => segment > 127 || (sizes[segment] as number) > offsets);
    if (tooLarge) throw new KernelError('setup-problems', tooLarge.name, 'more rows than a match can hold');
    this.growing = this.tables.filter(({ segment }) => segment > 0);
    this.byName = new Map(this.tables.map((table) => [table.name, table]));
    this.byAddress = [...this.tables].sort((a, b) => a.base - b.base || a.rows - b.rows);
    this.counters = [...names];
    this.counted = names.map((_, index) => index);
    const ids = this.tables.flatMap((table) => table.columns.map((column) => column.id));
    this.places = new Int32Array((Math.max(-1, ...ids) + 1) * 4).fill(-1);
    this.initial = sizes.map((size) => new Int32Array(size));
    for (const table of this.tables) this.place(table);
  }

  private place(table: TableLayout): void {
    const { base, width, rows, segment, columns } = table;
    const end = base + width * rows;
    const values = this.initial[segment] as Int32Array;
    columns.forEach((column, at) => {
      const counter = this.counterOf(table, column);
      this.places.set([base + at, width, segment > 0 ? 0 : end, counter], column.id * 4);
      for (let address = base + at; address < end; address += width) values[offsetOf(address)] = column.start;
    });
  }

  /** The table of a name, if the match has one. */
  tableNamed(name: string): TableLayout | undefined {
    return this.byName.get(name);
  }

  private counterOf({ name, index }: TableLayout, { apart }: Column): number {
    if (apart === undefined) return index;
    const known = this.counters.indexOf(`${name}/${apart}`);
    if (known >= 0) return known;
    this.counted.push(index);
    return this.counters.push(`${name}/${apart}`) - 1;
  }

  /** The counter of the column at an address. @internal */
  counterAt(address: number): number {
    const { base, width, columns } = this.tableAt(address);
    const column = columns[(address - base) % width] as Column;
    return this.places[column.id * 4 + 3] as number;
  }

  /** The table that holds an address. */
  tableAt(address: number): TableLayout {
    let low = 0;
    let high = this.byAddress.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.byAddress[middle] as TableLayout).base <= address) low = middle;
      else high = middle - 1;
    }
    return this.byAddress[low] as TableLayout;
  }
}

/** What the declarations of one table say together. */
interface Gathered {
  readonly columns: Map<string, Column>;
  readonly grows: boolean;
}

function gathered(declarations: readonly TableDeclaration[]): ReadonlyMap<string, Gathered> {
  const byName = new Map<string, Gathered>();
  for (const { name, columns, grows } of declarations) {
    const entry = byName.get(name) ?? { columns: new Map<string, Column>(), grows: false };
    for (const column of columns) {
      const known = entry.columns.get(column.name);
      if (known && known !== column)
        throw new KernelError('setup-problems', `${column.table}.${column.name}`, 'declared twice');
      entry.columns.set(column.name, column);
    }
    byName.set(name, { columns: entry.columns, grows: entry.grows || grows });
  }
  return byName;
}
