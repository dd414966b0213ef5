import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

/** Opens a file in which what was committed is safe on disk. A new one is read by its owner alone: it holds what is secret. */
export function openFile(file: string): DatabaseSync {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It is there, or cannot be made: the database says so in its own words.
  }
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return database;
}

/** Node's own SQLite for Kysely. Migrations run in a transaction, and two processes wait for each other. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync) {
    super({ database: asKysely(database) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** So many statements are kept prepared; lists of different lengths make many. */
const mostPrepared = 200;

function asKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const made = statementOf(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (prepared.size >= mostPrepared) prepared.clear();
      prepared.set(sql, made);
      return made;
    },
  };
}

function statementOf(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(bound)),
    run: (values) => statement.run(...values.map(bound)),
    iterate: (values) => statement.iterate(...values.map(bound)) as IterableIterator<unknown>,
  };
}

/** A value as SQLite takes it. */
export function bound(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : ((value ?? null) as SQLInputValue);
}
