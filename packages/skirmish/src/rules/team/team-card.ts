import type { CardDefinition } from '../../model/card.ts';
import type { TeamReason } from './team-reasons.ts';
import type { TeamSentence } from './team-sentences.ts';

/** A card on a team, and how many copies of it the team holds. */
export interface TeamCard {
  readonly definition: CardDefinition;
  readonly copies: number;
  /** Of a flip card the side that starts face up: 0 when left out. */
  readonly side?: number;
}

/** Why a team may not be built so: every reason that has a part in it, the most general first, and the cards it is about. */
export interface TeamRefusal {
  readonly reasons: readonly TeamReason[];
  /** Ids of the cards. */
  readonly cards: readonly string[];
  /** In English. */
  readonly message: string;
  /** The same before it is in a language: a sentence, and what stands in its places. */
  readonly sentence: TeamSentence;
  readonly values: Readonly<Record<string, string | number>>;
}
