import type { Carrier } from '../carrier/index.ts';
import { type Outcome, TableClient, type Timers } from '../client/index.ts';
import type { CounterTable } from './counter-table.ts';
import type { Dice } from './dice.ts';
import { mustBeSame, mustHold } from './same.ts';

/** What a player did, and what came of it. */
export interface Given {
  readonly id: string;
  readonly kind: 'answer' | 'undo' | 'orders' | 'chat';
  outcome: Outcome | undefined;
}

/** What a player needs. */
export interface PlayerParts {
  readonly name: string;
  readonly viewer: number;
  readonly carrier: Carrier;
  readonly timers: Timers;
  readonly roll: Dice;
  /** How much it does, besides consenting. */
  readonly appetite: number;
  /** The table as it is. */
  readonly table: () => CounterTable;
}

/** Somebody who plays the counter game through a client, not always sensibly, and checks all that the client knows. */
export class SimulatedPlayer {
  readonly given: Given[] = [];
  readonly client: TableClient;
  readonly viewer: number;
  private readonly parts: PlayerParts;
  private ids = 0;
  private appetite: number;
  private checkedAt = -1;
  private isThinking = false;

  constructor(parts: PlayerParts) {
    const { carrier, timers, roll, viewer, appetite } = parts;
    this.parts = parts;
    this.viewer = viewer;
    this.appetite = appetite;
    this.client = new TableClient(carrier, {
      timers,
      random: () => roll(1 << 20) / (1 << 20),
      newId: () => `${parts.name}-${this.ids++}`,
      patience: 2000,
      silence: 20_000,
      backoff: { first: 50, longest: 1000 },
    });
    this.client.subscribe(() => this.notice());
    this.client.open();
    this.think();
  }

  /** Has it done what it wanted, and does it know all that there is? */
  get isDone(): boolean {
    const { connection, at, unanswered, asked } = this.client.getSnapshot();
    const isQuiet = this.appetite === 0 && unanswered === 0 && asked.length === 0;
    return isQuiet && connection === 'open' && at === this.parts.table().state(this.viewer).at;
  }

  /** What the client knows must be what the table would tell now to somebody who comes new. */
  check(): void {
    const snapshot = this.client.getSnapshot();
    const { at, view, questions, status, waitingFor, mayUndo } = snapshot;
    const fresh = this.parts.table().state(this.viewer, at);
    const known = JSON.stringify([view, questions, status, waitingFor, mayUndo]);
    const wanted = [fresh.view, fresh.questions, fresh.status, fresh.waitingFor, fresh.mayUndo];
    if (known !== JSON.stringify(wanted))
      mustBeSame(
        [view, questions, status, waitingFor, mayUndo],
        wanted,
        `what ${this.parts.name} knows at ${at}`,
      );
  }

  private notice(): void {
    const { at, asked } = this.client.getSnapshot();
    mustHold(at >= this.checkedAt, `${this.parts.name} has gone back from ${this.checkedAt} to ${at}`);
    if (at !== this.checkedAt) this.check();
    this.checkedAt = at;
    if (asked.length > 0 || this.appetite > 0) this.think();
  }

  private think(): void {
    if (this.isThinking) return;
    this.isThinking = true;
    const { timers, roll } = this.parts;
    timers.after(1 + roll(150), () => {
      this.isThinking = false;
      this.consent();
      if (this.appetite > 0) {
        this.appetite--;
        this.act();
        this.think();
      }
    });
  }

  private consent(): void {
    for (const { id } of this.client.getSnapshot().asked)
      if (this.viewer >= 0) void this.client.consent(id, this.parts.roll(3) > 0);
  }

  private act(): void {
    const { client, parts } = this;
    const { roll } = parts;
    const [question] = client.getSnapshot().questions;
    const what = roll(20);
    if (what < 2) this.note('chat', client.say(`${parts.name} says ${this.ids}`));
    else if (what < 3) this.note('orders', client.order({ count: 'one' }));
    else if (what < 5) this.note('undo', client.undo());
    else if (what < 6) void client.ask(roll(2) === 0 ? 'why' : 'hint', {});
    else if (question) {
      const pick = ['one', 'two', 'hide', 'hide', 'nine'][roll(5)] as string;
      this.note('answer', client.answer({ number: question.number, pick }));
      if (roll(4) === 0) this.note('answer', client.answer({ number: question.number, pick }));
    }
  }

  private note(kind: Given['kind'], outcome: Promise<Outcome>): void {
    const given: Given = { id: `${this.parts.name}-${this.ids - 1}`, kind, outcome: undefined };
    this.given.push(given);
    outcome.then(
      (known) => {
        given.outcome = known;
      },
      () => {},
    );
  }
}
