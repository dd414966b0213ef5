import type { Seat } from '@scapewright/kernel';
import type { FromTable } from '@scapewright/protocol';
import type { Said } from '@scapewright/skirmish/explain';
import type { Table } from '../table/table.ts';
import { tell } from '../words/tell.ts';
import { stateOf, welcomeTo } from './messages-of.ts';
import { readMessage } from './read-message.ts';
import type { Connection } from './table-host.ts';

/** A place of what is shown: how things stand when somebody is about to do what comes next. */
export interface ReplayPlace {
  readonly round: number;
  readonly turn: number;
  /** Who does what comes next; -1 at the end. */
  readonly seat: Seat;
}

/** Who looks. */
const watcher = -1;

type State = Extract<FromTable, { type: 'state' }>;

/** Places in order, each with what a watcher is sent of it. */
export interface Shown {
  readonly places: readonly ReplayPlace[];
  readonly states: readonly State[];
}

/**
 * A game at any place of it, for those who watch: whoever is connected is sent everything anew at each place, and may ask
 * beside the game as it stands there. Nothing can be answered.
 */
export abstract class ShownHost {
  private readonly id: string;
  /** In which everything is told. */
  private readonly language: string | undefined;
  private readonly sends = new Set<(message: FromTable) => void>();
  private at = 0;
  private sent = 0;

  protected constructor(id: string, language: string | undefined) {
    this.id = id;
    this.language = language;
  }

  protected abstract readonly shown: Shown;
  /** The table as it stood at a place. */
  protected abstract tableAt(place: number): Table;

  get places(): readonly ReplayPlace[] {
    return this.shown.places;
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

  /** In the language of who looks. */
  private said(said: Said): string {
    return this.end.speaker(this.language).text(said);
  }

  private receive(send: (message: FromTable) => void, given: unknown): void {
    const read = readMessage(given);
    if ('fault' in read) {
      send({ type: 'error', message: this.said(read.fault) });
      return;
    }
    const { message } = read;
    if (message.type === 'hello') {
      const seen = { viewer: watcher, language: this.language };
      send(welcomeTo(this.end, this.id, seen, () => true));
      this.sends.add(send);
      send(this.message());
      this.tellOver([send]);
      return;
    }
    if (message.type !== 'ask') {
      const refusal = this.said(tell('refused:replay'));
      send({ type: 'refused', id: message.id, code: 'spectator', message: refusal, rules: [] });
      return;
    }
    const told = this.tableAt(this.at).tryAsk(watcher, message, this.language);
    if ('untold' in told)
      send({ type: 'refused', id: message.id, code: 'unknown', message: told.untold, rules: [] });
    else send({ type: 'told', id: message.id, ...told } as FromTable);
  }

  private get end(): Table {
    return this.tableAt(this.places.length - 1);
  }

  private message(): State {
    const state = this.shown.states[this.at] as State;
    return { ...state, at: state.lines.length === 0 ? 0 : ++this.sent };
  }

  private tellOver(sends: Iterable<(message: FromTable) => void>): void {
    if (this.at < this.places.length - 1) return;
    const result = this.end.resultIn(this.language);
    if (!result) return;
    for (const send of sends) send({ type: 'over', at: this.sent, result });
  }
}

/** All lines so far: who goes back has read later ones, and joins nothing to them. */
export function stateNow(table: Table, language: string | undefined): State {
  const stream = table.stream(watcher);
  return { ...(stateOf(stream, language) as State), lines: [...stream.linesIn(language)] };
}

/** Where a state stands, and who does what comes next. */
export const placeOf = ({ view: { round, turn } }: State, seat: Seat = watcher): ReplayPlace => ({
  round,
  turn,
  seat,
});
