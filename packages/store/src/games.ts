import type { Kysely, Selectable } from 'kysely';
import { JournalStatements } from './journal-statements.ts';
import {
  type ClockStart,
  type KeptSeat,
  type KeptTable,
  type NewTable,
  type PlayedTable,
  tableOf,
  type Wanted,
} from './kept-table.ts';
import type { TableRow, Tables } from './schema.ts';

/** Tells other servers, as part of a transaction, how many entries a journal has now. */
export type Announce = (db: Kysely<Tables>, table: string, entries: number) => Promise<void>;

/** Tables, their seats and what has happened at them. */
export class Games {
  private readonly db: Kysely<Tables>;
  private readonly now: () => string;
  private readonly announce: Announce;
  private readonly noticeDelay: number;
  private readonly statements: JournalStatements;

  /** `noticeDelay`: for how long somebody may be asked before they are told elsewhere, in milliseconds. */
  constructor(db: Kysely<Tables>, now: () => string, announce: Announce, noticeDelay: number) {
    this.db = db;
    this.now = now;
    this.announce = announce;
    this.noticeDelay = noticeDelay;
    this.statements = new JournalStatements(db);
  }

  async add(table: NewTable): Promise<void> {
    await this.db.transaction().execute((db) => this.insert(db, table));
  }

  /** Adds a table at which the people of another one play again. Answers which one it is: another one, where there was one. */
  async addRematch(of: string, table: NewTable): Promise<string> {
    return this.db.transaction().execute(async (db) => {
      const done = await db
        .updateTable('game')
        .set({ rematch: table.id })
        .where('id', '=', of)
        .where('rematch', 'is', null)
        .executeTakeFirst();
      if (Number(done.numUpdatedRows) > 0) await this.insert(db, table);
      await this.announce(db, of, 0);
      const row = await db.selectFrom('game').select('rematch').where('id', '=', of).executeTakeFirst();
      return row?.rematch ?? table.id;
    });
  }

  private async insert(
    db: Kysely<Tables>,
    { seats, seed, id, isPublic, owner, wish }: NewTable,
  ): Promise<void> {
    const now = this.now();
    await db
      .insertInto('game')
      .values({
        ...{ id, status: 'waiting', is_public: Number(isPublic), owner, wish },
        ...{ record: null, result: null, began: null, due: null, rematch: null, created: now, changed: now },
      })
      .execute();
    await db.insertInto('secret').values({ table_id: id, seed }).execute();
    await db
      .insertInto('seat')
      .values(
        seats.map(({ seat, kind, player = null, name, inviteHash = null, army, reserved = null }) => ({
          ...{ table_id: id, seat, kind, player, name },
          invite_hash: inviteHash,
          reserved,
          army: army ? JSON.stringify(army) : null,
        })),
      )
      .execute();
  }

  /** A table in short; undefined where there is none. */
  async find(id: string): Promise<KeptTable | undefined> {
    const row = await this.db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
    return row && (await this.withSeats([row]))[0];
  }

  /** Tables, those that changed last first. */
  async list({ mine, status, onlyPublic, before, most }: Wanted): Promise<readonly KeptTable[]> {
    let query = this.db
      .selectFrom('game')
      .selectAll()
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(most);
    if (status !== undefined) query = query.where('status', '=', status);
    if (onlyPublic) query = query.where('is_public', '=', 1);
    if (before !== undefined) {
      const { changed, id } = readPlace(before);
      query = query.where((is) =>
        is.or([is('changed', '<', changed), is.and([is('changed', '=', changed), is('id', '<', id)])]),
      );
    }
    if (mine !== undefined)
      query = query.where('id', 'in', (db) =>
        db.selectFrom('seat').select('table_id').where('player', '=', mine),
      );
    return this.withSeats(await query.execute());
  }

  /** How many tables there are by status. */
  async count(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.db
      .selectFrom('game')
      .select(({ fn }) => ['status', fn.countAll<number>().as('tables')])
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, tables }) => [status, Number(tables)]));
  }

  /** Sits somebody down. False where the seat is taken, the invitation is another one, or the game has begun. */
  async takeSeat(
    id: string,
    taken: KeptSeat & { readonly inviteHash?: string | undefined },
  ): Promise<boolean> {
    const { seat, player, name, army, inviteHash } = taken;
    return this.db.transaction().execute(async (db) => {
      const touched = await db
        .updateTable('game')
        .set({ changed: this.now() })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .executeTakeFirst();
      if (Number(touched.numUpdatedRows) === 0) return false;
      let update = db
        .updateTable('seat')
        .set({ player, name, invite_hash: null, ...(army ? { army: JSON.stringify(army) } : {}) })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('player', 'is', null)
        .where((is) => is.or([is('reserved', 'is', null), is('reserved', '=', player ?? '')]))
        .where('kind', '=', 'person');
      if (inviteHash !== undefined) update = update.where('invite_hash', '=', inviteHash);
      const done = await update.executeTakeFirst();
      await this.announce(db, id, 0);
      return Number(done.numUpdatedRows) > 0;
    });
  }

  /** The seat that an invitation is for. */
  async invited(id: string, inviteHash: string): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('seat')
      .select('seat')
      .where('table_id', '=', id)
      .where('invite_hash', '=', inviteHash)
      .executeTakeFirst();
    return row?.seat;
  }

  /** The game begins as recorded, with its clock where it has one. False where it has begun already. */
  async begin(id: string, record: string, clock?: ClockStart): Promise<boolean> {
    const done = await this.db
      .updateTable('game')
      .set({ status: 'playing', record, changed: this.now(), ...clock })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    await this.announce(this.db, id, 0);
    return Number(done.numUpdatedRows) > 0;
  }

  /** Notes whom a game asks first, before anything has happened in it. */
  async ask(id: string, waitingFor: readonly number[]): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('game')
        .set({ waiting_for: waitingFor.join() })
        .where('id', '=', id)
        .where('entries', '=', 0)
        .where('status', '=', 'playing')
        .executeTakeFirst();
      if (Number(numUpdatedRows) > 0)
        await this.noteAsked(db, id, waitingFor, Date.parse(this.now()) + this.noticeDelay);
    });
  }

  private async noteAsked(
    db: Kysely<Tables>,
    id: string,
    waitingFor: readonly number[],
    due: number,
  ): Promise<void> {
    for (const query of this.statements.asked(id, { waitingFor }, due)) await db.executeQuery(query);
  }

  /** Ends a table for good, whoever has won. */
  async close(id: string): Promise<boolean> {
    const done = await this.db
      .updateTable('game')
      .set({ status: 'closed', changed: this.now() })
      .where('id', '=', id)
      .where('status', 'in', ['waiting', 'playing'])
      .executeTakeFirst();
    await this.noteAsked(this.db, id, [], 0);
    await this.announce(this.db, id, 0);
    return Number(done.numUpdatedRows) > 0;
  }

  /** The seed of a table, for making its record. */
  async seedOf(id: string): Promise<string> {
    const { seed } = await this.db
      .selectFrom('secret')
      .select('seed')
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow();
    return seed;
  }

  /** Everything that a table is played from; undefined where it has not begun. */
  async load(id: string): Promise<PlayedTable | undefined> {
    const row = await this.db
      .selectFrom('game')
      .select(['record', 'began'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.record == null) return undefined;
    const [table, seed, entries] = [await this.find(id), await this.seedOf(id), await this.entries(id, 0)];
    const began = row.began === null ? undefined : Number(row.began);
    return table && { table, record: row.record, seed, entries, began };
  }

  /** Where a table stood after some of its entries, as it was handed in; undefined where nobody has. */
  async checkpoint(id: string): Promise<Uint8Array | undefined> {
    const row = await this.db
      .selectFrom('checkpoint')
      .select('body')
      .where('table_id', '=', id)
      .executeTakeFirst();
    return row?.body;
  }

  /** Does a clock run anywhere? */
  async haveClocks(): Promise<boolean> {
    const row = await this.clocks().limit(1).executeTakeFirst();
    return row !== undefined;
  }

  /** The tables at which somebody has no time left, at a time of service. */
  async due(served: number): Promise<readonly string[]> {
    const rows = await this.clocks().where('due', '<=', served).execute();
    return rows.map(({ id }) => id);
  }

  private clocks() {
    return this.db
      .selectFrom('game')
      .select('id')
      .where('status', '=', 'playing')
      .where('due', 'is not', null);
  }

  /** The entries of a journal from a number on, as JSON. */
  async entries(id: string, from: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('entry')
      .select('body')
      .where('table_id', '=', id)
      .where('number', '>=', from)
      .orderBy('number')
      .execute();
    return rows.map(({ body }) => body);
  }

  private async withSeats(rows: readonly Selectable<TableRow>[]): Promise<readonly KeptTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.db
      .selectFrom('seat')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    return rows.map((row) =>
      tableOf(
        row,
        seats.filter((one) => one.table_id === row.id),
      ),
    );
  }
}

/** Where a list goes on after a table, for {@link Wanted}: many may have changed at the same moment. */
export const placeOf = ({ changed, id }: Pick<KeptTable, 'changed' | 'id'>): string => `${changed}_${id}`;

function readPlace(text: string): Pick<KeptTable, 'changed' | 'id'> {
  const [changed = '', ...id] = text.split('_');
  return { changed, id: id.join('_') };
}
