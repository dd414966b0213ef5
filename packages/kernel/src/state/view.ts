import { Hasher } from './hasher.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';
import type { ReadColumn } from './table.ts';

/** What one viewer sees: per table, rows of named values; a value that is hidden from the viewer is absent. */
export type View = Readonly<Record<string, readonly Readonly<Record<string, number>>[]>>;

/** The view of a seat, or of a spectator (-1). An allow-list: only columns that declare the viewer are copied. */
export function viewOf(state: State, seat: Seat): View {
  const read: ReadColumn = (column, row) => state.read(column, row);
  const view: Record<string, Record<string, number>[]> = {};
  for (const table of state.layout.tables) {
    const shown = table.columns.filter((column) => column.see !== 'host');
    if (shown.length === 0) continue;
    const rows: Record<string, number>[] = [];
    for (let row = 0; row < state.rows(table.name); row++) {
      const entry: Record<string, number> = {};
      for (const column of shown)
        if (column.see === 'all' || (typeof column.see === 'function' && column.see(read, row, seat)))
          entry[column.name] = state.read(column, row);
      rows.push(entry);
    }
    view[table.name] = rows;
  }
  return view;
}

/** The hash of a view: what a seat may compare instead of the full hash. */
export function viewHash(view: View): string {
  return new Hasher().text(JSON.stringify(view)).digest();
}
