import type { Decision } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import { subjectOf } from './answer-reply.ts';
import { offeredWords, wordsOf } from './question-words.ts';

/** A question that somebody came to. */
export interface AskedQuestion {
  readonly who: string;
  /** The kind of the decision. */
  readonly asks: string;
  /** The figure or thing that it was about. */
  readonly about: string | undefined;
  /** Every word for it, and for what it offered. */
  readonly words: readonly string[];
}

/** The questions that the command of a step came to: also those that took their default, and the one that waits. */
export class AskedQuestions {
  private readonly found: AskedQuestion[] = [];

  get all(): readonly AskedQuestion[] {
    return this.found;
  }

  /** Adds a question, and returns every word for it. */
  add(game: Game, decision: Decision): readonly string[] {
    const words = [...wordsOf(game, decision), ...offeredWords(game, decision)];
    this.found.push({
      who: game.facts.playerNames[decision.seat] ?? 'nobody',
      asks: decision.asks,
      about: subjectOf(decision),
      words,
    });
    return words;
  }
}
