import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Done } from './prepared-statements.ts';
import { Settled } from './settled.ts';

/** A statement as it goes to the thread. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What the thread writes in one transaction: where a claim changes no row, the rest of it is not written. */
export interface Batch {
  readonly claimed: readonly { readonly claim: Statement; readonly rest: readonly Statement[] }[];
  readonly asides: readonly Statement[];
}

/** What the thread is asked to do. `isWithin`: as part of a transaction that has begun. */
export type Order =
  | { readonly kind: 'statement'; readonly statement: Statement; readonly isWithin: boolean }
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'close' };

/** What comes back for the opening of the file, and for each order, in turn. */
export type Outcome =
  | { readonly ok: true; readonly done?: Done; readonly claimed?: readonly boolean[] }
  | { readonly ok: false; readonly message: string; readonly errcode?: number };

type Settle = (outcome: Outcome) => void;

/**
 * Writes into a file of SQLite in a thread of its own: while it waits for the disk, which is most of the time that an answer
 * takes, or for somebody else who has locked the file, this one goes on. Nothing else of this process writes, so nothing in it
 * waits for a lock that it holds itself.
 */
export class WriterThread {
  private readonly file: string;
  private readonly waiting: Settle[] = [];
  private worker: Worker | undefined;
  private last: Promise<void> = Promise.resolve();

  private constructor(file: string) {
    this.file = file;
  }

  /** Begins, and waits until the file is open. Rejects with what the database says where it cannot be. */
  static async open(file: string): Promise<WriterThread> {
    const thread = new WriterThread(file);
    await thread.begin();
    return thread;
  }

  /** Resolves once nobody else is in the middle of something, and keeps everybody out until what it resolves with is called. */
  async turn(): Promise<() => void> {
    const before = this.last;
    const turn = new Settled();
    this.last = turn.promise;
    await before;
    return turn.resolve;
  }

  /** Runs a statement by itself. Rejects with what the database says. */
  async run(statement: Statement): Promise<Done> {
    const end = await this.turn();
    try {
      return await this.act(statement, false);
    } finally {
      end();
    }
  }

  /** Runs a statement in whoever's turn it is. */
  async act(statement: Statement, isWithin = true): Promise<Done> {
    const { done = { rows: [] } } = await this.send({ kind: 'statement', statement, isWithin });
    return done;
  }

  /** Takes back what has been done in whoever's turn it is. */
  async rollback(): Promise<void> {
    await this.send({ kind: 'rollback' });
  }

  /** Writes in one transaction. Resolves with whether each claim has changed a row; rejects where nothing is written. */
  async write(batch: Batch): Promise<readonly boolean[]> {
    const end = await this.turn();
    try {
      const { claimed = [] } = await this.send({ kind: 'batch', batch });
      return claimed;
    } finally {
      end();
    }
  }

  /** Waits for what is under way, and closes the file. */
  async close(): Promise<void> {
    const end = await this.turn();
    if (this.worker) await this.send({ kind: 'close' });
    this.worker = undefined;
    end();
  }

  private async send(order: Order): Promise<Extract<Outcome, { ok: true }>> {
    if (!this.worker) await this.begin();
    const answered = this.next();
    this.worker?.postMessage(order);
    return answered;
  }

  private begin(): Promise<unknown> {
    const worker = new Worker(new URL(`./writer.worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: this.file,
    });
    this.worker = worker;
    worker.on('message', (outcome: Outcome) => {
      this.waiting.shift()?.(outcome);
      if (this.waiting.length === 0) worker.unref();
    });
    const lost = ({ message }: Error): void => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      for (const settle of this.waiting.splice(0)) settle({ ok: false, message });
    };
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('the thread that writes has ended')));
    return this.next();
  }

  /** What comes back next; until then the program does not end by itself. */
  private async next(): Promise<Extract<Outcome, { ok: true }>> {
    const settled = new Settled<Outcome>();
    this.waiting.push(settled.resolve);
    this.worker?.ref();
    const outcome = await settled.promise;
    if (outcome.ok) return outcome;
    const { message, errcode } = outcome;
    throw Object.assign(new Error(message), errcode === undefined ? {} : { errcode });
  }
}
