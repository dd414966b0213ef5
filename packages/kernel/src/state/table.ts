import type { Seat } from './seat.ts';
/** Who may see a column: everybody, nobody but the host, or the seats for which the test holds. Hidden is the default. */
export type Visibility = 'all' | 'host' | ((read: ReadColumn, row: number, seat: Seat) => boolean);

/** Reads one column of one row. */
export type ReadColumn = (column: Column, row: number) => number;

/** What a column is for. Every value is a 32-bit integer; `ref` names the table whose rows it points to (-1: none). */
export interface ColumnOptions {
  readonly see?: Visibility;
  readonly start?: number;
  readonly ref?: string;
  /** Changes of the columns of a table that share such a name are counted apart too: for caches over them alone. */
  readonly apart?: string;
}

/** A declared column. `id` is its identity within this process only; saves and hashes use the names. */
export interface Column {
  readonly id: number;
  readonly table: string;
  readonly name: string;
  readonly see: Visibility;
  readonly start: number;
  readonly ref: string | undefined;
  readonly apart: string | undefined;
}

/** A declared table: its columns by name. `grows` lets rows be added in play. */
export interface TableDeclaration<Names extends string = string> {
  readonly name: string;
  readonly grows: boolean;
  readonly columns: readonly Column[];
  readonly column: Readonly<Record<Names, Column>>;
}

/** Column identities: a counter, like the description-free symbols it stands for. */
const identity = { next: 0 };

/** Declares an integer column. */
export const int = (options: ColumnOptions = {}): ColumnOptions => options;

/** Declares a column that points to a row of another table; -1 is nowhere. */
export const ref = (table: string, options: ColumnOptions = {}): ColumnOptions => ({
  start: -1,
  ...options,
  ref: table,
});

/**
 * Declares a table. From this declaration come typed access, clone, journal, hash, JSON, diff and the views per player.
 * A plugin that adds columns to a table declares it again with {@link extend}.
 */
export function table<Names extends string>(
  name: string,
  columns: Readonly<Record<Names, ColumnOptions>>,
  options: { readonly grows?: boolean } = {},
): TableDeclaration<Names> & Readonly<Record<Names, Column>> {
  const made = {} as Record<Names, Column>;
  for (const key of Object.keys(columns) as Names[]) made[key] = declare(name, key, columns[key]);
  const list = Object.values(made) as Column[];
  return {
    ...made,
    name,
    grows: options.grows ?? false,
    columns: list,
    column: made,
  } as TableDeclaration<Names> & Readonly<Record<Names, Column>>;
}

/** Declares further columns of an existing table, owned by a plugin; they travel with everything else. */
export function extend<Names extends string>(
  name: string,
  columns: Readonly<Record<Names, ColumnOptions>>,
): TableDeclaration<Names> & Readonly<Record<Names, Column>> {
  return table(name, columns);
}

function declare(tableName: string, name: string, options: ColumnOptions): Column {
  const id = identity.next++;
  return {
    id,
    table: tableName,
    name,
    see: options.see ?? 'host',
    start: options.start ?? 0,
    ref: options.ref,
    apart: options.apart,
  };
}
