import type { Card, Figure } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';

/** The kind of lasting effect by which a figure lies on a card. */
export const onCardKind = 'on-card';

/** The figures that lie on a card, put there by abilities: defeated ones, and others that stand nowhere. */
export function figuresOnCard(game: Game, card: Card): readonly Figure[] {
  if (game.effects().length === 0) return [];
  const kind = game.facts.effectKinds.indexOf(onCardKind);
  return game
    .effects()
    .filter((row) => game.readEffect('kind', row) === kind && game.readEffect('card', row) === card)
    .map((row) => game.readEffect('figure', row))
    .sort((a, b) => a - b);
}
