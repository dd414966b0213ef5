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
    const noted = this.options.hashes ? { hash: hash() } : undefined;
    decisions.forEach(({ seat, asks }, at) => {
      this.entries.push({ seat, asks, reply: replies[at] as Reply, ...noted });
    });
  }
}
