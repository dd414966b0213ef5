import { Patch } from '../compile/patch.ts';

type Table = Int16Array | Int32Array | Uint8Array;

/** Lists of entries by column, end to end: those of column c are the entries `start[c]` up to `start[c + 1]` of each table. */
export interface ColumnLists<Tables extends Record<string, Table>> {
  readonly start: Int32Array;
  readonly tables: Tables;
}

/** One entry: a number for each table. */
export type Entry<Tables> = { readonly [Name in keyof Tables]: number };

type Lists<Tables> = ReadonlyMap<number, readonly Entry<Tables>[]>;

/** Lists in which those of some columns are other ones. Tables in which nothing changes are the same. */
export function withLists<Tables extends Record<string, Table>>(
  { start, tables }: ColumnLists<Tables>,
  lists: Lists<Tables>,
): ColumnLists<Tables> {
  const columns = [...lists.keys()].sort((a, b) => a - b);
  const lengthOf = (column: number) => (start[column + 1] as number) - (start[column] as number);
  const fits = columns.every((column) => lists.get(column)?.length === lengthOf(column));
  const made = Object.entries(tables).map(([name, table]) => [
    name,
    fits ? patched(table, name, start, lists) : spliced(table, name, start, columns, lists),
  ]);
  return {
    start: fits ? start : shifted(start, columns, lists),
    tables: Object.fromEntries(made) as Tables,
  };
}

function patched<Tables>(table: Table, name: string, start: Int32Array, lists: Lists<Tables>): Table {
  const patch = new Patch(table, table.length, () => table);
  for (const [column, entries] of lists)
    entries.forEach((entry, at) => {
      patch.set((start[column] as number) + at, entry[name as keyof Tables]);
    });
  return patch.table;
}

function spliced<Tables>(
  table: Table,
  name: string,
  start: Int32Array,
  columns: readonly number[],
  lists: Lists<Tables>,
): Table {
  const parts: (Table | number[])[] = [];
  let from = 0;
  for (const column of columns) {
    parts.push(table.subarray(from, start[column]));
    parts.push((lists.get(column) ?? []).map((entry) => entry[name as keyof Tables]));
    from = start[column + 1] as number;
  }
  parts.push(table.subarray(from));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const made = table instanceof Uint8Array ? new Uint8Array(length) : emptyLike(table, length);
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

function emptyLike(table: Int16Array | Int32Array, length: number): Int16Array | Int32Array {
  return table instanceof Int16Array ? new Int16Array(length) : new Int32Array(length);
}

function shifted<Tables>(start: Int32Array, columns: readonly number[], lists: Lists<Tables>): Int32Array {
  const made = start.slice();
  let shift = 0;
  columns.forEach((column, at) => {
    shift += (lists.get(column)?.length ?? 0) - ((start[column + 1] as number) - (start[column] as number));
    const end = columns[at + 1] ?? start.length - 1;
    for (let next = column + 1; next <= end; next++) made[next] = (start[next] as number) + shift;
  });
  return made;
}
