import type { Seat } from '@scapewright/kernel';
import type { FromTable } from '@scapewright/protocol';
import type { JournalEntry } from '../table/journal.ts';
import { Table } from '../table/table.ts';
import type { TableParts } from '../table/table-parts.ts';
import { stateOf, welcomeTo } from './messages-of.ts';
import { readMessage } from './read-message.ts';
import type { Connection } from './table-host.ts';

/** A place of a replay: how things stand when somebody is about to do what comes next. */
export interface ReplayPlace {
  readonly round: number;
  readonly turn: number;
  /** Who does what comes next; -1 at the end. */
  readonly seat: Seat;
}

/** Who looks at a replay. */
const watcher = -1;

type State = Extract<FromTable, { type: 'state' }>;

/**
 * A game that has been recorded, at any place of it, for those who watch: whoever is connected is sent everything anew at each
 * place, and may ask beside the game as it stands there. Nothing can be answered.
 */
export class ReplayHost {
  /** One more than there are entries: before each of them, and at the end. */
  readonly places: readonly ReplayPlace[];
  /** Why it goes no further, where an entry cannot have happened. */
  readonly stopped: string | undefined;
  private readonly id: string;
  private readonly parts: TableParts;
  /** In which everything is told. */
  private readonly language: string | undefined;
  private readonly entries: readonly JournalEntry[];
  private readonly states: readonly State[];
  private readonly end: Table;
  private readonly sends = new Set<(message: FromTable) => void>();
  private at = 0;
  private sent = 0;
  /** A table that stands at some place. */
  private asked: { readonly at: number; readonly table: Table } | undefined;

  /** Plays the whole game once. Throws what keeps the battle from being played at all. */
  constructor(id: string, parts: TableParts, entries: readonly JournalEntry[], language?: string) {
    this.id = id;
    this.language = language;
    this.parts = parts;
    this.entries = entries;
    const table = new Table(parts);
    const places: ReplayPlace[] = [];
    const states: State[] = [];
    let stopped: string | undefined;
    for (const entry of entries) {
      const state = stateNow(table, language);
      try {
        table.follow(entry);
      } catch (error) {
        stopped = error instanceof Error ? error.message : String(error);
        break;
      }
      places.push(placeOf(state, entry.seat));
      states.push(state);
    }
    const last = stateNow(table, language);
    this.states = [...states, last];
    this.places = [...places, placeOf(last, watcher)];
    this.stopped = stopped;
    this.end = table;
  }

  /** Entries before a place, from the first on. */
  before(place: number): readonly JournalEntry[] {
    return this.entries.slice(0, Math.min(place, this.places.length - 1));
  }

  /** Shows another place to everybody. */
  seek(place: number): void {
    this.at = Math.max(0, Math.min(this.places.length - 1, Math.trunc(place) || 0));
    const message = this.message();
    for (const send of this.sends) send(message);
    this.tellOver(this.sends);
  }

  connect(send: (message: FromTable) => void): Connection {
    return {
      receive: (message) => this.receive(send, message),
      close: () => void this.sends.delete(send),
    };
  }

  private receive(send: (message: FromTable) => void, given: unknown): void {
    const read = readMessage(given);
    if ('fault' in read) {
      send({ type: 'error', message: read.fault });
      return;
    }
    const { message } = read;
    if (message.type === 'hello') {
      send(welcomeTo(this.end, this.id, { viewer: watcher, language: this.language }, () => true));
      this.sends.add(send);
      send(this.message());
      this.tellOver([send]);
      return;
    }
    if (message.type !== 'ask') {
      const refusal = 'A replay is only looked at. Play on from a place of it to answer.';
      send({ type: 'refused', id: message.id, code: 'spectator', message: refusal, rules: [] });
      return;
    }
    const told = this.tableHere().tryAsk(watcher, message, this.language);
    if ('untold' in told)
      send({ type: 'refused', id: message.id, code: 'unknown', message: told.untold, rules: [] });
    else send({ type: 'told', id: message.id, ...told } as FromTable);
  }

  /** The table as it stood here. */
  private tableHere(): Table {
    const { at, asked } = this;
    if (at === this.places.length - 1) return this.end;
    const from = asked && asked.at <= at ? asked : { at: 0, table: new Table(this.parts) };
    for (const entry of this.entries.slice(from.at, at)) from.table.follow(entry);
    this.asked = { at, table: from.table };
    return from.table;
  }

  private message(): State {
    const state = this.states[this.at] as State;
    return { ...state, at: state.lines.length === 0 ? 0 : ++this.sent };
  }

  private tellOver(sends: Iterable<(message: FromTable) => void>): void {
    const result = this.end.resultIn(this.language);
    if (!result || this.at < this.places.length - 1) return;
    for (const send of sends) send({ type: 'over', at: this.sent, result });
  }
}

/** All lines so far: who goes back has read later ones, and joins nothing to them. */
function stateNow(table: Table, language: string | undefined): State {
  const stream = table.stream(watcher);
  return { ...(stateOf(stream, language) as State), lines: [...stream.linesIn(language)] };
}

const placeOf = ({ view: { round, turn } }: State, seat: Seat): ReplayPlace => ({ round, turn, seat });
