import type { Figure, Game } from '@scapewright/skirmish/author';
import { woundOdds } from './wound-odds.ts';

/** Of what a figure is worth, the part that is lost with its wounds; the rest is lost when it is defeated. */
const partInLife = 0.6;

/** What a figure is worth unhurt, in points: its part of the card's, or what its numbers would cost where the card has none. */
export function worthOf(game: Game, figure: Figure): number {
  const { points, figures, attack, defense, life, range, move } = game.definition(figure);
  if (points > 0) return points / Math.max(1, figures);
  return 6 * (attack ?? 0) + 4 * (defense ?? 0) + 8 * (life ?? 1) + 3 * (range ?? 0) + 2 * (move ?? 0);
}

/** Life that it has left. */
export function lifeLeft(game: Game, figure: Figure): number {
  return Math.max(1, lifeOf(game, figure) - game.wounds(figure));
}

export function lifeOf(game: Game, figure: Figure): number {
  return Math.max(1, game.definition(figure).life ?? 1);
}

/** What a living figure is still worth. */
export function worthLeft(game: Game, figure: Figure): number {
  const left = lifeLeft(game, figure) / lifeOf(game, figure);
  return worthOf(game, figure) * (1 - partInLife + partInLife * left);
}

/** Points that an attack of so many dice takes from a figure, to be expected. */
export function worthOfAttack(game: Game, target: Figure, attack: number, defense: number): number {
  const { expected, defeat } = woundOdds(attack, defense, lifeLeft(game, target));
  return worthOfWounds(game, target, expected, defeat);
}

/** Points that no attack takes more than from a figure: what it is worth, and a little for rounding. */
export function mostOfAttack(game: Game, target: Figure): number {
  return 1.001 * worthLeft(game, target);
}

/** Points that so many wounds take from a figure, and its defeat. */
export function worthOfWounds(game: Game, figure: Figure, wounds: number, defeat: number): number {
  const worth = worthOf(game, figure);
  return worth * ((partInLife * wounds) / lifeOf(game, figure) + (1 - partInLife) * defeat);
}
