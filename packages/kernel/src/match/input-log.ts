import type { AnyClock } from '../clock/clock.ts';
import type { Decision, Reply } from '../clock/decision.ts';
import type { InputEntry, MatchOptions } from './match-plan.ts';

/** What re-simulates a match, besides setup and seed: answers and outside dice, in order. Empty where no log is kept. */
export class InputLog {
  entries: InputEntry[] = [];
  private readonly options: MatchOptions;

  constructor(options: MatchOptions) {
    this.options = options;
  }

  /** Notes what a decider answers and what dice from outside show. `hash`: of the position in which an answer is given. */
  listen(clock: AnyClock, hash: () => string): void {
    if (this.options.log === false) return;
    clock.onReply = (decisions, replies) => this.note(decisions, replies, hash);
    clock.onRoll = ({ purpose }, dice) => {
      if (typeof clock.source === 'function') this.entries.push({ dice, purpose });
    };
  }

  /** Notes answers that count. */
  note(decisions: readonly Decision[], replies: readonly Reply[], hash: () => string): void {
    if (this.options.log === false) return;
    const now = this.options.hashes ? hash() : undefined;
    decisions.forEach(({ seat, asks }, at) => {
      const entry = { seat, asks, reply: replies[at] as Reply };
      this.entries.push(now === undefined ? entry : { ...entry, hash: now });
    });
  }
}
