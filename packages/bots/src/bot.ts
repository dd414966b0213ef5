import {
  type Decision,
  type Match,
  nextWord,
  type RandomWords,
  type Reply,
  seedWords,
} from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';

/**
 * A player that needs no human. It answers any decision shape, also of plugins that it has never heard of. It reads what
 * its seat may see: positions, wounds, cards; never hidden order markers, tokens or dice. Whatever it tries, it tries in copies
 * in which all that the seat may not know is drawn anew.
 */
export interface Bot {
  readonly name: string;
  decide(decision: Decision, match: Match<Game>): Reply;
}

/** A bot's own chance, apart from the dice of the game: the same seed gives the same choices. */
export class Chance {
  private readonly words: RandomWords;
  constructor(seed: string) {
    this.words = seedWords(`bot/${seed}`);
  }
  /** An integer from 0 to below `sides`. */
  below(sides: number): number {
    return nextWord(this.words) % sides;
  }
}

/** A value as it is replied: in a list where more or fewer than one may be picked; an extra (`none`, `done`) always alone. */
export function picked({ shape, least, most }: Decision, value: number): Reply {
  return shape === 'pick' && value >= 0 && (least !== 1 || most !== 1) ? [value] : value;
}

/** The reply that takes one option of a decision, given by its index; for a path the default way to that end. */
export function replyWith(decision: Decision, index: number): Reply {
  const value = decision.valueAt(index);
  const { choice, shape } = decision;
  if (shape === 'path' && value >= 0) return choice.wayTo ? choice.wayTo(value) : [value];
  return shape === 'allot' || shape === 'chance' ? [value] : picked(decision, value);
}
