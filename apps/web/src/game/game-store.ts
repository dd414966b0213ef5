import type { JournalEntry } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ExamplePosition } from '../examples/example-at.ts';

/** A game that is kept on this device. */
export interface KeptGame {
  readonly id: string;
  readonly record: BattleRecord;
  /** Milliseconds since 1970. */
  readonly began: number;
  /** The position of an example from which it goes on; left out: it began by its record. */
  readonly position?: ExamplePosition;
}

/** A game in a list. */
export interface GameSummary {
  readonly id: string;
  readonly ruleset: string;
  readonly map: string;
  readonly players: readonly string[];
  readonly began: number;
  readonly isOver: boolean;
}

interface Games extends DBSchema {
  games: { key: string; value: KeptGame };
  summaries: { key: string; value: GameSummary };
  /** By the game and the place in its journal. */
  entries: { key: [game: string, place: number]; value: JournalEntry };
}

const open = (): Promise<IDBPDatabase<Games>> =>
  openDB<Games>('games', 1, {
    upgrade: (database) => {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('summaries', { keyPath: 'id' });
      database.createObjectStore('entries');
    },
  });

/** The games of this device: each as it began, and everything that has happened since, entry by entry. */
export class GameStore {
  private readonly database: IDBPDatabase<Games>;

  private constructor(database: IDBPDatabase<Games>) {
    this.database = database;
  }

  /** Throws where the browser keeps nothing. */
  static async open(): Promise<GameStore> {
    return new GameStore(await open());
  }

  /** Keeps a new game; `journal`: what has happened in it already. */
  async begin(game: KeptGame, journal: readonly JournalEntry[] = []): Promise<void> {
    const { id, record, began } = game;
    const players = record.armies.map(({ player }) => player);
    const summary = { id, ruleset: record.ruleset, map: record.map, players, began, isOver: false };
    const change = this.database.transaction(['games', 'summaries', 'entries'], 'readwrite');
    const entries = change.objectStore('entries');
    await Promise.all([
      change.objectStore('games').put(game),
      change.objectStore('summaries').put(summary),
      ...journal.map((entry, place) => entries.add(entry, [id, place])),
      change.done,
    ]);
  }

  async game(id: string): Promise<{ readonly game: KeptGame; readonly journal: JournalEntry[] } | undefined> {
    const game = await this.database.get('games', id);
    if (!game) return undefined;
    const journal = await this.database.getAll('entries', wholeGame(id));
    return { game, journal };
  }

  /** Keeps an entry for good: once this is done it survives whatever happens to the page. */
  async keep(id: string, place: number, entry: JournalEntry): Promise<void> {
    await this.database.add('entries', entry, [id, place]);
  }

  async end(id: string): Promise<void> {
    const summary = await this.database.get('summaries', id);
    if (summary && !summary.isOver) await this.database.put('summaries', { ...summary, isOver: true });
  }

  /** The newest first. */
  async list(): Promise<readonly GameSummary[]> {
    const all = await this.database.getAll('summaries');
    return all.sort((a, b) => b.began - a.began);
  }

  async forget(id: string): Promise<void> {
    const change = this.database.transaction(['games', 'summaries', 'entries'], 'readwrite');
    await Promise.all([
      change.objectStore('games').delete(id),
      change.objectStore('summaries').delete(id),
      change.objectStore('entries').delete(wholeGame(id)),
      change.done,
    ]);
  }

  close(): void {
    this.database.close();
  }
}

const wholeGame = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
