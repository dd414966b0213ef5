import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Time that could not be noted for longer than these milliseconds counts for nobody. */
const longestGap = 3000;

/**
 * Time in which servers ran, in milliseconds since the first of them began: the time of players' clocks, so that nothing runs
 * out while everything is down. It is noted by {@link beat}; of what passed after the last note before all were killed nobody
 * is charged anything.
 */
export class ServiceTime {
  private readonly db: Kysely<Tables>;
  private readonly wall: () => number;
  private noted: number;
  private served: number;

  private constructor(db: Kysely<Tables>, wall: () => number, served: number) {
    this.db = db;
    this.wall = wall;
    this.noted = wall();
    this.served = served;
  }

  /** Time goes on from now: no server has run. */
  static async begin(db: Kysely<Tables>, wall: () => number = Date.now): Promise<void> {
    await db
      .insertInto('service')
      .values({ id: 1, served: 0, noted: wall() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ noted: wall() }))
      .execute();
  }

  /** Joins in, after the first server has begun. */
  static async open(db: Kysely<Tables>, wall: () => number = Date.now): Promise<ServiceTime> {
    const row = await db.selectFrom('service').selectAll().executeTakeFirstOrThrow();
    const since = wall() - Number(row.noted);
    return new ServiceTime(db, wall, Number(row.served) + Math.min(longestGap, Math.max(0, since)));
  }

  /** Stands still where it could not be noted for a while: nothing that players do could be kept either. */
  now(): number {
    return this.served + Math.min(longestGap, Math.max(0, this.wall() - this.noted));
  }

  /** Notes how late it is; where other servers have noted more, it is as late here. Rejects where it cannot be noted. */
  async beat(): Promise<void> {
    const [served, noted] = [this.now(), this.wall()];
    await this.db.updateTable('service').set({ served, noted }).where('served', '<', served).execute();
    const row = await this.db.selectFrom('service').select('served').executeTakeFirstOrThrow();
    this.served = Math.max(served, Number(row.served));
    this.noted = noted;
  }
}
