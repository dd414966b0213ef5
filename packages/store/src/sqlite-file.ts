import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** For how long a connection waits for whoever else writes, in milliseconds. */
const patience = 5000;

/** Opens a file in which what was committed is safe on disk. A new one is read by its owner alone: it holds what is secret. */
export function openToWrite(file: string): DatabaseSync {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It is there, or cannot be made: the database says so in its own words.
  }
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return database;
}

/** Opens a file that {@link openToWrite} has opened, to read from it alone: whoever does waits for nobody who writes. */
export function openToRead(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec('pragma query_only = on');
  return database;
}

/** A value as SQLite takes it. */
export function bound(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : ((value ?? null) as SQLInputValue);
}
