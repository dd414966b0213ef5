import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import type { Claimed, JournalKeeper } from './journal-keeper.ts';

/** A statement as it goes to the thread. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What the thread writes in one transaction. */
export interface Batch {
  readonly claimed: readonly { readonly claim: Statement; readonly rest: readonly Statement[] }[];
  readonly asides: readonly Statement[];
}

/** What comes back for each batch, in order. */
export type Written = { readonly claimed: readonly boolean[] } | { readonly fault: string };

/**
 * Writes into a file of SQLite in a thread of its own: while it waits for the disk, which is most of the time that an answer
 * takes, this one goes on.
 */
export class ThreadKeeper implements JournalKeeper {
  private readonly file: string;
  private worker: Worker | undefined;
  private readonly waiting: ((written: Written) => void)[] = [];

  constructor(file: string) {
    this.file = file;
  }

  keep(batch: readonly Claimed[], asides: readonly CompiledQuery[]): Promise<readonly boolean[]> {
    const sent: Batch = {
      claimed: batch.map(({ claim, rest }) => ({ claim: statement(claim), rest: rest.map(statement) })),
      asides: asides.map(statement),
    };
    return new Promise((resolve, reject) => {
      this.waiting.push((written) =>
        'fault' in written ? reject(new Error(written.fault)) : resolve(written.claimed),
      );
      this.worker ??= this.begin();
      this.worker.postMessage(sent);
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }

  private begin(): Worker {
    const worker = new Worker(new URL(`./journal.worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: this.file,
    });
    worker.on('message', (written: Written) => this.waiting.shift()?.(written));
    worker.on('error', (error) => {
      if (this.worker === worker) this.worker = undefined;
      for (const fail of this.waiting.splice(0)) fail({ fault: error.message });
    });
    worker.unref();
    return worker;
  }
}

const statement = ({ sql, parameters }: CompiledQuery): Statement => ({ sql, values: parameters });
