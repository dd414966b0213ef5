import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './schema.ts';
import type { Statement, WriterThread } from './writer-thread.ts';

/** What is written for one table: where `claim` changes no row somebody else was first, and the rest is not written. */
export interface Claimed {
  readonly claim: CompiledQuery;
  readonly rest: readonly CompiledQuery[];
}

/** Writes what has happened at many tables in one transaction, safe on disk. */
export interface JournalKeeper {
  /** Resolves with whether each has claimed its place, and rejects where nothing is written. `asides` are written at any rate. */
  keep(batch: readonly Claimed[], asides: readonly CompiledQuery[]): Promise<readonly boolean[]>;
}

/** Over the same connections as everything else. */
export class PooledKeeper implements JournalKeeper {
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  keep(batch: readonly Claimed[], asides: readonly CompiledQuery[]): Promise<readonly boolean[]> {
    return this.db.transaction().execute(async (transaction) => {
      const claimed: boolean[] = [];
      for (const { claim, rest } of batch) {
        const { numAffectedRows = 0n } = await transaction.executeQuery(claim);
        claimed.push(numAffectedRows > 0n);
        if (numAffectedRows > 0n) for (const query of rest) await transaction.executeQuery(query);
      }
      for (const query of asides) await transaction.executeQuery(query);
      return claimed;
    });
  }
}

/** All of a batch goes to the thread at once, and comes back at once. */
export class ThreadKeeper implements JournalKeeper {
  private readonly thread: WriterThread;

  constructor(thread: WriterThread) {
    this.thread = thread;
  }

  keep(batch: readonly Claimed[], asides: readonly CompiledQuery[]): Promise<readonly boolean[]> {
    return this.thread.write({
      claimed: batch.map(({ claim, rest }) => ({ claim: statement(claim), rest: rest.map(statement) })),
      asides: asides.map(statement),
    });
  }
}

const statement = ({ sql, parameters }: CompiledQuery): Statement => ({ sql, values: parameters });
