import type { CompiledQuery, Kysely } from 'kysely';
import { JournalConflict } from './errors.ts';
import type { Claimed, JournalKeeper } from './journal-keeper.ts';
import { JournalStatements } from './journal-statements.ts';
import type { CheckpointRow, Tables } from './schema.ts';
import { Settled } from './settled.ts';

/** What a table's row says once entries are kept. */
export interface TableChange {
  readonly status: string;
  readonly round: number;
  readonly waitingFor: readonly number[];
  /** The seats that have answered: what they are asked from now on is asked anew. */
  readonly answered: readonly number[];
  readonly result?: string | undefined;
  /** When somebody has no time left, in milliseconds of service; left out: no clock runs. */
  readonly due?: number | undefined;
}

/** What a writer writes with. */
export interface WriterParts {
  /** Makes the statements. */
  readonly db: Kysely<Tables>;
  readonly keeper: JournalKeeper;
  /** Tells other servers, as part of a transaction, how many entries a journal has now. */
  readonly announced: (table: string, entries: number) => readonly CompiledQuery[];
  readonly now: () => string;
  /** For how long somebody may be asked before they are told elsewhere, in milliseconds. */
  readonly noticeDelay: number;
}

/** Entries of one table that are to be kept together or not at all. */
interface Waiting {
  /** How many entries the journal has before them. */
  readonly after: number;
  readonly bodies: string[];
  change: TableChange;
  readonly done: Settled;
}

/**
 * Keeps what happens at tables, in order. Whatever comes while a transaction is under way goes together into the next: one
 * wait for the disk serves many tables.
 */
export class JournalWriter {
  private readonly parts: WriterParts;
  private readonly statements: JournalStatements;
  private waiting = new Map<string, Waiting>();
  private checkpoints = new Map<string, { readonly entries: number; readonly body: Uint8Array }>();
  private running: Promise<void> | undefined;

  constructor(parts: WriterParts) {
    this.parts = parts;
    this.statements = new JournalStatements(parts.db);
  }

  /** Keeps an entry as the one of that number, from 0. Rejects with JournalConflict where there is one already. */
  append(table: string, number: number, body: string, change: TableChange): Promise<void> {
    const before = this.waiting.get(table);
    if (before && before.after + before.bodies.length === number) {
      before.bodies.push(body);
      before.change = { ...change, answered: [...before.change.answered, ...change.answered] };
      return before.done.promise;
    }
    if (before) return Promise.reject(new JournalConflict(table));
    const done = new Settled();
    this.waiting.set(table, { after: number, bodies: [body], change, done });
    this.running ??= this.run();
    return done.promise;
  }

  /** Keeps where a table stood after so many entries, together with what is kept next. Nobody waits for it. */
  checkpoint(table: string, entries: number, body: Uint8Array): void {
    this.checkpoints.set(table, { entries, body });
    this.running ??= this.run();
  }

  /** Waits until everything that came is kept, or has failed, and takes no more. */
  async close(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private async run(): Promise<void> {
    await new Promise((soon) => setImmediate(soon));
    while (this.waiting.size > 0 || this.checkpoints.size > 0) {
      const batch = [...this.waiting].sort(([a], [b]) => (a < b ? -1 : 1));
      const checkpoints = [...this.checkpoints];
      this.waiting = new Map();
      this.checkpoints = new Map();
      await this.write(
        batch,
        checkpoints.map(([table, one]) => this.checkpointOf(table, one)),
      );
    }
    this.running = undefined;
  }

  private async write(
    batch: readonly (readonly [string, Waiting])[],
    asides: readonly CompiledQuery[],
  ): Promise<void> {
    let claimed: readonly boolean[];
    try {
      const written = batch.map(([table, waiting]) => this.claimedBy(table, waiting));
      claimed = await this.parts.keeper.keep(written, asides);
    } catch (error) {
      for (const [table, { done }] of batch) this.fail(table, done, error);
      return;
    }
    for (const [at, [table, { done }]] of batch.entries())
      if (claimed[at]) done.resolve();
      else this.fail(table, done, new JournalConflict(table));
  }

  /** Nothing is written where the journal is longer or shorter than was thought. */
  private claimedBy(table: string, { after, bodies, change }: Waiting): Claimed {
    const { announced, now, noticeDelay } = this.parts;
    const { status, round, waitingFor, answered, result = null, due = null } = change;
    const time = now();
    const entries = after + bodies.length;
    const row = { status, round, result, due, waitingFor: waitingFor.join(), changed: time };
    return {
      claim: this.statements.claim.with({ table, after, entries, ...row }),
      rest: [
        this.statements.entries(table, after, bodies),
        ...this.statements.asked(table, { waitingFor, answered }, Date.parse(time) + noticeDelay),
        ...announced(table, entries),
      ],
    };
  }

  private checkpointOf(table: string, { entries, body }: Omit<CheckpointRow, 'table_id'>): CompiledQuery {
    return this.statements.checkpoint.with({ table, entries, body });
  }

  /** What came after something that is not kept is not kept either. */
  private fail(table: string, done: Settled, error: unknown): void {
    const next = this.waiting.get(table);
    this.waiting.delete(table);
    done.reject(error);
    next?.done.reject(error);
  }
}
