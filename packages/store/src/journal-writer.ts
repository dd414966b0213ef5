import type { Kysely } from 'kysely';
import { JournalConflict } from './errors.ts';
import { noteAsked } from './notices.ts';
import type { Tables } from './schema.ts';

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

/** Tells other servers, as part of a transaction, how many entries a journal has now. */
export type Announce = (db: Kysely<Tables>, table: string, entries: number) => Promise<void>;

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
  private readonly db: Kysely<Tables>;
  private readonly now: () => string;
  private readonly announce: Announce;
  private readonly noticeDelay: number;
  private waiting = new Map<string, Waiting>();
  private running: Promise<void> | undefined;

  /** `noticeDelay`: for how long somebody may be asked before they are told elsewhere, in milliseconds. */
  constructor(db: Kysely<Tables>, now: () => string, announce: Announce, noticeDelay: number) {
    this.db = db;
    this.now = now;
    this.announce = announce;
    this.noticeDelay = noticeDelay;
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

  /** Waits until everything that came is kept, or has failed. */
  async settle(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private async run(): Promise<void> {
    await new Promise((soon) => setImmediate(soon));
    while (this.waiting.size > 0) {
      const batch = [...this.waiting].sort(([a], [b]) => (a < b ? -1 : 1));
      this.waiting = new Map();
      await this.write(batch);
    }
    this.running = undefined;
  }

  private async write(batch: readonly (readonly [string, Waiting])[]): Promise<void> {
    const late = new Set<string>();
    try {
      await this.db.transaction().execute(async (transaction) => {
        for (const [table, waiting] of batch)
          if (await writeOne(transaction, table, waiting, this.now())) {
            const { waitingFor, answered } = waiting.change;
            await noteAsked(
              transaction,
              table,
              { waitingFor, answered },
              Date.parse(this.now()) + this.noticeDelay,
            );
            await this.announce(transaction, table, waiting.after + waiting.bodies.length);
          } else late.add(table);
      });
    } catch (error) {
      for (const [table, { done }] of batch) this.fail(table, done, error);
      return;
    }
    for (const [table, { done }] of batch)
      if (late.has(table)) this.fail(table, done, new JournalConflict(table));
      else done.resolve();
  }

  /** What came after something that is not kept is not kept either. */
  private fail(table: string, done: Settled, error: unknown): void {
    const next = this.waiting.get(table);
    this.waiting.delete(table);
    done.reject(error);
    next?.done.reject(error);
  }
}

/** False where the journal is longer or shorter than was thought: nothing is written then. */
async function writeOne(
  db: Kysely<Tables>,
  table: string,
  { after, bodies, change }: Waiting,
  now: string,
): Promise<boolean> {
  const { status, round, waitingFor, result = null, due = null } = change;
  const { numUpdatedRows } = await db
    .updateTable('game')
    .set({
      entries: after + bodies.length,
      ...{ status, round, result, due, waiting_for: waitingFor.join(), changed: now },
    })
    .where('id', '=', table)
    .where('entries', '=', after)
    .where('status', 'in', ['playing', 'over'])
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  const rows = bodies.map((body, at) => ({ table_id: table, number: after + at, body }));
  await db.insertInto('entry').values(rows).execute();
  return true;
}

/** A promise that is settled from outside. */
class Settled {
  resolve: () => void = () => {};
  reject: (error: unknown) => void = () => {};
  readonly promise = new Promise<void>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });
}
