import type { Clock } from '../clock/clock.ts';
import type { Decision } from '../clock/decision.ts';
import type { GameEvent } from '../clock/event.ts';
import { savedStack } from '../clock/frame.ts';
import type { GameAdapter } from '../clock/game-adapter.ts';
import type { AnyGame } from '../hooks/hook.ts';
import { hashOf } from './hash.ts';
import type { InputLog } from './input-log.ts';
import type { Match } from './match.ts';
import { fingerprint, type InputEntry, type SavedMatch } from './match-plan.ts';

/**
 * What of a match holds the secrets of every seat: for those who run it alone. Nothing of this may be sent to a seat; what may
 * is `view`, `events` and `pending` of the match, for that seat.
 */
export class MatchHost<Game extends GameAdapter = AnyGame> {
  private readonly match: Match<Game>;
  private readonly inputs: InputLog;

  /** @internal */
  constructor(match: Match<Game>, inputs: InputLog) {
    this.match = match;
    this.inputs = inputs;
  }

  /** The game with all that is hidden in it. */
  get game(): Game {
    return this.match.clock.game;
  }

  /** The machine with its frames. */
  get clock(): Clock<Game> {
    return this.match.clock;
  }

  /** The whole event log. */
  get log(): readonly GameEvent[] {
    return this.match.clock.tape.events;
  }

  /** Everything that re-simulates the game, besides setup and seed: answers and outside dice in order. */
  get inputLog(): readonly InputEntry[] {
    return this.inputs.entries;
  }

  /** The decisions that wait, of all seats. */
  pending(): readonly Decision[] {
    return this.match.pendingOf(undefined);
  }

  /** The full hash: the same on every machine after the same setup, seed and answers. */
  hash(): string {
    const { clock } = this.match;
    this.match.settle();
    return hashOf(clock.state, clock.frames, clock.answered);
  }

  /** The paused game as plain data: the same after the same setup, seed and answers, however it was played. */
  save(): SavedMatch {
    const { clock, engine, plan } = this.match;
    this.match.settle();
    return {
      lock: [...engine.lock, fingerprint(plan, clock.options.trace)],
      segments: clock.state.segments().map((values) => Array.from(values)),
      ...savedStack(clock),
      answered: [...clock.answered],
      events: [...clock.tape.events],
      emitAt: clock.tape.at,
      inputs: [...this.inputs.entries],
    };
  }
}
