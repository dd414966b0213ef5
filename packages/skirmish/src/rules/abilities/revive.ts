import type { Space } from '@scapewright/board';
import { fates } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import { cardTable, figureTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { placeFigure } from '../move/displace.ts';

/** Is a figure defeated, and so perhaps to be revived? Not one that never came into the game. */
export function isDefeated({ state }: Game, figure: Figure): boolean {
  return state.read(figureTable.defeated, figure) === fates.defeated;
}

/** Brings a defeated figure back onto the battlefield, usually without wounds (SS-TEAM-010); its card is in force again (E.figure-revived). */
export function revive(run: SkirmishRun, figure: Figure, spaces: readonly Space[], wounds = 0): void {
  const { game } = run;
  if (game.isAlive(figure)) return;
  const card = game.cardOf(figure);
  run.write(figureTable.defeated, figure, fates.inGame);
  run.write(figureTable.wounds, figure, wounds);
  run.write(cardTable.active, card, 1);
  run.note('figure.revived', { figure });
  placeFigure(run, figure, spaces);
  run.event('E.figure-revived', { seat: game.controller(figure), card, figure });
}
