import type { Ask, AskName, Told } from '../asks.ts';
import type { Carrier } from '../carrier/index.ts';
import {
  type ChatMessage,
  type FromTable,
  protocolVersion,
  type StandingOrders,
  type StateMessage,
  type ToTable,
  toTable,
  type UpdateMessage,
  type WelcomeMessage,
} from '../messages.ts';
import { Arrivals } from './arrivals.ts';
import { type ClientOptions, newIds } from './client-options.ts';
import type { ClientWords } from './client-sentences.ts';
import { clientWords } from './client-words.ts';
import { answerOf, type GivenAnswer } from './given-answer.ts';
import { JoinedUpdates } from './joined-updates.ts';
import { Outbox, type Sent } from './outbox.ts';
import { type Asked, type Outcome, type Reply, refusalOf, withoutAnswer } from './outcome.ts';
import { readFromTable } from './read-from-table.ts';
import { type LineState, ReconnectingLine } from './reconnecting-line.ts';
import { afterNext, nothingYet, type TableSnapshot, withoutId } from './snapshot.ts';
import { systemTimers } from './timers.ts';
import { Watch } from './watch.ts';

type WithoutId<Message> = Message extends { readonly id: string } ? Omit<Message, 'id'> : never;

const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/**
 * A viewer's side of a table, over any carrier: holds what the viewer knows, joins what changes, connects again by itself,
 * and sends what was not answered once more, so that it has effect once and in order.
 *
 * For an app it is one object to subscribe to: `useSyncExternalStore(client.subscribe, client.getSnapshot)`.
 */
export class TableClient {
  private readonly askTimeout: number;
  private readonly language: string | undefined;
  private readonly words: ClientWords;
  private readonly newId: () => string;
  private readonly line: ReconnectingLine;
  private readonly outbox: Outbox;
  private readonly watch: Watch;
  private readonly updates = new JoinedUpdates();
  private readonly listeners = new Set<() => void>();
  private readonly arrivals = new Arrivals(() => this.updates.at);
  private snapshot = nothingYet;
  /** Chat since the last greeting. */
  private said: ChatMessage[] = [];
  /** The highest number that the table has spoken of. */
  private wanted = -1;

  constructor(carrier: Carrier, options: ClientOptions = {}) {
    const {
      timers = systemTimers,
      random = Math.random,
      backoff = { first: 250, longest: 15_000 },
    } = options;
    this.language = options.language;
    this.words = clientWords(options.language);
    const { patience = 10_000, askTimeout = 30_000, silence = 30_000 } = options;
    this.askTimeout = askTimeout;
    this.newId = options.newId ?? newIds(random);
    this.line = new ReconnectingLine(
      carrier,
      { timers, backoff, random },
      {
        message: (message) => this.receive(message),
        fault: (error) => this.set({ error }),
        state: (state) => this.follow(state),
      },
    );
    this.outbox = new Outbox({
      timers,
      patience,
      words: this.words,
      send: (message) => this.line.send(message),
      isLate: (sentAt) => this.watch.hears(sentAt),
    });
    this.watch = new Watch({
      timers,
      patience,
      silence,
      hello: () => this.hello(),
      restart: () => this.line.restart(),
    });
  }

  /** Has a listener called after every change of the snapshot, until it is told to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** What is known now; the same object until something changes. */
  readonly getSnapshot = (): TableSnapshot => this.snapshot;

  /** Connects; at once also where it waits to try again. */
  open(): void {
    this.line.open();
  }

  /** Ends the connection. What is not answered yet never will be; the snapshot stays, and it may be opened again. */
  close(): void {
    this.line.close();
    this.outbox.abandon();
    this.arrivals.reach(Number.POSITIVE_INFINITY);
  }

  /** Answers a question. Resolves once what it did is in the snapshot, or with the refusal; it never rejects. */
  answer(given: GivenAnswer): Promise<Outcome> {
    return this.act(answerOf(given));
  }

  /** Takes the own last answer back; where others have to agree it is answered when they have. */
  undo(): Promise<Outcome> {
    return this.act({ type: 'undo' });
  }

  /** Answers what another asks consent for, by the id under which it is asked. */
  consent(id: string, yes: boolean): Promise<Outcome> {
    return this.sendAction({ type: 'consent', id, yes });
  }

  /** What this seat wants answered always alike: option keys by kinds of question; `ask` to be asked again. */
  order(standing: StandingOrders): Promise<Outcome> {
    return this.act({ type: 'orders', standing: { ...standing } });
  }

  /** Offers that nobody wins; the others are asked. */
  offerDraw(): Promise<Outcome> {
    return this.act({ type: 'draw' });
  }

  resign(): Promise<Outcome> {
    return this.act({ type: 'resign' });
  }

  say(text: string): Promise<Outcome> {
    return this.act({ type: 'chat', text });
  }

  /** Asks something beside the game: `ask('odds', { target: 'figure:Hulk' })`. */
  ask<Name extends AskName>(what: Name, about: Ask<Name>): Promise<Asked<Name>> {
    const message: Sent = { ...(copyOf(about) as object), type: 'ask', id: this.newId(), what };
    return new Promise((resolve) => {
      const done = (reply: Reply): void => {
        if ('type' in reply && reply.type === 'told')
          resolve({ ok: true, told: reply as unknown as Told<Name> });
        else resolve({ ok: false, ...refusalOf(reply, this.words) });
      };
      this.post(message, done, this.askTimeout);
    });
  }

  private act(action: WithoutId<Exclude<Sent, { type: 'ask' | 'consent' }>>): Promise<Outcome> {
    return this.sendAction({ ...action, id: this.newId() });
  }

  private sendAction(message: Sent): Promise<Outcome> {
    return new Promise((resolve) => {
      const done = (reply: Reply): void => {
        this.set({ unanswered: this.outbox.unanswered });
        if (message.type === 'consent') this.set({ asked: withoutId(this.snapshot.asked, message.id) });
        if ('type' in reply && reply.type === 'accepted') {
          this.arrivals.whenAt(reply.at, () => resolve({ ok: true }));
          return;
        }
        const refusal = refusalOf(reply, this.words);
        this.set({ refusal });
        resolve({ ok: false, ...refusal });
      };
      this.set({ refusal: undefined });
      this.post(message, done);
      this.set({ unanswered: this.outbox.unanswered });
    });
  }

  /** Sends what is a message of the protocol; anything else is refused as the table would refuse it. */
  private post(message: Sent, done: (reply: Reply) => void, timeout?: number): void {
    const { success } = toTable.safeParse(message);
    if (!success) done({ code: 'malformed', message: this.words.noMessage, rules: [] });
    else if (this.line.state === 'closed') done(withoutAnswer('closed', this.words));
    else this.outbox.add(message, done, timeout);
  }

  private follow(state: LineState): void {
    if (state === 'open') {
      this.updates.reconnect();
      this.wanted = this.updates.at;
      this.watch.begin();
      return;
    }
    this.outbox.pause();
    this.watch.end();
    this.set({ connection: state });
  }

  private hello(): void {
    const { at } = this.updates;
    const { language } = this;
    const hello: ToTable = {
      type: 'hello',
      protocol: protocolVersion,
      ...(at < 0 ? {} : { since: at }),
      ...(language === undefined ? {} : { language }),
    };
    this.line.send(hello);
  }

  /** Is everything there of which the table has spoken? */
  private isComplete(): boolean {
    const { updates, wanted, snapshot } = this;
    return snapshot.connection === 'open' && !updates.hasGap && updates.at >= Math.max(0, wanted);
  }

  private receive(raw: unknown): void {
    this.watch.heard();
    const read = readFromTable(raw);
    if (read === 'malformed') this.set({ error: this.words.sentNoMessage });
    else if (read !== 'unknown') this.take(read);
    if (this.isComplete()) this.watch.complete();
  }

  private take(message: FromTable): void {
    switch (message.type) {
      case 'welcome':
        this.greeted(message);
        return;
      case 'state':
      case 'update':
        this.join(message);
        return;
      case 'accepted':
        this.mustReach(message.at);
        this.outbox.settle(message.id, message);
        return;
      case 'refused':
      case 'told':
        this.outbox.settle(message.id, message);
        return;
      case 'asked':
        this.set({ asked: [...withoutId(this.snapshot.asked, message.id), message] });
        return;
      case 'chat':
        this.hear(message);
        return;
      case 'over':
        this.mustReach(message.at);
        this.arrivals.whenAt(message.at, () => this.set({ over: message.result, rematch: message.rematch }));
        return;
      case 'closing':
        this.line.restart(message.retry);
        return;
      case 'error':
        this.set({ error: message.message });
        return;
    }
  }

  private greeted(welcome: WelcomeMessage): void {
    const isNew = this.snapshot.connection !== 'open';
    this.line.works();
    this.said = [];
    this.set({ welcome, connection: 'open', error: undefined, ...(isNew ? { asked: [] } : {}) });
    this.outbox.greeted(isNew);
  }

  /** The table says all chat again after every greeting: what is there already stays. */
  private hear(message: ChatMessage): void {
    const known = this.snapshot.chat[this.said.length];
    this.said.push(message);
    if (JSON.stringify(known) !== JSON.stringify(message)) this.set({ chat: [...this.said] });
  }

  private join(message: StateMessage | UpdateMessage): void {
    const before = this.updates.at;
    const ready = this.updates.take(message);
    if (ready.length > 0) this.set(ready.reduce(afterNext, this.snapshot));
    if (this.updates.at < before) this.wanted = this.updates.at;
    this.arrivals.reach(this.updates.at < before ? Number.POSITIVE_INFINITY : this.updates.at);
    if (this.updates.hasGap) this.watch.missing();
  }

  /** The table has spoken of this number: everything up to it is to come. */
  private mustReach(at: number): void {
    this.wanted = Math.max(this.wanted, at);
    if (this.updates.at < at) this.watch.missing();
  }

  private set(changes: Partial<TableSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...changes };
    for (const listener of [...this.listeners]) listener();
  }
}
