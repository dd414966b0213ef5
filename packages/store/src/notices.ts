import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** By which way somebody wants to hear that it is their turn. */
export type WayKind = 'push' | 'mail' | 'webhook';

/** One way to reach somebody. */
export interface Way {
  readonly id: string;
  readonly player: string;
  readonly kind: WayKind;
  /** An address of mail or of the web; of `push` the subscription as JSON. */
  readonly address: string;
  /** Has whoever reads there agreed to it? */
  readonly isConfirmed: boolean;
  /** In which whoever reads there is told, as BCP 47 names it; left out: none was named. */
  readonly language?: string | undefined;
}

/** A seat whose player is to be told that it is asked. */
export interface DueNotice {
  readonly table: string;
  readonly seat: number;
}

/** How often it is tried to tell somebody of one question. */
const mostTries = 5;
/** After so many milliseconds, twice as many after each time, something that could not be sent is tried again. */
const tryAgain = 60_000;

/** The ways by which players are reached, and what they are to be told: one row for each question that waits for somebody. */
export class Notices {
  private readonly db: Kysely<Tables>;
  private readonly now: () => string;

  constructor(db: Kysely<Tables>, now: () => string) {
    this.db = db;
    this.now = now;
  }

  async add({ id, player, kind, address, isConfirmed, language = undefined }: Way): Promise<void> {
    const state = { confirmed: Number(isConfirmed), created: this.now(), language: language ?? null };
    await this.db
      .insertInto('way')
      .values({ id, player, kind, address, ...state })
      .execute();
  }

  async waysOf(player: string): Promise<readonly Way[]> {
    const rows = await this.db
      .selectFrom('way')
      .selectAll()
      .where('player', '=', player)
      .orderBy('created')
      .execute();
    return rows.map(({ confirmed, kind, language, created: _, ...row }) => ({
      ...row,
      language: language ?? undefined,
      kind: kind as WayKind,
      isConfirmed: confirmed === 1,
    }));
  }

  /** False where there is no such way. */
  async confirm(id: string): Promise<boolean> {
    const done = await this.db
      .updateTable('way')
      .set({ confirmed: 1 })
      .where('id', '=', id)
      .executeTakeFirst();
    return Number(done.numUpdatedRows) > 0;
  }

  /** Takes a way away; `player`: only where it is that player's. False where there is none. */
  async remove(id: string, player?: string): Promise<boolean> {
    let gone = this.db.deleteFrom('way').where('id', '=', id);
    if (player !== undefined) gone = gone.where('player', '=', player);
    return Number((await gone.executeTakeFirst()).numDeletedRows) > 0;
  }

  /**
   * Takes everything that one player is to be told, where some of it is due at a time in milliseconds since 1970. No other
   * server takes it for a while: {@link sent} says that it arrived, otherwise it is due again.
   */
  async take(
    now: number,
  ): Promise<{ readonly player: string; readonly notices: readonly DueNotice[] } | undefined> {
    const first = await this.db
      .selectFrom('outbox')
      .select('player')
      .where('sent', '=', 0)
      .where('due', '<=', now)
      .orderBy('due')
      .limit(1)
      .executeTakeFirst();
    if (!first) return undefined;
    const { player } = first;
    const rows = await this.db.transaction().execute(async (db) => {
      const due = await db
        .selectFrom('outbox')
        .select(['table_id', 'seat', 'tries'])
        .where('player', '=', player)
        .where('sent', '=', 0)
        .where(({ or, eb }) => or([eb('due', '<=', now), eb('tries', '=', 0)]))
        .execute();
      const taken: typeof due = [];
      // In the order in which journals lock tables: neither ever waits for the other.
      for (const row of due.sort((a, b) => (a.table_id < b.table_id ? -1 : 1))) {
        const { numUpdatedRows } = await db
          .updateTable('outbox')
          .set({
            due: now + tryAgain * 2 ** row.tries,
            tries: row.tries + 1,
            sent: row.tries + 1 < mostTries ? 0 : 1,
          })
          .where('table_id', '=', row.table_id)
          .where('seat', '=', row.seat)
          .where('tries', '=', row.tries)
          .where('sent', '=', 0)
          .executeTakeFirst();
        if (Number(numUpdatedRows) > 0) taken.push(row);
      }
      return taken;
    });
    return { player, notices: rows.map(({ table_id: table, seat }) => ({ table, seat })) };
  }

  /** It has arrived: nothing is said again of these questions. */
  async sent(notices: readonly DueNotice[]): Promise<void> {
    for (const { table, seat } of notices)
      await this.db
        .updateTable('outbox')
        .set({ sent: 1 })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .execute();
  }

  /** A value that all servers share, kept under a name: the first that was made. */
  async shared(name: string, make: () => string): Promise<string> {
    const kept = () =>
      this.db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
    const before = await kept();
    if (before) return before.value;
    await this.db
      .insertInto('setting')
      .values({ name, value: make() })
      .onConflict((clash) => clash.doNothing())
      .execute();
    return (await kept())?.value ?? '';
  }
}
