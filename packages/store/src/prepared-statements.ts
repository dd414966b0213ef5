import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { bound } from './sqlite-file.ts';

/** So many statements are kept prepared; lists of different lengths make many. */
const mostPrepared = 200;

/** What a statement has done: the rows that it gives, or how many it has changed. */
export interface Done {
  readonly rows: readonly unknown[];
  readonly changes?: number;
}

/** The statements of one connection, prepared once. */
export class PreparedStatements {
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, { readonly one: StatementSync; readonly givesRows: boolean }>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** Throws what the database says. */
  run(sql: string, values: readonly unknown[]): Done {
    const { one, givesRows } = this.prepared.get(sql) ?? this.prepare(sql);
    const given = values.map(bound);
    if (givesRows) return { rows: one.all(...given) };
    return { rows: [], changes: Number(one.run(...given).changes) };
  }

  private prepare(sql: string) {
    const one = this.database.prepare(sql);
    const made = { one, givesRows: one.columns().length > 0 };
    if (this.prepared.size >= mostPrepared) this.prepared.clear();
    this.prepared.set(sql, made);
    return made;
  }
}
