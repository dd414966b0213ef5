import type { Connection } from '../host.ts';
import type { Line } from '../line.ts';
import {
  type ChatMessage,
  type FromTable,
  protocolVersion,
  type RefusalCode,
  type StateMessage,
  type ToTable,
  toTable,
} from '../messages.ts';
import { type CounterEntry, CounterGame, type CounterMove } from './counter-game.ts';
import { CounterStream } from './counter-stream.ts';

/** How a counter game is played. */
export interface CounterTableOptions {
  readonly seats?: number;
  readonly goal?: number;
  /** Updates that are kept for who comes back; small, so that states are needed too. */
  readonly kept?: number;
  /** Has an entry kept, and calls when it is. Nobody is told of it before. Left out: it is at once. */
  readonly keep?: (entry: CounterEntry, kept: () => void) => void;
  /** What was kept, when the table is opened again. */
  readonly journal?: readonly CounterEntry[];
}

interface Joined {
  readonly viewer: number;
  readonly send: (message: FromTable) => void;
  isGreeted: boolean;
}

/** A seat wants to take back what others have seen. */
interface Wish {
  readonly id: string;
  readonly from: number;
  readonly agreed: Set<number>;
}

type Message<Type extends ToTable['type']> = Extract<ToTable, { type: Type }>;

/**
 * A whole table, as the protocol has it, for a game that needs no rules: for tests of clients and carriers. It keeps what it
 * must keep, numbers what each viewer is sent, and does what comes twice once.
 */
export class CounterTable {
  readonly journal: CounterEntry[] = [];
  readonly game: CounterGame;
  private readonly options: CounterTableOptions;
  private readonly joined = new Set<Joined>();
  private readonly streams = new Map<number, CounterStream>();
  private readonly accepted = new Map<string, number>();
  private readonly chat: ChatMessage[] = [];
  private readonly waiting: (() => void)[] = [];
  private unkept = 0;
  private wish: Wish | undefined;

  constructor(options: CounterTableOptions = {}) {
    const { seats = 2, goal = 12, kept = 6, journal = [] } = options;
    this.options = options;
    this.game = new CounterGame(seats, goal);
    for (let viewer = -1; viewer < seats; viewer++)
      this.streams.set(viewer, new CounterStream(this.game, viewer, kept));
    for (const entry of journal) this.commit(entry);
  }

  /** What a viewer may know now, or might when it had been sent so many things. */
  state(viewer: number, at?: number): StateMessage {
    return this.stream(viewer).state(at);
  }

  /** The whole log of a viewer. */
  lines(viewer: number): readonly Line[] {
    return this.stream(viewer).lines;
  }

  /** A connection of a viewer, a seat or -1. */
  connect(viewer: number, send: (message: FromTable) => void): Connection {
    const joined: Joined = { viewer, send, isGreeted: false };
    this.joined.add(joined);
    return {
      receive: (message) => this.receive(joined, message),
      close: () => {
        this.joined.delete(joined);
      },
    };
  }

  private stream(viewer: number): CounterStream {
    const stream = this.streams.get(viewer);
    if (!stream) throw new RangeError(`there is no seat ${viewer}`);
    return stream;
  }

  private receive(joined: Joined, raw: unknown): void {
    const { success, data } = toTable.safeParse(raw);
    if (!success) {
      const id = (raw as { readonly id?: unknown }).id;
      if (typeof id === 'string') this.refuse(joined, id, 'malformed', 'That is no message.');
      else this.send(joined, { type: 'error', message: 'That is no message.' });
    } else if (data.type === 'hello') this.greet(joined, data);
    else if (!joined.isGreeted) this.send(joined, { type: 'error', message: 'Say hello first.' });
    else this.handle(joined, data);
  }

  private greet(joined: Joined, { since }: Message<'hello'>): void {
    const { viewer } = joined;
    joined.isGreeted = true;
    const players = Array.from({ length: this.game.seats }, (_, seat) => ({
      seat,
      name: `Player ${seat}`,
      kind: 'person',
    }));
    this.send(joined, {
      type: 'welcome',
      protocol: protocolVersion,
      table: 'counter',
      seat: viewer,
      ruleset: 'counter',
      variants: [],
      map: 'none',
      players,
    });
    for (const message of this.stream(viewer).since(since)) this.send(joined, message);
    for (const said of this.chat) this.send(joined, said);
    if (this.wish && viewer >= 0 && viewer !== this.wish.from && !this.wish.agreed.has(viewer))
      this.send(joined, { type: 'asked', from: this.wish.from, what: 'undo', id: this.wish.id });
    if (this.game.isOver) this.sendOver(joined);
  }

  private handle(joined: Joined, message: Exclude<ToTable, { type: 'hello' }>): void {
    const { viewer: seat } = joined;
    const { id } = message;
    const known = this.accepted.get(`${seat} ${id}`);
    if (known !== undefined) this.send(joined, { type: 'accepted', id, at: known });
    else if (message.type === 'ask') this.tell(joined, message);
    else if (seat < 0) this.refuse(joined, id, 'spectator', 'Who watches does nothing.');
    else if (message.type === 'consent') this.consent(joined, message);
    else if (message.type === 'chat') this.say(joined, message);
    else if (message.type === 'orders') this.take(joined, { kind: 'orders', id, seat });
    else if (this.game.isOver) this.refuse(joined, id, 'over', 'The game is over.');
    else if (message.type === 'answer') this.answer(joined, message);
    else if (message.type === 'undo') this.undo(joined, id);
    else if (message.type === 'draw') this.refuse(joined, id, 'illegal', 'Somebody counts to the end.');
    else this.take(joined, { kind: 'resign', id, seat });
  }

  private answer(joined: Joined, { id, number, pick }: Message<'answer'>): void {
    const { viewer: seat } = joined;
    const question = this.game.question(seat);
    if (!question) this.refuse(joined, id, 'foreign', 'It is not your turn.');
    else if (question.number !== number) this.refuse(joined, id, 'stale', 'That question is past.');
    else if (!question.options.some(({ key }) => key === pick))
      this.refuse(joined, id, 'illegal', 'Nobody counts like that.');
    else this.take(joined, { kind: 'move', id, seat, move: pick as CounterMove });
  }

  private undo(joined: Joined, id: string): void {
    const { viewer: seat } = joined;
    if (this.wish?.id === id) this.askOthers(this.wish);
    else if (this.game.mayUndo(seat)) this.take(joined, { kind: 'undo', id, seat });
    else if (!this.game.done.some((one) => one.seat === seat))
      this.refuse(joined, id, 'illegal', 'There is nothing to take back.');
    else {
      this.dropWish();
      this.wish = { id, from: seat, agreed: new Set() };
      this.askOthers(this.wish);
    }
  }

  private askOthers({ id, from, agreed }: Wish): void {
    for (const other of this.joined)
      if (other.isGreeted && other.viewer >= 0 && other.viewer !== from && !agreed.has(other.viewer))
        this.send(other, { type: 'asked', from, what: 'undo', id });
  }

  private consent(joined: Joined, { id, yes }: Message<'consent'>): void {
    const { wish } = this;
    const { viewer } = joined;
    if (wish?.id !== id || wish.from === viewer) {
      this.refuse(joined, id, 'unknown', 'Nobody asks for this now.');
      return;
    }
    this.send(joined, { type: 'accepted', id, at: this.state(viewer).at });
    wish.agreed.add(viewer);
    if (yes && wish.agreed.size < this.game.seats - 1) return;
    this.wish = undefined;
    const askers = [...this.joined].filter((one) => one.viewer === wish.from);
    if (yes) this.commit({ kind: 'undo', id, seat: wish.from });
    for (const asker of askers)
      if (yes) this.accept(asker, id);
      else this.refuse(asker, id, 'illegal', 'The others do not agree.');
  }

  private say(joined: Joined, { id, text }: Message<'chat'>): void {
    const said = { type: 'chat' as const, from: joined.viewer, text, when: '' };
    this.chat.push(said);
    for (const other of this.joined) if (other.isGreeted) this.send(other, said);
    this.accepted.set(`${joined.viewer} ${id}`, this.state(joined.viewer).at);
    this.accept(joined, id);
  }

  private tell(joined: Joined, { id, what }: Message<'ask'>): void {
    const { viewer } = joined;
    if (what === 'why')
      this.send(joined, { type: 'told', id, what, text: 'So it goes.', parts: [], rules: [] });
    else if (what === 'log')
      this.send(joined, { type: 'told', id, what, lines: this.stream(viewer).lines.slice(-1) });
    else this.refuse(joined, id, 'unknown', 'There is nothing to tell.');
  }

  private take(joined: Joined, entry: CounterEntry): void {
    this.commit(entry);
    this.accept(joined, entry.id);
  }

  private accept(joined: Joined, id: string): void {
    const at = this.accepted.get(`${joined.viewer} ${id}`) ?? this.state(joined.viewer).at;
    this.send(joined, { type: 'accepted', id, at });
  }

  private commit(entry: CounterEntry): void {
    this.game.act(entry);
    if (entry.kind !== 'orders') this.dropWish();
    const { keep } = this.options;
    if (keep && this.journal.length >= (this.options.journal?.length ?? 0)) {
      this.unkept++;
      keep(entry, () => this.flush());
    }
    this.journal.push(entry);
    for (const stream of this.streams.values()) this.go(stream);
    this.accepted.set(`${entry.seat} ${entry.id}`, this.state(entry.seat).at);
  }

  private go(stream: CounterStream): void {
    const { status } = stream.state();
    const update = stream.go();
    if (!update) return;
    for (const joined of this.joined) {
      if (joined.viewer !== stream.viewer || !joined.isGreeted) continue;
      this.send(joined, update);
      if (this.game.isOver && status !== 'over') this.sendOver(joined);
    }
  }

  private dropWish(): void {
    const { wish } = this;
    this.wish = undefined;
    for (const joined of this.joined)
      if (wish && joined.viewer === wish.from) this.refuse(joined, wish.id, 'stale', 'The game has gone on.');
  }

  private sendOver(joined: Joined): void {
    const result = { winners: [this.game.winner], reason: 'The goal is reached.', rules: [] };
    this.send(joined, { type: 'over', at: this.state(joined.viewer).at, result });
  }

  private refuse(joined: Joined, id: string, code: RefusalCode, message: string): void {
    this.send(joined, { type: 'refused', id, code, message, rules: [] });
  }

  /** Sends in order, and nothing before all that it may rest on is kept. */
  private send(joined: Joined, message: FromTable): void {
    if (this.unkept === 0) joined.send(message);
    else
      this.waiting.push(() => {
        if (this.joined.has(joined)) joined.send(message);
      });
  }

  private flush(): void {
    if (--this.unkept === 0) for (const send of this.waiting.splice(0)) send();
  }
}
