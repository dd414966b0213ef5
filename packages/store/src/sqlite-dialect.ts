import type { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { type Done, PreparedStatements } from './prepared-statements.ts';
import { openToRead } from './sqlite-file.ts';
import { WriterThread } from './writer-thread.ts';

/**
 * Node's own SQLite for Kysely: reads here, and writes in a thread of its own. Migrations run in a transaction, and two
 * processes wait for each other. A transaction that only reads sees one moment, and keeps nobody from writing.
 */
export class NodeSqliteDialect implements Dialect {
  private readonly file: string;
  /** Set once the database has been asked something. */
  thread: WriterThread | undefined;

  constructor(file: string) {
    this.file = file;
  }

  createAdapter(): SqliteAdapter {
    return new ThreadedAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createDriver(): Driver {
    return new ThreadedDriver(this.file, (thread) => {
      this.thread = thread;
    });
  }
}

class ThreadedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  /** Whoever writes waits for a turn; nobody waits to read. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Where statements are run, by whether they read or write. */
interface Parts {
  readonly file: string;
  readonly thread: WriterThread;
  readonly reader: DatabaseSync;
  readonly reads: PreparedStatements;
}

class ThreadedDriver implements Driver {
  private readonly file: string;
  private readonly opened: (thread: WriterThread) => void;
  private parts: Parts | undefined;

  constructor(file: string, opened: (thread: WriterThread) => void) {
    this.file = file;
    this.opened = opened;
  }

  async init(): Promise<void> {
    const { file } = this;
    const thread = await WriterThread.open(file);
    const reader = openToRead(file);
    this.parts = { file, thread, reader, reads: new PreparedStatements(reader) };
    this.opened(thread);
  }

  async acquireConnection(): Promise<ThreadedConnection> {
    if (!this.parts) throw new Error('the database is not open');
    return new ThreadedConnection(this.parts);
  }

  beginTransaction(connection: ThreadedConnection, { accessMode }: TransactionSettings): Promise<void> {
    return connection.begin(accessMode === 'read only');
  }

  commitTransaction(connection: ThreadedConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: ThreadedConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.parts?.reader.close();
    await this.parts?.thread.close();
    this.parts = undefined;
  }
}

class ThreadedConnection implements DatabaseConnection {
  private readonly parts: Parts;
  /** Set while a transaction of its own is under way: ends its turn. */
  private endTurn: (() => void) | undefined;
  /** Set while a transaction is under way that only reads. */
  private moment: { readonly database: DatabaseSync; readonly reads: PreparedStatements } | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async begin(isReading: boolean): Promise<void> {
    const { thread, file } = this.parts;
    if (isReading) {
      const database = openToRead(file);
      database.exec('begin deferred');
      this.moment = { database, reads: new PreparedStatements(database) };
      return;
    }
    const endTurn = await thread.turn();
    try {
      await thread.act({ sql: 'begin immediate', values: [] }, false);
      this.endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** What cannot be committed is to be rolled back, in the same turn. */
  async commit(): Promise<void> {
    if (!this.moment) await this.parts.thread.act({ sql: 'commit', values: [] });
    this.end();
  }

  async rollback(): Promise<void> {
    try {
      if (!this.moment) await this.parts.thread.rollback();
    } finally {
      this.end();
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters: values } = query;
    const { thread, reads } = this.parts;
    let done: Done;
    if (this.moment) done = this.moment.reads.run(sql, values);
    else if (this.endTurn) done = await thread.act({ sql, values });
    else if (onlyReads(query)) done = reads.run(sql, values);
    else done = await thread.run({ sql, values });
    const rows = done.rows as Row[];
    return done.changes === undefined ? { rows } : { rows, numAffectedRows: BigInt(done.changes) };
  }

  // biome-ignore lint/correctness/useYield: nothing of this database is read in parts.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('SQLite is read whole');
  }

  private end(): void {
    this.moment?.database.close();
    this.moment = undefined;
    this.endTurn?.();
    this.endTurn = undefined;
  }
}

const onlyReads = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
