import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { Games } from './games.ts';
import { type Announce, JournalWriter } from './journal-writer.ts';
import { migrationProvider } from './migrations.ts';
import { Players } from './players.ts';
import type { Tables } from './schema.ts';
import { ServiceTime } from './service-time.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** Where everything is kept. */
export type StorePlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** A place as a person names it: an address of PostgreSQL, or a file for SQLite. */
export function placeNamed(text: string): StorePlace {
  return /^postgres(ql)?:/.test(text) ? { kind: 'postgres', url: text } : { kind: 'sqlite', file: text };
}

/** Hears of every journal that has grown, on this server or another one that shares the database. */
export type Listener = (table: string, entries: number) => void;

/** Players, tables and journals in one database. */
export class Store {
  readonly players: Players;
  readonly games: Games;
  readonly journals: JournalWriter;
  /** The time of players' clocks. */
  readonly service: ServiceTime;
  private readonly db: Kysely<Tables>;
  private readonly listening: pg.Client | undefined;

  private constructor(db: Kysely<Tables>, now: () => string, service: ServiceTime, listening?: pg.Client) {
    this.db = db;
    this.service = service;
    this.listening = listening;
    this.players = new Players(db, now);
    const announce: Announce = async (transaction, table, entries) => {
      if (listening) await sql`select pg_notify(${channel}, ${`${table} ${entries}`})`.execute(transaction);
    };
    this.games = new Games(db, now, announce);
    this.journals = new JournalWriter(db, now, announce);
  }

  /**
   * Opens a store, and brings its tables up to date. Throws what the database says where it cannot be reached or written.
   * `heard`: another server has written to a journal; only PostgreSQL is shared.
   */
  static async open(place: StorePlace, now: () => string, heard: Listener = () => {}): Promise<Store> {
    const db = new Kysely<Tables>({ dialect: dialectOf(place) });
    const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
    if (error) {
      await db.destroy();
      throw error;
    }
    const isShared = place.kind === 'postgres';
    const service = await ServiceTime.open(db, isShared);
    return new Store(db, now, service, isShared ? await listen(place.url, heard) : undefined);
  }

  /** Can it be read now? Rejects where it cannot. */
  async check(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    await this.journals.settle();
    await this.listening?.end();
    await this.db.destroy();
  }
}

const channel = 'scapewright';

function dialectOf(place: StorePlace) {
  if (place.kind === 'postgres')
    return new PostgresDialect({ pool: new pg.Pool({ connectionString: place.url, max: 10 }) });
  const database = new DatabaseSync(place.file, { timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return new NodeSqliteDialect(database);
}

async function listen(url: string, heard: Listener): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('notification', ({ payload = '' }) => {
    const [table = '', entries = ''] = payload.split(' ');
    heard(table, Number(entries));
  });
  client.on('error', () => {});
  await client.connect();
  await client.query(`listen ${channel}`);
  return client;
}
