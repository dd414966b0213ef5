import { lifeNumber } from '../../model/declarations.ts';
import { isMortal } from '../../queries/life.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { procedures } from '../../state/procedures.ts';

/**
 * Who has lost Life below the wounds that it has is defeated at once, whatever took the Life: a neighbour who has gone, armour
 * laid down, an effect that has ended (SS-LIFE-001, HS-CMB-004; ruling lostLifeDefeats). Costs a look where nothing in the
 * match changes Life.
 */
export function settleLife(run: SkirmishRun): void {
  const { game } = run;
  if (game.hooks.modifiesOf(lifeNumber).length === 0 || game.ruling('lostLifeDefeats') === false) return;
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (!game.isAlive(figure) || game.wounds(figure) === 0 || !isMortal(game, figure)) continue;
    run.note('life.lost', { figure, wounds: game.wounds(figure) });
    run.call(procedures.life, { figure });
  }
}
