import type { CardDefinition } from './card.ts';

/**
 * A card that players may take in a draft, with the side that starts face up. `rows` are its card rows: one for each copy;
 * of a common card one for each player, since the copies of a player are one pool.
 */
export interface DraftOffer {
  /** `hulk`, and `hulk/back` with the other side up. */
  readonly name: string;
  readonly definition: CardDefinition;
  readonly side: number;
  readonly rows: readonly number[];
  /** Copies of the card for all players together. */
  readonly copies: number;
}
