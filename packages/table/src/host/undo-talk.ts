import type { ToTable } from '@scapewright/protocol';
import type { Outcome } from '../table/outcome.ts';
import type { Table } from '../table/table.ts';
import { UndoRequests } from './undo-requests.ts';
import type { Line, ViewerLines } from './viewer-lines.ts';

/** Tells whoever has asked for something how it went. */
export interface Concluder {
  conclude(line: Line, id: string, outcome: Outcome): void;
}

/** Taking back answers, where the others are asked. */
export class UndoTalk {
  private readonly lines: ViewerLines;
  private readonly table: () => Table;
  private readonly concluder: Concluder;
  private readonly requests = new UndoRequests();

  constructor(lines: ViewerLines, table: () => Table, concluder: Concluder) {
    this.lines = lines;
    this.table = table;
    this.concluder = concluder;
  }

  /** A viewer wants its last answer back: at once, or once everybody who has to agrees. */
  ask(line: Line, id: string): void {
    const { viewer } = line;
    if (this.requests.request?.id === id) return;
    const outcome = this.table().undo(viewer, id);
    if ('ok' in outcome) {
      this.concluder.conclude(line, id, outcome);
      return;
    }
    this.drop();
    this.requests.ask(id, viewer, outcome.asks);
    for (const other of this.lines.open())
      if (outcome.asks.includes(other.viewer))
        this.lines.send(other, { type: 'asked', from: viewer, what: 'undo', id });
  }

  /** Somebody who was asked answers. */
  consent(line: Line, { id, yes }: Extract<ToTable, { type: 'consent' }>): void {
    const from = this.requests.request?.from ?? -1;
    const done = this.requests.answer(id, line.viewer, yes);
    if (done === 'unasked') {
      const message = 'Nobody asks you for this now.';
      this.concluder.conclude(line, id, { ok: false, code: 'unknown', message, rules: [] });
      return;
    }
    const outcome: Outcome =
      done === 'refused'
        ? { ok: false, code: 'illegal', message: 'The others do not agree.', rules: [] }
        : done === 'agreed'
          ? this.table().agree(from, id)
          : { ok: true };
    this.lines.send(line, { type: 'accepted', id, at: this.table().stream(line.viewer).at });
    if (done === 'waiting') return;
    for (const other of this.lines.open())
      if (other.viewer === from) this.concluder.conclude(other, id, outcome);
  }

  /** Asks somebody who has just come, and was asked before. */
  remind(line: Line): void {
    const { request } = this.requests;
    if (request?.waiting.has(line.viewer))
      this.lines.send(line, { type: 'asked', from: request.from, what: 'undo', id: request.id });
  }

  /** The game has gone on: what was to be taken back stays. */
  drop(): void {
    const dropped = this.requests.drop();
    if (!dropped) return;
    const outcome: Outcome = { ok: false, code: 'stale', message: 'The game has gone on.', rules: [] };
    for (const line of this.lines.open())
      if (line.viewer === dropped.from) this.concluder.conclude(line, dropped.id, outcome);
  }
}
