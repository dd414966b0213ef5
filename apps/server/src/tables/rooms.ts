import type { Clock } from '@scapewright/protocol';
import { JournalConflict, type PlayedTable, type Store } from '@scapewright/store';
import { type JournalEntry, type Table, TableHost } from '@scapewright/table';
import type { Content } from '../content/content.ts';
import { hashOf } from '../secrets.ts';
import { Checkpoints } from './checkpoints.ts';
import { playedTable } from './played-table.ts';
import { Thinkers } from './thinkers.ts';

/** A game in memory: a copy of what is kept, for as long as somebody needs it. */
export interface Room {
  readonly host: TableHost;
  readonly played: PlayedTable;
  /** The table at which those who sit here play again. */
  rematch: string | undefined;
}

export interface RoomParts {
  readonly store: Store;
  readonly content: Content;
  readonly now: () => string;
  /** Is told what an engine throws; the game is then as it was. */
  readonly failed: (error: unknown) => void;
  /** A game has ended, and that is kept. */
  readonly over: (table: string) => void;
}

/** How long a game stays in memory after the last connection, in milliseconds. */
const idleTime = 20_000;

/** After how long bots try again what could not be kept, in milliseconds. */
const tryAgain = 2000;

/** The games that somebody is connected to. None of them lives here: each can be dropped at any time. */
export class Rooms {
  private readonly parts: RoomParts;
  private readonly rooms = new Map<string, Promise<Room | undefined>>();
  private readonly sweeper: NodeJS.Timeout;
  private readonly thinkers = new Thinkers();
  private readonly checkpoints: Checkpoints;

  constructor(parts: RoomParts) {
    this.parts = parts;
    this.checkpoints = new Checkpoints(parts.store);
    this.sweeper = setInterval(() => void this.sweep(), idleTime);
    this.sweeper.unref();
  }

  get size(): number {
    return this.rooms.size;
  }

  /** The game of a table; undefined where it has not begun, or there is none. Rejects where it cannot be read. */
  open(id: string): Promise<Room | undefined> {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const opening: Promise<Room | undefined> = this.load(id, () => this.forget(id, opening));
    this.rooms.set(id, opening);
    opening.then(
      (room) => {
        if (!room) this.forget(id, opening);
      },
      () => this.forget(id, opening),
    );
    return opening;
  }

  /** Drops a game to which nobody is connected, and in which nothing is under way. */
  async leave(id: string): Promise<void> {
    const opening = this.rooms.get(id);
    const room = await opening;
    if (opening && room?.host.connections === 0 && room.host.isSettled) this.forget(id, opening);
  }

  /** Another server has written to a journal, or changed something else: `entries` is 0 then. Rejects where it cannot be read. */
  async heard(id: string, entries: number): Promise<void> {
    const room = await this.rooms.get(id);
    if (!room || room.host.isEnded) return;
    if (entries === 0) {
      await this.lookAgain(id, room);
      return;
    }
    const { journal } = room.host.table;
    if (journal.length >= entries) return;
    const from = journal.length;
    if (room.host.isSettled) {
      const bodies = await this.parts.store.games.entries(id, from);
      if (room.host.table.journal.length === from && room.host.isSettled) {
        room.host.follow(bodies.map((body) => JSON.parse(body) as JournalEntry));
        return;
      }
    }
    await new Promise((soon) => setTimeout(soon, 20));
    await this.heard(id, entries);
  }

  /** Reads on in all games: what other servers have written may not have been heard of. */
  async catchUp(): Promise<void> {
    for (const id of this.rooms.keys()) await this.heard(id, Number.POSITIVE_INFINITY);
  }

  /** Sends everybody away, to come back after so many milliseconds. */
  async close(retry: number): Promise<void> {
    clearInterval(this.sweeper);
    await this.thinkers.close();
    for (const opening of this.rooms.values()) (await opening.catch(() => undefined))?.host.close(retry);
    this.rooms.clear();
  }

  /** Something else than the journal has changed: whoever is there is told of the rematch, or comes back to a closed table. */
  private async lookAgain(id: string, room: Room): Promise<void> {
    const kept = await this.parts.store.games.find(id);
    if (kept?.status === 'closed') {
      this.rooms.delete(id);
      room.host.close(1000);
    } else if (kept?.rematch !== room.rematch) {
      room.rematch = kept?.rematch;
      room.host.tellOver();
    }
  }

  private forget(id: string, opening: Promise<Room | undefined>): void {
    if (this.rooms.get(id) === opening) this.rooms.delete(id);
  }

  private async sweep(): Promise<void> {
    for (const [id, opening] of this.rooms) {
      const room = await opening.catch(() => undefined);
      if (!room || (room.host.connections === 0 && room.host.isSettled)) this.forget(id, opening);
      // An operator may have closed it with a program of their own.
      else await this.lookAgain(id, room).catch(() => {});
    }
  }

  private async load(id: string, ended: () => void): Promise<Room | undefined> {
    const played = await this.parts.store.games.load(id);
    if (!played || played.table.status === 'closed') return undefined;
    const host = new TableHost(await this.playedOn(played), {
      id,
      dice: hashOf(played.seed),
      now: this.parts.now,
      clock: () => this.clockOf(host.table),
      keep: (entry) => this.keep(id, host.table, entry),
      pause: () => new Promise((soon) => setImmediate(soon)),
      think: (task) => this.thinkers.think(task),
      later: (act) => setTimeout(act, tryAgain).unref(),
      ended,
      rematch: () => room.rematch,
      reload: async (error) => {
        const kept = await this.parts.store.games.load(id);
        if (!kept || kept.table.status === 'closed') throw error;
        const table = await this.playedOn(kept, host.entriesKept);
        return { table, isLate: error instanceof JournalConflict };
      },
    });
    const room: Room = { host, played, rematch: played.table.rematch };
    if (played.entries.length === 0) await this.parts.store.games.ask(id, asked(host.table));
    host.pump();
    return room;
  }

  /** A table as it is kept; `known`: so many entries have been told here. */
  private async playedOn(played: PlayedTable, known?: number): Promise<Table> {
    const from = await this.checkpoints.find(played, known);
    const table = playedTable(this.parts, played, from);
    if (from) this.checkpoints.note(table, from);
    return table;
  }

  private async keep(id: string, table: Table, entry: JournalEntry): Promise<void> {
    const { result, status, journal } = table;
    await this.parts.store.journals.append(id, journal.length - 1, JSON.stringify(entry), {
      status,
      round: table.stream(0).toldMoment.view.round,
      waitingFor: asked(table),
      answered: entry.kind === 'answer' ? [entry.seat] : [],
      result: result && JSON.stringify(result),
      due: status === 'playing' ? table.clockAt(0)?.due : undefined,
    });
    if (status === 'over') this.parts.over(id);
    setImmediate(() => void this.lookBack(id, table));
  }

  /** Keeps where a table stands, where all that has happened at it is kept. */
  private async lookBack(id: string, table: Table): Promise<void> {
    const room = await this.rooms.get(id);
    if (room?.host.table !== table || room.host.entriesKept !== table.journal.length) return;
    await this.checkpoints.keep(id, table);
  }

  /** What everybody is told of the clock, with the time of day at which somebody has none left. */
  private clockOf(table: Table): Clock {
    const now = this.parts.store.service.now();
    const read = table.status === 'playing' ? table.clockAt(now) : undefined;
    if (!read) return { kind: 'none', running: [], left: {} };
    const { kind, running, left, due } = read;
    const at = due === undefined ? {} : { due: new Date(Date.now() + due - now).toISOString() };
    return { kind, running: [...running], left: { ...left }, ...at };
  }
}

const asked = ({ match }: Table): readonly number[] => [
  ...new Set(match.host.pending().map(({ seat }) => seat)),
];
