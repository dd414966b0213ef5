import type { Seat } from '@scapewright/kernel';
import type { TableText } from '../words/tell.ts';
import type { JournalEntry, RequestKind, TalkEntry } from './journal.ts';
import { done, type Outcome, refuse } from './outcome.ts';

/** Something that others are asked to agree to. */
export interface OpenRequest {
  readonly what: RequestKind;
  /** Under which it came in, and goes to those who are asked. */
  readonly id: string;
  readonly from: Seat;
  /** The seats that have not agreed yet. */
  readonly waiting: readonly Seat[];
}

/** Something that was said. `time`: ISO 8601. */
export interface Said {
  readonly from: Seat;
  readonly text: string;
  readonly time: string;
}

/** What those at the table are to be told of their talk. */
export type TalkNews =
  | { readonly kind: 'said'; readonly said: Said }
  | { readonly kind: 'asked'; readonly request: OpenRequest }
  /** Whoever has asked is told how it went. */
  | { readonly kind: 'settled'; readonly request: OpenRequest; readonly outcome: Outcome };

/** What was said and is asked, as plain JSON. */
export interface SavedTalk {
  readonly chat: readonly Said[];
  readonly requests: readonly OpenRequest[];
}

/** Chat that somebody who comes later reads. */
const mostChat = 100;

/** What people at a table say to each other and ask of each other: as far as the journal goes. */
export class TableTalk {
  readonly chat: Said[];
  private readonly open: Map<RequestKind, OpenRequest>;

  constructor({ chat, requests }: SavedTalk = { chat: [], requests: [] }) {
    this.chat = [...chat];
    this.open = new Map(requests.map((request) => [request.what, request]));
  }

  save(): SavedTalk {
    return { chat: [...this.chat], requests: this.requests };
  }

  get requests(): readonly OpenRequest[] {
    return [...this.open.values()];
  }

  request(what: RequestKind): OpenRequest | undefined {
    return this.open.get(what);
  }

  /** What a seat is asked to agree to, by id. */
  askedOf(seat: Seat, id: string): OpenRequest | undefined {
    return this.requests.find((request) => request.id === id && request.waiting.includes(seat));
  }

  /** Takes what was said. Who has asked for what everybody has agreed to now is told once it is done: see `agreed`. */
  take(entry: TalkEntry): { readonly news: readonly TalkNews[]; readonly agreed?: OpenRequest } {
    switch (entry.kind) {
      case 'chat': {
        const said = { from: entry.seat, text: entry.text, time: entry.time };
        this.chat.push(said);
        if (this.chat.length > mostChat) this.chat.shift();
        return { news: [{ kind: 'said', said }] };
      }
      case 'request': {
        const { what, id, seat: from, of: waiting } = entry;
        const dropped = this.drop(what, 'refused:asked-again');
        const request = { what, id, from, waiting };
        this.open.set(what, request);
        return { news: [...dropped, { kind: 'asked', request }] };
      }
      case 'consent':
        return this.consent(entry);
    }
  }

  /** The game has gone on: some of what was asked for has come to nothing. */
  goOn({ kind }: JournalEntry, isOver: boolean): readonly TalkNews[] {
    if (kind === 'orders') return [];
    const undo = this.drop('undo');
    return isOver || kind === 'timeout' || kind === 'resign' ? [...undo, ...this.drop('draw')] : undo;
  }

  private consent({ seat, to, yes }: Extract<TalkEntry, { kind: 'consent' }>): ReturnType<TableTalk['take']> {
    const request = this.askedOf(seat, to);
    if (!request) return { news: [] };
    const { what } = request;
    const waiting = request.waiting.filter((other) => other !== seat);
    if (yes && waiting.length > 0) {
      this.open.set(what, { ...request, waiting });
      return { news: [] };
    }
    this.open.delete(what);
    const outcome = yes ? done : refuse('illegal', 'refused:others');
    return { news: [{ kind: 'settled', request, outcome }], ...(yes ? { agreed: request } : {}) };
  }

  private drop(what: RequestKind, why: TableText = 'refused:gone-on'): readonly TalkNews[] {
    const request = this.open.get(what);
    this.open.delete(what);
    return request ? [{ kind: 'settled', request, outcome: refuse('stale', why) }] : [];
  }
}

/** Is it something that people say to each other? */
export function isTalk(entry: JournalEntry): entry is JournalEntry & TalkEntry {
  return entry.kind === 'chat' || entry.kind === 'request' || entry.kind === 'consent';
}
