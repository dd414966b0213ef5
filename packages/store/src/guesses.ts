import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** For how long a first wrong password for a name counts, with all that follow, in milliseconds. */
const remembered = 3_600_000;
/** So many wrong ones for one name in that time, from anywhere, and nobody is let in by a password for the rest of it. */
const most = 30;
/** Names that are remembered at once; beyond, the oldest are forgotten, so many at a time. */
const mostNames = 50_000;
const forgotten = 1000;

/** An attempt to log in, before the password was looked at. */
export interface Attempt {
  /** Seconds until a password of this name is looked at; 0: now. */
  readonly wait: number;
}

/** Counts wrong passwords by the name that they were for, at all servers together: many addresses cannot guess either. */
export class Guesses {
  private readonly db: Kysely<Tables>;
  private readonly now: () => string;

  constructor(db: Kysely<Tables>, now: () => string) {
    this.db = db;
    this.now = now;
  }

  /**
   * Notes an attempt as a wrong one, before it is looked at: of many at the same moment no more are looked at. `name`: a hash
   * of it, since people type passwords there too.
   */
  async note(name: string): Promise<Attempt> {
    const now = Date.parse(this.now());
    const past = now - remembered;
    await this.db.deleteFrom('guess').where('since', '<=', past).execute();
    const { rows } = await sql<{ readonly since: number | string; readonly tries: number }>`
      insert into guess (name, since, tries) values (${name}, ${now}, 1)
      on conflict (name) do update set tries = guess.tries + 1
      returning since, tries`.execute(this.db);
    const { since = now, tries = 1 } = rows[0] ?? {};
    if (tries === 1) await this.forgetOldest();
    return { wait: tries > most ? Math.max(1, Math.ceil((Number(since) + remembered - now) / 1000)) : 0 };
  }

  /** An attempt was none: its password was right. */
  async takeBack(name: string): Promise<void> {
    const { numDeletedRows } = await this.db
      .deleteFrom('guess')
      .where('name', '=', name)
      .where('tries', '=', 1)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) return;
    await this.db
      .updateTable('guess')
      .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
      .where('name', '=', name)
      .execute();
  }

  private async forgetOldest(): Promise<void> {
    const oldest = this.db
      .selectFrom('guess')
      .select('name')
      .orderBy('since', 'desc')
      .limit(forgotten)
      .offset(mostNames);
    await this.db.deleteFrom('guess').where('name', 'in', oldest).execute();
  }
}
