import type { AnyClock } from '../clock/clock.ts';
import type { Decision, Reply } from '../clock/decision.ts';
import type { InputEntry, MatchOptions } from './match-plan.ts';

/** What re-simulates a match, besides setup and seed: answers and outside dice, in order. Empty where no log is kept. */
export class InputLog {
  entries: InputEntry[] = [];
  readonly isKept: boolean;
  private readonly options: MatchOptions;

  constructor(options: MatchOptions) {
    this.options = options;
    this.isKept = options.log !== false;
  }

  /** Notes what a decider answers and what dice from outside show. `hash`: of the position in which an answer is given. */
  listen(clock: AnyClock, hash: () => string): void {
    if (!this.isKept) return;
    clock.onReply = (decisions, replies) => this.note(decisions, replies, hash);
    clock.onRoll = ({ purpose }, dice) => {
      if (typeof clock.source === 'function') this.entries.push({ dice, purpose });
    };
  }

  /** Notes answers that count. */
  note(decisions: readonly Decision[], replies: readonly Reply[], hash: () => string): void {
    if (!this.isKept) return;
    const now = this.options.hashes ? hash() : undefined;
    for (let at = 0; at < decisions.length; at++) {
      const { seat, asks } = decisions[at] as Decision;
      const reply = replies[at] as Reply;
      this.entries.push(now === undefined ? { seat, asks, reply } : { seat, asks, reply, hash: now });
    }
  }
}
