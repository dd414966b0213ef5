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
  /** Four integers by column id: address of row 0, row width, end of its table, index of its table; -1 where it has none. */
  readonly places: Int32Array;
  readonly growing: TableLayout | undefined;
  /** Every row with its starting values. */
  readonly initial: Int32Array;

  constructor(declarations: readonly TableDeclaration[], rows: Readonly<Record<string, number>>) {
    const byName = gathered(declarations);
    const growing = [...byName].filter(([, { grows }]) => grows).map(([name]) => name);
    if (growing.length > 1) throw new KernelError('setup-problems', 'tables', 'only one table may grow');
    const names = [...byName.keys()].sort((a, b) =>
      growing.includes(a) === growing.includes(b) ? (a < b ? -1 : 1) : growing.includes(a) ? 1 : -1,
    );
    let size = 0;
    this.tables = names.map((name, index) => {
      const columns = [...(byName.get(name)?.columns.values() ?? [])].sort((a, b) =>
        a.name < b.name ? -1 : 1,
      );
      const base = size;
      size += columns.length * (rows[name] ?? 0);
      return { name, index, base, width: columns.length, columns, grows: growing.includes(name) };
    });
    this.rowCounts = Object.fromEntries(names.map((name) => [name, rows[name] ?? 0]));
    this.size = size;
    this.growing = this.tables.find((table) => table.grows);
    const ids = this.tables.flatMap((table) => table.columns.map((column) => column.id));
    const count = Math.max(-1, ...ids) + 1;
    this.places = new Int32Array(count * 4).fill(-1);
    this.initial = new Int32Array(size);
    for (const table of this.tables) this.place(table, rows[table.name] ?? 0);
  }

  private place(table: TableLayout, rows: number): void {
    const end = table.base + table.width * rows;
    table.columns.forEach((column, at) => {
      this.places.set(
        [table.base + at, table.width, table.grows ? 0x7fffffff : end, table.index],
        column.id * 4,
      );
      for (let address = table.base + at; address < end; address += table.width)
        this.initial[address] = column.start;
    });
  }

  /** The table that holds an address. */
  tableAt(address: number): TableLayout {
    let low = 0;
    let high = this.tables.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.tables[middle] as TableLayout).base <= address) low = middle;
      else high = middle - 1;
    }
    return this.tables[low] as TableLayout;
  }
}

function gathered(
  declarations: readonly TableDeclaration[],
): ReadonlyMap<string, { columns: Map<string, Column>; grows: boolean }> {
  const byName = new Map<string, { columns: Map<string, Column>; grows: boolean }>();
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
