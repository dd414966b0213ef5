import type { HookSource } from '@scapewright/kernel';
import { moveKinds, movements } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import { figureTable, matchTable, moveTable } from '../../model/tables.ts';
import { stoppingSpace } from '../../queries/movement/ground.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { makeSpecialMove, type SpecialMove } from './special-move.ts';

/**
 * One leg of a move that something else may interrupt where the figure could end it: a special move, of which the player takes
 * as much as it likes. Answers how many spaces are left of `move`; 0 where it has not moved, or terrain or an ability has ended the movement.
 */
export function moveLeg(run: SkirmishRun, source: HookSource, figure: Figure, move: SpecialMove): number {
  makeSpecialMove(run, source, figure, move);
  const spent = run.read(moveTable.spent, run.read(matchTable.moveDepth, 0));
  return isOver(run, figure, spent) ? 0 : Math.max(0, move.move - spent);
}

function isOver(run: SkirmishRun, figure: Figure, spent: number): boolean {
  const { game } = run;
  if (!game.isPlaced(figure) || run.read(figureTable.stopped, figure) !== movements.goesOn) return true;
  const spaces = game.spacesOf(figure);
  return spent === 0 || stoppingSpace(game, { figure, kind: moveKinds.special }, spaces, spaces) >= 0;
}

/** Has an ability ended the movement of a figure? */
export function isStopped(run: SkirmishRun, figure: Figure): boolean {
  return !run.game.isPlaced(figure) || run.read(figureTable.stopped, figure) !== movements.goesOn;
}
