import type { Seat } from '@scapewright/kernel';
import type { Clock, FromTable } from '@scapewright/protocol';
import type { Table } from '../table/table.ts';
import type { ToldUpdate } from '../table/viewer-stream.ts';
import type { HostOptions } from './host-options.ts';
import { messageOf, stateOf } from './messages-of.ts';
import { Outbox } from './outbox.ts';

/** A connection from inside. */
export interface Line {
  readonly viewer: Seat;
  readonly send: (message: FromTable) => void;
  /** In which it wishes to be spoken to; undefined: English. */
  language: string | undefined;
  /** Has it said hello? */
  isOpen: boolean;
  /** The number of the last update that was sent; -1 before the first. */
  sentAt: number;
}

/** All connections to a table. What is sent waits until everything that it tells of is kept. */
export class ViewerLines {
  private readonly clock: (() => Clock) | undefined;
  private readonly rematch: (() => string | undefined) | undefined;
  private readonly failed: (error: unknown) => void;
  private readonly lines = new Set<Line>();
  private outbox: Outbox;

  /** `failed`: something could not be kept; what was to be sent after it is not. */
  constructor({ clock, rematch }: Pick<HostOptions, 'clock' | 'rematch'>, failed: (error: unknown) => void) {
    this.clock = clock;
    this.rematch = rematch;
    this.failed = failed;
    this.outbox = new Outbox(failed);
  }

  get size(): number {
    return this.lines.size;
  }
  /** Is everything kept and sent? */
  get isIdle(): boolean {
    return this.outbox.isIdle;
  }

  add(viewer: Seat, send: (message: FromTable) => void): Line {
    const line: Line = { viewer, send, language: undefined, isOpen: false, sentAt: -1 };
    this.lines.add(line);
    return line;
  }

  remove(line: Line): void {
    this.lines.delete(line);
  }

  removeAll(): void {
    this.lines.clear();
  }

  holds(line: Line): boolean {
    return this.lines.has(line);
  }

  /** Those who have said hello. */
  open(): readonly Line[] {
    return [...this.lines].filter(({ isOpen }) => isOpen);
  }

  /** Is somebody connected for a seat? */
  has(seat: Seat): boolean {
    return this.open().some(({ viewer }) => viewer === seat);
  }

  /** Has what follows wait until something is kept. */
  waitFor(kept: Promise<void> | undefined): void {
    this.outbox.keep(kept);
  }

  /** Does something once everything before is kept; never where it is not. */
  afterKept(act: () => void): void {
    this.outbox.send(act);
  }

  /** Begins anew after something could not be kept: what waited for it is never sent. */
  forgetUnsent(): void {
    this.outbox = new Outbox(this.failed);
  }

  send(line: Line, message: FromTable): void {
    this.outbox.send(() => {
      if (!this.lines.has(line)) return;
      if (message.type === 'state' || message.type === 'update') line.sentAt = message.at;
      line.send(message);
    });
  }

  /** Everybody, with a hello or without. */
  all(): readonly Line[] {
    return [...this.lines];
  }

  /** Sends to everybody, whatever waits. */
  sendNow(message: FromTable): void {
    for (const line of this.lines) line.send(message);
  }

  /** Sends an update to all connections of a viewer. */
  tell(viewer: Seat, update: ToldUpdate, table: Table): void {
    const clock = this.clock?.();
    const stream = table.stream(viewer);
    const messages = new Map<string | undefined, FromTable>();
    for (const line of this.open()) {
      if (line.viewer !== viewer) continue;
      const { language } = line;
      const message = messages.get(language) ?? messageOf(stream.updateIn(update, language), clock);
      messages.set(language, message);
      this.send(line, message);
      if (update.status === 'over') this.sendOver(line, table);
    }
  }

  /** Sends what has happened since a number, or where that is no longer known, everything. */
  catchUp(line: Line, table: Table, since: number): void {
    const stream = table.stream(line.viewer);
    const missed = since < 0 ? undefined : stream.since(since);
    if (missed)
      for (const update of missed)
        this.send(line, messageOf(stream.updateIn(update, line.language), this.clock?.()));
    else this.sendState(line, table);
  }

  sendState(line: Line, table: Table): void {
    this.send(line, stateOf(table.stream(line.viewer), line.language, this.clock?.()));
  }

  sendOver(line: Line, table: Table): void {
    const result = table.resultIn(line.language);
    const rematch = this.rematch?.();
    const again = rematch === undefined ? {} : { rematch };
    if (result) this.send(line, { type: 'over', at: table.stream(line.viewer).at, result, ...again });
  }
}
