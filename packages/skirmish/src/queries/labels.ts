import type { Seat } from '@scapewright/kernel';
import { hasKeyword, keepsLabel } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';

/** Does a label belong to a figure: its card shows it, or an ability adds it (SS-KEY-001)? */
export function hasLabel(game: Game, figure: Figure, label: string): boolean {
  if (game.definition(figure).keywords.includes(label))
    return (
      game.hooks.forbidsOf(keepsLabel).length === 0 || game.ask(keepsLabel, true, { figure, keyword: label })
    );
  if (game.hooks.answersTo(hasKeyword).length === 0) return false;
  return game.ask(hasKeyword, false, { figure, keyword: label });
}

/** How many units with a label a player has on the team; a pool of common copies holds several (SS-GTEAM-004). */
export function unitsWith(game: Game, seat: Seat, label: string): number {
  let units = 0;
  game.facts.cardNames.forEach((_, card) => {
    const figures = game.figuresOf(card);
    const [first] = figures;
    if (first === undefined || game.ownerOfCard(card) !== seat || !hasLabel(game, first, label)) return;
    units += Math.ceil(figures.length / Math.max(1, game.definitionOfCard(card).figures));
  });
  return units;
}
