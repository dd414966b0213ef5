import { placeFigure } from '../procedures/displace.ts';
import { cardTable, figureTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';

/** Brings a defeated figure back onto the battlefield without wounds; its card is in force again (E.figure-revived). */
export function revive(run: SkirmishRun, figure: number, spaces: readonly number[]): void {
  const { game } = run;
  if (game.isAlive(figure)) return;
  const card = game.cardOf(figure);
  run.write(figureTable.defeated, figure, 0);
  run.write(figureTable.wounds, figure, 0);
  run.write(cardTable.active, card, 1);
  run.note('figure.revived', { figure });
  placeFigure(run, figure, spaces);
  run.event('E.figure-revived', { seat: game.controller(figure), card, figure });
}
