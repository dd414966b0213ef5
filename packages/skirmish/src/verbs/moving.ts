import type { Game } from '../game.ts';
import { stopMovement } from '../procedures/entering.ts';
import { figureTable, matchTable, moveTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';

/** Is the figure on its way in a move action that is going on, the innermost one? */
export function isMoving(game: Game, figure: number): boolean {
  const depth = game.state.read(matchTable.moveDepth, 0);
  return depth > 0 && game.state.read(moveTable.figure, depth - 1) === figure;
}

/** Ends the movement of a figure and the rest of its move phase: move actions that it has left are lost. */
export function endMovePhase(run: SkirmishRun, figure: number): void {
  stopMovement(run, figure);
  run.write(figureTable.moveActions, figure, 0);
}
