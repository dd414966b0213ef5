import { lifeNumber } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';

/** Figures that fall to one wound keep none: which do is the ruleset's to say (SS-LIFE-004, HS-CMB-005). */
export function dropsAtOnce(game: Game, figure: Figure): boolean {
  return game.parameters.oneWoundKills(game.definition(figure));
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
