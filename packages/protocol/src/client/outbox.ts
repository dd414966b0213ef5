import type { ToTable } from '../messages.ts';
import type { ClientWords } from './client-sentences.ts';
import { type Refusal, type Reply, withoutAnswer } from './outcome.ts';
import type { Timers } from './timers.ts';

/** What is sent with an id, and answered. */
export type Sent = Exclude<ToTable, { type: 'hello' }>;

interface Pending {
  readonly message: Sent;
  done: (reply: Reply) => void;
  isSent: boolean;
  /** A wish to undo, after which an answer was accepted. */
  isPast: boolean;
  stopWaiting: (() => void) | undefined;
  stopTimeout: (() => void) | undefined;
}

/** What an outbox needs of its client. */
export interface OutboxParts {
  readonly timers: Timers;
  /** What the client says by itself. */
  readonly words: ClientWords;
  /** Milliseconds after which what is not answered is sent once more. */
  readonly patience: number;
  /** False where it could not be sent. */
  readonly send: (message: Sent) => boolean;
  /** So many milliseconds have passed without an answer: true where it is to be sent once more over this connection. */
  readonly isLate: (sentAt: number) => boolean;
}

const goneOn = ({ goneOn: message }: ClientWords): Refusal => ({ code: 'stale', message, rules: [] });

/**
 * What was sent and is not answered yet. It is sent again, with the same id, over every new connection and when no answer
 * comes. One thing after the other: what is sent next waits for the answer, so that all of it has effect in order; only
 * a wish to undo, which others may think about for long, and what is asked beside the game keep nothing waiting.
 */
export class Outbox {
  private readonly parts: OutboxParts;
  private readonly pending = new Map<string, Pending>();
  private isOpen = false;

  constructor(parts: OutboxParts) {
    this.parts = parts;
  }

  /** How many are not answered yet, besides those asked beside the game. */
  get unanswered(): number {
    return [...this.pending.values()].filter(({ message }) => message.type !== 'ask').length;
  }

  /** Sends, now or as soon as it can. `timeout`: milliseconds after which no answer is waited for. */
  add(message: Sent, done: (reply: Reply) => void, timeout?: number): void {
    const known = this.pending.get(message.id);
    if (known) {
      const { done: first } = known;
      known.done = (reply) => {
        first(reply);
        done(reply);
      };
      return;
    }
    const entry: Pending = {
      message,
      done,
      isSent: false,
      isPast: false,
      stopWaiting: undefined,
      stopTimeout: undefined,
    };
    const giveUp = (): void => this.settle(message.id, withoutAnswer('timeout', this.parts.words));
    if (timeout !== undefined) entry.stopTimeout = this.parts.timers.after(timeout, giveUp);
    this.pending.set(message.id, entry);
    this.sendWhatMay();
  }

  /** The table has greeted. `isNew`: over a new connection; everything that is not answered is sent again. */
  greeted(isNew: boolean): void {
    for (const [id, { isPast }] of [...this.pending]) if (isPast) this.settle(id, goneOn(this.parts.words));
    if (!isNew) return;
    this.isOpen = true;
    for (const entry of this.pending.values()) entry.isSent = false;
    this.sendWhatMay();
  }

  /** There is no connection now. */
  pause(): void {
    this.isOpen = false;
    for (const { stopWaiting } of this.pending.values()) stopWaiting?.();
  }

  /** Takes an answer of the table; one that nothing waits for is dropped. */
  settle(id: string, reply: Reply): void {
    const entry = this.pending.get(id);
    if (!entry) return;
    entry.stopWaiting?.();
    entry.stopTimeout?.();
    if (entry.message.type === 'answer' && 'type' in reply && reply.type === 'accepted')
      this.endUndosBefore(id);
    this.pending.delete(id);
    entry.done(reply);
    this.sendWhatMay();
  }

  /** Nothing of this will be answered any more. */
  abandon(): void {
    this.pause();
    for (const id of [...this.pending.keys()]) this.settle(id, withoutAnswer('closed', this.parts.words));
  }

  /** The own game has gone on: a wish to undo what was before must not reach the table once more. */
  private endUndosBefore(id: string): void {
    for (const [earlier, entry] of this.pending) {
      if (earlier === id) return;
      if (entry.message.type !== 'undo') continue;
      entry.isPast = true;
      entry.stopWaiting?.();
    }
  }

  private sendWhatMay(): void {
    let mustWait = false;
    for (const entry of this.pending.values()) {
      const { type } = entry.message;
      if (type !== 'ask' && mustWait) continue;
      if (this.isOpen && !entry.isSent) this.send(entry);
      mustWait ||= type !== 'ask' && type !== 'undo';
    }
  }

  private send(entry: Pending): void {
    const { timers, patience, send, isLate } = this.parts;
    entry.isSent = send(entry.message);
    const sentAt = timers.now();
    entry.stopWaiting?.();
    entry.stopWaiting = timers.after(patience, () => {
      if (this.isOpen && isLate(sentAt)) this.send(entry);
    });
  }
}
