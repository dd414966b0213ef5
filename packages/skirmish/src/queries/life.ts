import { lifeNumber } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';

/** Squad figures and common heroes keep no wounds (SS-LIFE-004, HS-CMB-005). */
export function dropsAtOnce(game: Game, figure: Figure): boolean {
  const { unit, uniqueness } = game.definition(figure);
  return unit === 'squad' || (unit === 'hero' && uniqueness === 'common');
}

/** Are the wounds that the figure has now the end of it (SS-LIFE-001, SS-LIFE-004)? */
export function isMortal(game: Game, figure: Figure): boolean {
  if (!game.isAlive(figure)) return false;
  const { life } = game.definition(figure);
  if (life === null) return false;
  const wounds = game.wounds(figure);
  if (dropsAtOnce(game, figure)) return wounds > 0;
  return wounds >= game.value(lifeNumber, life, { figure });
}
