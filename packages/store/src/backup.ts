import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** What follows from the rest, or is good for minutes alone, is left out. */
type Shelf = Exclude<keyof Tables, 'checkpoint' | 'challenge' | 'guess'>;

/** All that is kept, in an order in which it can be put back, each with the columns that its rows are read by. */
const shelves = {
  player: ['id'],
  session: ['token_hash'],
  passkey: ['id'],
  game: ['id'],
  secret: ['table_id'],
  seat: ['table_id', 'seat'],
  entry: ['table_id', 'number'],
  service: ['id'],
  way: ['id'],
  outbox: ['table_id', 'seat'],
  setting: ['name'],
  rating: ['player', 'ruleset'],
  tournament: ['id'],
  entrant: ['tournament_id', 'player'],
  pairing: ['tournament_id', 'round', 'board'],
} as const satisfies { readonly [Name in Shelf]: readonly (keyof Tables[Name])[] };

const names = Object.keys(shelves) as readonly Shelf[];

const format = 'scapewright-backup';
/** Rows that are read at once. */
const atOnce = 500;

/** A backup that cannot be put back, and why. */
export class BackupFault extends Error {}

/**
 * Hands over everything that is kept at one moment, as lines of JSON, while servers run: the first says what it is, each other
 * one is a row. Both databases give the same lines.
 */
export async function writeBackup(db: Kysely<Tables>, write: (line: string) => Promise<void>): Promise<void> {
  const atOneMoment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await atOneMoment.execute(async (one) => {
    await write(JSON.stringify({ format, version: 1, migrations: await migrationsOf(one) }));
    for (const name of names)
      for (let from = 0, rows: readonly object[] = []; from === 0 || rows.length === atOnce; from += atOnce) {
        rows = await rowsOf(one, name, from);
        for (const row of rows) await write(JSON.stringify([name, row]));
      }
  });
}

/** Puts a backup into a database that has neither players nor tables, all of it or nothing. Throws BackupFault. */
export async function readBackup(db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<void> {
  await db.transaction().execute(async (one) => {
    const isUsed = await one.selectFrom('player').select('id').limit(1).executeTakeFirst();
    if (isUsed) throw new BackupFault('There are players in this database: a backup goes into an empty one.');
    await one.deleteFrom('service').execute();
    let isBegun = false;
    for await (const line of lines) {
      if (line === '') continue;
      if (isBegun) await putBack(one, line);
      else mustFit(line, await migrationsOf(one));
      isBegun = true;
    }
    if (!isBegun) throw new BackupFault('This file is empty.');
  });
}

function mustFit(line: string, known: readonly string[]): void {
  const head = parsed(line) as { format?: unknown; migrations?: unknown } | undefined;
  if (head?.format !== format || !Array.isArray(head.migrations))
    throw new BackupFault('This is no backup of Scapewright.');
  if (!head.migrations.every((one) => known.includes(String(one))))
    throw new BackupFault('This backup is of a newer version: put it back with that one.');
}

async function putBack(db: Kysely<Tables>, line: string): Promise<void> {
  const [name, row] = (parsed(line) ?? []) as readonly [Shelf?, object?];
  if (name === undefined || !names.includes(name) || typeof row !== 'object')
    throw new BackupFault('This backup is damaged: nothing of it has been put back.');
  await db
    .insertInto(name)
    .values(row as Insertable<Tables[Shelf]>)
    .execute();
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

async function rowsOf(db: Kysely<Tables>, name: Shelf, from: number): Promise<readonly object[]> {
  const columns = sql.join(shelves[name].map((column) => sql.ref(column)));
  const { rows } =
    await sql<object>`select * from ${sql.table(name)} order by ${columns} limit ${atOnce} offset ${from}`.execute(
      db,
    );
  return rows;
}

async function migrationsOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
