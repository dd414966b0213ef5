import type { Seat } from '@scapewright/kernel';
import { type FromTable, protocolVersion, type ToTable } from '@scapewright/protocol';
import type { Said } from '@scapewright/skirmish/explain';
import type { JournalEntry } from '../table/journal.ts';
import type { OthersAsked, Outcome } from '../table/outcome.ts';
import type { Table } from '../table/table.ts';
import type { TalkNews } from '../table/table-talk.ts';
import type { Refused } from '../table/words.ts';
import { tell } from '../words/tell.ts';
import { BotPump } from './bot-pump.ts';
import type { HostOptions } from './host-options.ts';
import { askedBy, chatOf, welcomeTo } from './messages-of.ts';
import { outcomeOf } from './outcome-of.ts';
import { type ReadMessage, readMessage } from './read-message.ts';
import { type Line, ViewerLines } from './viewer-lines.ts';

/** One connection of a viewer. */
export interface Connection {
  /** Takes what came in, whatever it is. */
  receive(message: unknown): void;
  close(): void;
}

/** When those who were sent away because of a fault come back, in milliseconds. */
const comeBack = 4000;

/** What has done something that is not kept yet. */
interface Unkept {
  readonly line: Line;
  readonly message: ToTable;
}

/**
 * Speaks the protocol for one table with any number of connections to each seat, over whatever carries messages. Lets bots
 * answer. An answer with an id counts once, whatever is lost or sent twice.
 */
export class TableHost {
  private readonly options: HostOptions;
  private readonly lines: ViewerLines;
  private readonly unkept = new Set<Unkept>();
  private played: Table;
  /** How many entries of the journal are kept, so that all have been told of them. */
  private kept = 0;
  private readonly bots: BotPump;
  private isStopped = false;
  private isReloading = false;
  private stopListening: () => void = () => {};

  constructor(table: Table, options: HostOptions) {
    this.options = options;
    this.played = table;
    this.bots = new BotPump(options, () => (this.isStopped || this.isReloading ? undefined : this.table));
    this.lines = new ViewerLines(options, (error) => void this.recover(error));
    this.attach(table);
  }

  get table(): Table {
    return this.played;
  }
  /** How many are connected. */
  get connections(): number {
    return this.lines.size;
  }
  /** Is everything that has happened kept, and nothing under way? */
  get isSettled(): boolean {
    return this.unkept.size === 0 && this.lines.isIdle && !this.isReloading && !this.bots.isBusy;
  }

  /** How many entries of the journal are kept, and have been told. */
  get entriesKept(): number {
    return this.kept;
  }

  /** Has the table gone away for everybody? */
  get isEnded(): boolean {
    return this.isStopped;
  }

  /** Connects a viewer: a seat, or -1 for one who watches. Nothing is sent before its hello. */
  connect(viewer: Seat, send: (message: FromTable) => void): Connection {
    const line = this.lines.add(viewer, send);
    if (this.isStopped) send({ type: 'closing', retry: comeBack });
    return {
      receive: (message) => this.receive(line, readMessage(message)),
      close: () => this.lines.remove(line),
    };
  }

  /** Goes on with what was kept elsewhere. Only while {@link isSettled}. */
  follow(entries: readonly JournalEntry[]): void {
    for (const entry of entries) this.table.follow(entry);
    this.kept = this.table.journal.length;
  }

  /** Lets bots play on for those who have no time left. */
  expire(): void {
    if (this.isStopped || this.isReloading) return;
    if (this.table.expire()) this.pump();
  }

  /** Tells everybody once more how it ended, and of the rematch. */
  tellOver(): void {
    for (const line of this.lines.open()) this.lines.sendOver(line, this.table);
  }

  /** Tells everybody to come back after so many milliseconds, and takes no more. */
  close(retry: number): void {
    this.isStopped = true;
    this.lines.sendNow({ type: 'closing', retry });
    this.lines.removeAll();
    this.stopListening();
  }

  /** Lets bots and standing orders answer until people are asked. */
  pump(): void {
    this.bots.pump();
  }

  private receive(line: Line, read: ReadMessage): void {
    if (this.isStopped) return;
    if ('fault' in read) {
      const { fault, id } = read;
      if (id === undefined) this.tellError(line, fault);
      else this.refuse(line, id, { code: 'malformed', message: this.said(line, fault), rules: [] });
      return;
    }
    this.take(line, read.message);
    this.pump();
  }

  /** Handles a message, and remembers it until what it did is kept. */
  private take(line: Line, message: ToTable): void {
    if (this.isReloading) {
      this.unkept.add({ line, message });
      return;
    }
    const before = this.table.journal.length;
    this.handle(line, message);
    if (this.table.journal.length === before || !this.options.keep) return;
    const unkept = { line, message };
    this.unkept.add(unkept);
    this.lines.afterKept(() => this.unkept.delete(unkept));
  }

  private handle(line: Line, message: ToTable): void {
    const { table } = this;
    const { viewer } = line;
    if (message.type === 'hello') {
      this.greet(line, message);
      return;
    }
    if (!line.isOpen) {
      this.tellError(line, tell('error:hello-first'));
      return;
    }
    const { id } = message;
    const known =
      message.type === 'consent' ? table.accepted.consentAt(viewer, id) : table.accepted.at(viewer, id);
    if (known !== undefined) {
      this.lines.send(line, { type: 'accepted', id, at: known });
      return;
    }
    if (message.type === 'ask') this.tellAsked(line, message);
    else this.conclude(line, id, outcomeOf(table, viewer, message, this.options.now));
  }

  private greet(line: Line, { protocol, since, language }: Extract<ToTable, { type: 'hello' }>): void {
    line.language = language;
    if (protocol !== protocolVersion) {
      this.tellError(line, tell('error:version', { version: protocolVersion }));
      return;
    }
    const { table, options } = this;
    const { viewer } = line;
    this.lines.send(line, {
      ...welcomeTo(table, options.id, line, (seat) => seat === viewer || this.lines.has(seat)),
      ...(options.dice === undefined ? {} : { dice: options.dice }),
    });
    line.isOpen = true;
    this.lines.catchUp(line, table, since ?? -1);
    for (const said of table.talk.chat) this.lines.send(line, chatOf(said));
    for (const request of table.talk.requests)
      if (request.waiting.includes(viewer)) this.lines.send(line, askedBy(request));
    this.lines.sendOver(line, table);
  }

  /** Tells whoever has sent something how it went; what others are asked first is told later. */
  private conclude(line: Line, id: string, outcome: Outcome | OthersAsked): void {
    const { table } = this;
    if ('asks' in outcome) return;
    if (outcome.ok) this.lines.send(line, { type: 'accepted', id, at: table.stream(line.viewer).at });
    else this.refuse(line, id, { ...outcome, message: outcome.say(table.speaker(line.language)) });
  }

  /** Tells those whom it is for what was said or asked. */
  private pass(news: TalkNews): void {
    for (const line of this.lines.open())
      if (news.kind === 'said') this.lines.send(line, chatOf(news.said));
      else if (news.kind === 'settled') {
        if (line.viewer === news.request.from) this.conclude(line, news.request.id, news.outcome);
      } else if (news.request.waiting.includes(line.viewer)) this.lines.send(line, askedBy(news.request));
  }

  private refuse(line: Line, id: string, refused: Omit<Refused, 'say'>): void {
    const { code, message, rules } = refused;
    this.lines.send(line, { type: 'refused', id, code, message, rules: [...rules] });
  }

  private tellError(line: Line, why: Said): void {
    this.lines.send(line, { type: 'error', message: this.said(line, why) });
  }

  /** In the language of a connection. */
  private said({ language }: Pick<Line, 'language'>, said: Said): string {
    return this.table.speaker(language).text(said);
  }

  private tellAsked(line: Line, message: Extract<ToTable, { type: 'ask' }>): void {
    const { viewer } = line;
    const { id } = message;
    const told = this.table.tryAsk(viewer, message, line.language);
    if ('untold' in told) this.refuse(line, id, { code: 'unknown', message: told.untold, rules: [] });
    else this.lines.send(line, { type: 'told', id, ...told } as FromTable);
  }

  private attach(table: Table): void {
    this.stopListening();
    this.played = table;
    this.kept = table.journal.length;
    const stops = [table.watch((entry) => this.keep(entry)), table.news.hear((news) => this.pass(news))];
    for (const viewer of [...table.seats, -1])
      stops.push(table.stream(viewer).listen((update) => this.lines.tell(viewer, update, table)));
    this.stopListening = () => {
      for (const stop of stops) stop();
    };
  }

  private keep(entry: JournalEntry): void {
    this.lines.waitFor(this.options.keep?.(entry));
    const { length } = this.table.journal;
    this.lines.afterKept(() => {
      this.kept = length;
    });
  }

  /** Something is not kept, and so was never told: everybody goes on from what is. */
  private async recover(error: unknown): Promise<void> {
    const { reload } = this.options;
    if (this.isStopped || this.isReloading) return;
    if (!reload) {
      this.stop(
        tell('error:not-kept-since', { why: error instanceof Error ? error.message : String(error) }),
      );
      return;
    }
    this.isReloading = true;
    try {
      const { table, isLate } = await reload(error);
      this.isReloading = false;
      if (!this.isStopped) this.goOnFrom(table, isLate);
    } catch {
      this.isReloading = false;
      this.stop(tell('refused:not-kept'));
    }
  }

  private goOnFrom(table: Table, isLate: boolean): void {
    const again = [...this.unkept];
    this.unkept.clear();
    this.lines.forgetUnsent();
    const news = table.news.since(this.kept);
    this.attach(table);
    for (const line of this.lines.open()) {
      const isBehind = line.sentAt < table.stream(line.viewer).at;
      this.lines.catchUp(line, table, line.sentAt);
      if (isBehind) this.lines.sendOver(line, table);
    }
    for (const one of news) this.pass(one);
    for (const { line, message } of again) {
      if (!this.lines.holds(line)) continue;
      if (isLate) this.take(line, message);
      else if ('id' in message)
        this.refuse(line, message.id, {
          code: 'unknown',
          message: this.said(line, tell('refused:not-kept')),
          rules: [],
        });
    }
    if (isLate) this.pump();
    else this.options.later?.(() => this.pump());
  }

  /** What happened could not be kept: everybody comes back to the last that was. */
  private stop(why: Said): void {
    for (const line of this.lines.all()) line.send({ type: 'error', message: this.said(line, why) });
    this.close(comeBack);
    this.options.ended?.();
  }
}
