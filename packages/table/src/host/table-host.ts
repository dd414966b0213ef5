import type { Seat } from '@scapewright/kernel';
import { type FromTable, protocolVersion, type ToTable } from '@scapewright/protocol';
import type { JournalEntry } from '../table/journal.ts';
import type { Outcome, Table } from '../table/table.ts';
import type { Update } from '../table/viewer-stream.ts';
import { messageOf, stateOf, welcomeTo } from './messages-of.ts';
import { Outbox } from './outbox.ts';
import { type ReadMessage, readMessage } from './read-message.ts';
import { UndoRequests } from './undo-requests.ts';

/** How a table is served. */
export interface HostOptions {
  readonly id: string;
  /**
   * Keeps an entry of the journal for good. Nobody is told that an answer was accepted, or what it did, before. Left out:
   * nothing is kept.
   */
  readonly keep?: (entry: JournalEntry) => Promise<void> | undefined;
  /** Between two answers of bots: lets messages out, and people watch. Left out: bots answer at once. */
  readonly pause?: () => Promise<void>;
  /** The time of a chat message, as ISO 8601. */
  readonly now?: () => string;
}

/** One connection of a viewer. */
export interface Connection {
  /** Takes what came in, whatever it is. */
  receive(message: unknown): void;
  close(): void;
}

/** A connection from inside. */
interface Line {
  readonly viewer: Seat;
  readonly send: (message: FromTable) => void;
  /** Has it said hello? */
  isOpen: boolean;
}

/** Chat that somebody who comes later reads. */
const mostChat = 100;

/**
 * Speaks the protocol for one table with any number of connections to each seat, over whatever carries messages. Lets bots
 * answer. An answer with an id counts once, whatever is lost or sent twice.
 */
export class TableHost {
  readonly table: Table;
  private readonly options: HostOptions;
  private readonly lines = new Set<Line>();
  private readonly undos = new UndoRequests();
  private readonly outbox = new Outbox((error) => this.stop(error));
  private readonly accepted = new Map<string, number>();
  private readonly chat: Extract<FromTable, { type: 'chat' }>[] = [];
  private isPumping = false;
  private isStopped = false;

  constructor(table: Table, options: HostOptions) {
    this.table = table;
    this.options = options;
    for (const entry of table.journal) this.remember(entry);
    table.watch((entry) => {
      if (options.keep) this.outbox.keep(options.keep(entry));
      if (entry.kind === 'answer') this.dropUndo();
    });
    for (const viewer of [...table.seats, -1])
      table.stream(viewer).listen((update) => this.tell(viewer, update));
  }

  /** Connects a viewer: a seat, or -1 for one who watches. Nothing is sent before its hello. */
  connect(viewer: Seat, send: (message: FromTable) => void): Connection {
    const line: Line = { viewer, send, isOpen: false };
    this.lines.add(line);
    return {
      receive: (message) => this.receive(line, readMessage(message)),
      close: () => {
        this.lines.delete(line);
      },
    };
  }

  /** Lets bots and standing orders answer until people are asked. */
  pump(): void {
    if (this.isPumping || this.isStopped) return;
    this.isPumping = true;
    const { pause } = this.options;
    if (!pause) {
      while (this.table.step());
      this.isPumping = false;
      return;
    }
    void this.pumpSlowly(pause).finally(() => {
      this.isPumping = false;
    });
  }

  private async pumpSlowly(pause: () => Promise<void>): Promise<void> {
    while (!this.isStopped && this.table.step()) await pause();
  }

  private receive(line: Line, read: ReadMessage): void {
    if ('fault' in read) {
      const { fault, id } = read;
      if (id === undefined) this.send(line, { type: 'error', message: fault });
      else this.refuse(line, id, { code: 'malformed', message: fault, rules: [] });
      return;
    }
    this.handle(line, read.message);
    this.pump();
  }

  private handle(line: Line, message: ToTable): void {
    const { table } = this;
    const { viewer } = line;
    if (message.type === 'hello') {
      this.greet(line, message);
      return;
    }
    if (!line.isOpen) {
      this.send(line, { type: 'error', message: 'Say hello first.' });
      return;
    }
    const { id } = message;
    const known = this.accepted.get(`${viewer} ${id}`);
    if (known !== undefined) {
      this.send(line, { type: 'accepted', id, at: known });
      return;
    }
    switch (message.type) {
      case 'answer':
        this.conclude(line, message.id, table.answer(viewer, message, message.id));
        return;
      case 'ask':
        this.tellAsked(line, message);
        return;
      case 'undo':
        this.undo(line, message.id);
        return;
      case 'consent':
        this.consent(line, message);
        return;
      case 'orders':
        this.conclude(line, message.id, table.order(viewer, message.standing, message.id));
        return;
      case 'resign':
        this.conclude(line, message.id, table.resign(viewer, message.id));
        return;
      case 'chat':
        this.say(line, message);
        return;
    }
  }

  private greet(line: Line, { protocol, since }: Extract<ToTable, { type: 'hello' }>): void {
    if (protocol !== protocolVersion) {
      this.send(line, {
        type: 'error',
        message: `This table speaks version ${protocolVersion} of the protocol.`,
      });
      return;
    }
    const { table, options } = this;
    const { viewer } = line;
    this.send(
      line,
      welcomeTo(table, options.id, viewer, (seat) => seat === viewer || this.isHere(seat)),
    );
    line.isOpen = true;
    const missed = since === undefined ? undefined : table.stream(viewer).since(since);
    if (missed) for (const update of missed) this.send(line, messageOf(update));
    else this.send(line, stateOf(table.stream(viewer)));
    for (const said of this.chat) this.send(line, said);
    const { request } = this.undos;
    if (request?.waiting.has(viewer))
      this.send(line, { type: 'asked', from: request.from, what: 'undo', id: request.id });
    if (table.result) this.sendOver(line);
  }

  private isHere(seat: Seat): boolean {
    return [...this.lines].some(({ viewer, isOpen }) => viewer === seat && isOpen);
  }

  private sendOver(line: Line): void {
    const { result } = this.table;
    if (result) this.send(line, { type: 'over', at: this.table.stream(line.viewer).at, result });
  }

  /** Sends an update to all connections of a viewer. */
  private tell(viewer: Seat, update: Update): void {
    const message = messageOf(update);
    for (const line of this.lines) {
      if (line.viewer !== viewer || !line.isOpen) continue;
      this.send(line, message);
      if (update.status === 'over') this.sendOver(line);
    }
  }

  private conclude(line: Line, id: string, outcome: Outcome): void {
    if (!outcome.ok) {
      this.refuse(line, id, outcome);
      return;
    }
    const { at } = this.table.stream(line.viewer);
    this.accepted.set(`${line.viewer} ${id}`, at);
    this.send(line, { type: 'accepted', id, at });
  }

  private refuse(line: Line, id: string, refused: Omit<Extract<Outcome, { ok: false }>, 'ok'>): void {
    const { code, message, rules } = refused;
    this.send(line, { type: 'refused', id, code, message, rules: [...rules] });
  }

  private tellAsked(line: Line, message: Extract<ToTable, { type: 'ask' }>): void {
    const { viewer } = line;
    const { id } = message;
    const told = this.table.tryAsk(viewer, message);
    if ('untold' in told) this.refuse(line, id, { code: 'unknown', message: told.untold, rules: [] });
    else this.send(line, { type: 'told', id, ...told } as FromTable);
  }

  private undo(line: Line, id: string): void {
    const { viewer } = line;
    if (this.undos.request?.id === id) return;
    const outcome = this.table.undo(viewer, id);
    if ('ok' in outcome) {
      this.conclude(line, id, outcome);
      return;
    }
    this.dropUndo();
    this.undos.ask(id, viewer, outcome.asks);
    for (const other of this.lines)
      if (other.isOpen && outcome.asks.includes(other.viewer))
        this.send(other, { type: 'asked', from: viewer, what: 'undo', id });
  }

  private consent(line: Line, { id, yes }: Extract<ToTable, { type: 'consent' }>): void {
    const from = this.undos.request?.from ?? -1;
    const done = this.undos.answer(id, line.viewer, yes);
    if (done === 'unasked') {
      this.refuse(line, id, { code: 'unknown', message: 'Nobody asks you for this now.', rules: [] });
      return;
    }
    const outcome: Outcome =
      done === 'refused'
        ? { ok: false, code: 'illegal', message: 'The others do not agree.', rules: [] }
        : done === 'agreed'
          ? this.table.agree(from, id)
          : { ok: true };
    this.send(line, { type: 'accepted', id, at: this.table.stream(line.viewer).at });
    if (done === 'waiting') return;
    for (const other of this.lines)
      if (other.viewer === from && other.isOpen) this.conclude(other, id, outcome);
  }

  /** The game has gone on: what was to be taken back stays. */
  private dropUndo(): void {
    const dropped = this.undos.drop();
    if (!dropped) return;
    for (const line of this.lines)
      if (line.viewer === dropped.from && line.isOpen)
        this.refuse(line, dropped.id, { code: 'stale', message: 'The game has gone on.', rules: [] });
  }

  private say(line: Line, { id, text }: Extract<ToTable, { type: 'chat' }>): void {
    const when = this.options.now?.() ?? '';
    const said = { type: 'chat' as const, from: line.viewer, text, when };
    this.chat.push(said);
    if (this.chat.length > mostChat) this.chat.shift();
    for (const other of this.lines) if (other.isOpen) this.send(other, said);
    this.conclude(line, id, { ok: true });
  }

  private remember(entry: JournalEntry): void {
    if (entry.id === undefined) return;
    const viewer = entry.kind === 'answer' ? (entry.from ?? entry.seat) : entry.seat;
    this.accepted.set(`${viewer} ${entry.id}`, this.table.acceptedAt(entry) ?? 0);
  }

  private send(line: Line, message: FromTable): void {
    this.outbox.send(() => {
      if (this.lines.has(line)) line.send(message);
    });
  }

  /** What happened could not be kept: everybody comes back to the last that was. */
  private stop(error: unknown): void {
    this.isStopped = true;
    const message = error instanceof Error ? error.message : String(error);
    for (const line of this.lines) {
      line.send({ type: 'error', message: `The game could not be kept: ${message}` });
      line.send({ type: 'closing', retry: 4000 });
    }
    this.lines.clear();
  }
}
