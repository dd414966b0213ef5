import { createReadStream, existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { status as tableStatus } from '@scapewright/protocol';
import type { KeptTable, Player, Store, TableStatus } from '@scapewright/store';
import type { Known, Shipped } from '../content/content.ts';
import type { TableWish } from '../tables/wish.ts';

/** What a command works with. */
export interface Work {
  readonly store: Store;
  /** The words after the name of the command. */
  readonly words: readonly string[];
  /** Shows a line to whoever gave the command. */
  readonly say: (line: string) => void;
  /** Reads the packs and maps of the project. */
  readonly read: (known: Known) => Shipped;
}

/** What an operator can have done, besides serving. Each throws in words where it cannot be done. */
export interface Command {
  /** The words that it takes. */
  readonly takes: string;
  readonly does: string;
  /** May it be the first that is done with a database? */
  readonly isFirst?: true;
  run(work: Work): Promise<void>;
}

export const commands: Readonly<Record<string, Command>> = {
  migrate: {
    takes: '',
    does: 'brings the tables of the database up to date',
    isFirst: true,
    run: async ({ say }) => say('The tables of the database are up to date.'),
  },
  backup: {
    takes: 'FILE',
    does: 'writes everything into a file, while servers run',
    run: async ({ store, words, say }) => {
      const file = only(words, 'a file to write to');
      const lines = await writeWhole(file, (write) => store.backup(write));
      say(`${lines} lines are in ${file}. It holds what is secret: keep it as safe as the database.`);
    },
  },
  restore: {
    takes: 'FILE',
    does: 'puts a backup into an empty database, all of it or nothing',
    isFirst: true,
    run: async ({ store, words, say }) => {
      const file = only(words, 'a backup');
      await store.restore(linesOf(file));
      say(`${file} is back.`);
    },
  },
  list: {
    takes: '[STATUS]',
    does: 'shows tables, those that changed last first; STATUS: waiting, playing, over, closed',
    run: async ({ store, words: [word], say }) => {
      const status = word === undefined ? undefined : statusNamed(word);
      const tables = await store.games.list({ status, most: 100 });
      for (const table of tables) say(inShort(table));
      if (tables.length === 0) say('There are none.');
    },
  },
  export: {
    takes: 'TABLE [FILE]',
    does: 'writes the record of a table, as `scape replay` reads it; of a running one too, with its seed',
    run: async (work) => {
      const {
        words: [id, file],
        say,
      } = work;
      const text = await recordOf(work, named(id, 'a table'));
      if (file === undefined) say(text.trimEnd());
      else await writeWhole(file, (write) => write(text.trimEnd()));
    },
  },
  close: {
    takes: 'TABLE',
    does: 'ends a table for good; nobody wins',
    run: async ({ store, words, say }) => {
      const id = only(words, 'a table');
      if (!(await store.games.close(id))) throw new Error(`${id} is no table that is still open.`);
      say(`${id} is closed.`);
    },
  },
  ban: {
    takes: 'PLAYER',
    does: 'shuts somebody out, by name or id: all sessions end',
    run: async (work) => {
      const { id, name } = await playerNamed(work);
      await work.store.players.ban(id, true);
      work.say(`${name} is shut out.`);
    },
  },
  unban: {
    takes: 'PLAYER',
    does: 'lets somebody in again',
    run: async (work) => {
      const { id, name } = await playerNamed(work);
      await work.store.players.ban(id, false);
      work.say(`${name} may come in again.`);
    },
  },
  statistics: {
    takes: '',
    does: 'counts players and tables, as JSON',
    run: async ({ store, say }) =>
      say(JSON.stringify({ players: await store.players.count(), tables: await store.games.count() })),
  },
};

function statusNamed(word: string): TableStatus {
  const { success, data } = tableStatus.safeParse(word);
  if (!success) throw new Error(`There is no status ${word}; there are: ${tableStatus.options.join(', ')}.`);
  return data;
}

async function playerNamed({ store, words }: Work): Promise<Player> {
  const called = only(words, 'a player');
  const player = await store.players.find(called);
  if (!player) throw new Error(`There is no player ${called}. Guests are named by their id.`);
  return player;
}

async function recordOf({ store, read }: Work, id: string): Promise<string> {
  const played = await store.games.load(id);
  if (!played) throw new Error(`${id} is no table that has begun.`);
  const failed = (error: unknown): never => {
    throw error;
  };
  const { Content } = await import('../content/content.ts');
  const { keptRecordText } = await import('../tables/record-text.ts');
  return keptRecordText({ store, content: new Content(read), failed }, played);
}

/** The file is opened when its first line is wanted: a reader that nobody listens to yet loses lines. */
async function* linesOf(file: string): AsyncGenerator<string> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

/** Writes a file that only its owner reads, under its name once it is whole. Answers how many lines it has. */
async function writeWhole(
  file: string,
  work: (write: (line: string) => Promise<void>) => Promise<void>,
): Promise<number> {
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  let lines = 0;
  try {
    await work(async (line) => {
      lines += 1;
      await handle.write(`${line}\n`);
    });
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
  return lines;
}

function inShort({ id, status, wish, round, seats, changed }: KeptTable): string {
  const { ruleset, map } = JSON.parse(wish) as TableWish;
  const players = seats.map(({ name, kind }) => (kind === 'person' ? name : `bot:${kind}`));
  return [id, status, ruleset, map, `round ${round}`, changed, players.join(' - ')].join('\t');
}

function only(words: readonly string[], what: string): string {
  if (words.length > 1) throw new Error(`One name is wanted: ${what}.`);
  return named(words[0], what);
}

function named(word: string | undefined, what: string): string {
  if (word === undefined) throw new Error(`Name ${what}.`);
  return word;
}
