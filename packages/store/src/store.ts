import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { readBackup, writeBackup } from './backup.ts';
import { StoreFault } from './errors.ts';
import { type Announce, Games } from './games.ts';
import { Guesses } from './guesses.ts';
import { type JournalKeeper, PooledKeeper, ThreadKeeper } from './journal-keeper.ts';
import { JournalWriter } from './journal-writer.ts';
import { deaf, type Listener, Listening } from './listening.ts';
import { migrationProvider } from './migrations.ts';
import { Notices } from './notices.ts';
import { Passkeys } from './passkeys.ts';
import { Players } from './players.ts';
import { Ratings } from './ratings.ts';
import type { Tables } from './schema.ts';
import { ServiceTime } from './service-time.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { Tournaments } from './tournaments.ts';

/** Where everything is kept. */
export type StorePlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** A place as a person names it: an address of PostgreSQL, or a file for SQLite. Throws for the address of anything else. */
export function placeNamed(text: string): StorePlace {
  if (/^postgres(ql)?:/.test(text)) return { kind: 'postgres', url: text };
  const [, other] = /^(\w+):\/\//.exec(text) ?? [];
  if (other !== undefined)
    throw new Error(`Games are kept in a file of SQLite, or in PostgreSQL (postgres://…), not in ${other}.`);
  return { kind: 'sqlite', file: text };
}

/** Players, tables and journals in one database. */
export class Store {
  readonly players: Players;
  readonly passkeys: Passkeys;
  readonly guesses: Guesses;
  readonly games: Games;
  readonly journals: JournalWriter;
  readonly notices: Notices;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  /** The time of players' clocks. */
  readonly service: ServiceTime;
  private readonly db: Kysely<Tables>;
  private readonly listening: Listening | undefined;

  private constructor(
    db: Kysely<Tables>,
    { now, noticeDelay }: { readonly now: () => string; readonly noticeDelay: number },
    service: ServiceTime,
    keeper: JournalKeeper,
    listening?: Listening,
  ) {
    this.db = db;
    this.service = service;
    this.listening = listening;
    this.players = new Players(db, now);
    this.passkeys = new Passkeys(db, now);
    this.guesses = new Guesses(db, now);
    const announced = (table: string, entries: number): readonly CompiledQuery[] =>
      listening ? [sql`select pg_notify(${Listening.channel}, ${`${table} ${entries}`})`.compile(db)] : [];
    const announce: Announce = async (transaction, table, entries) => {
      for (const query of announced(table, entries)) await transaction.executeQuery(query);
    };
    this.games = new Games(db, now, announce, noticeDelay);
    this.journals = new JournalWriter({ db, keeper, announced, now, noticeDelay });
    this.notices = new Notices(db, now);
    this.ratings = new Ratings(db);
    this.tournaments = new Tournaments(db, now);
  }

  /**
   * Opens a store, and brings its tables up to date. Throws StoreFault where it cannot be reached or written.
   * `heard`: another server has written to a journal; only PostgreSQL is shared. `noticeDelay`: for how long somebody may be
   * asked before they are told elsewhere, in milliseconds.
   */
  static async open(
    place: StorePlace,
    now: () => string,
    heard: Listener = deaf,
    noticeDelay = 120_000,
  ): Promise<Store> {
    try {
      return await Store.opened(place, now, heard, noticeDelay);
    } catch (error) {
      throw new StoreFault(unopened(place, error), { cause: error });
    }
  }

  private static async opened(
    place: StorePlace,
    now: () => string,
    heard: Listener,
    noticeDelay: number,
  ): Promise<Store> {
    const dialect = dialectOf(place);
    const db = new Kysely<Tables>({ dialect });
    const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
    if (error) {
      await db.destroy();
      throw error;
    }
    const begin = () => ServiceTime.begin(db);
    const listening = place.kind === 'postgres' ? await Listening.open(place.url, heard, begin) : undefined;
    if (!listening) await begin();
    const thread = dialect instanceof NodeSqliteDialect ? dialect.thread : undefined;
    const keeper = thread ? new ThreadKeeper(thread) : new PooledKeeper(db);
    return new Store(db, { now, noticeDelay }, await ServiceTime.open(db), keeper, listening);
  }

  /** Can it be read now? Rejects where it cannot. */
  async check(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  /** Hands over everything that is kept at one moment, line by line. */
  backup(write: (line: string) => Promise<void>): Promise<void> {
    return writeBackup(this.db, write);
  }

  /** Puts a backup into a store without players, all of it or nothing. Throws BackupFault where it cannot be. */
  restore(lines: AsyncIterable<string>): Promise<void> {
    return readBackup(this.db, lines);
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    await this.journals.close();
    await this.listening?.close();
    await this.db.destroy();
  }
}

/** Why a database could not be opened, without the password that its address may hold. */
function unopened(place: StorePlace, error: unknown): string {
  const why = error instanceof Error && error.message !== '' ? error.message : String(error);
  if (place.kind === 'sqlite')
    return `The database ${place.file} cannot be opened: ${why}. Whoever runs the server must be able to write this file, and into its folder.`;
  return `The database of DATABASE_URL cannot be opened: ${why}. Look whether it runs, and whether name and password are right.`;
}

function dialectOf(place: StorePlace) {
  if (place.kind === 'postgres') return new PostgresDialect({ pool: poolAt(place.url) });
  return new NodeSqliteDialect(place.file);
}

/** Connections that are lost are made again when they are needed; what was under way on them is rejected. */
function poolAt(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: 10 },
    ...{ connectionTimeoutMillis: 5000, query_timeout: 20_000 },
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
