import type { Card } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';

/** Are two cards copies of one in the same army, each with figures and markers of its own (SS-UNIQ-007, HS-UNIQ-005)? */
export function areCopies(game: Game, card: Card, other: Card): boolean {
  return (
    other >= 0 &&
    other !== card &&
    game.definitionOfCard(other) === game.definitionOfCard(card) &&
    game.ownerOfCard(other) === game.ownerOfCard(card)
  );
}
