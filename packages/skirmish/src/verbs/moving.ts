import type { Game } from '../game.ts';
import { endEveryMovement } from '../procedures/entering.ts';
import { figureTable, matchTable, moveTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { addEffect, figuresWith } from './effects.ts';

/** Is the figure on its way in a move action that is going on, the innermost one? */
export function isMoving(game: Game, figure: number): boolean {
  const depth = game.state.read(matchTable.moveDepth, 0);
  return depth > 0 && game.state.read(moveTable.figure, depth - 1) === figure;
}

/** Is the figure in the air in a move action that is going on? */
export function isFlyingNow(game: Game, figure: number): boolean {
  const depth = game.state.read(matchTable.moveDepth, 0);
  return isMoving(game, figure) && game.state.read(moveTable.flying, depth - 1) === 1;
}

/** Ends the movement of a figure and the rest of its move phase: move actions that it has left are lost. */
export function endMovePhase(run: SkirmishRun, figure: number): void {
  endEveryMovement(run, figure);
  run.write(figureTable.moveActions, figure, 0);
}

/** An ability worded to precede a normal move: in this activation nothing replaces moving normally any more (SS-MOVE-015). */
export function commitToNormalMove(run: SkirmishRun, figure: number): void {
  addEffect(run, { kind: 'committed-move', figure, until: 'activation' });
  run.note('move.committed', { figure });
}

/** Must the figure move normally in this activation, if only no spaces (SS-MOVE-016)? */
export function isCommitted(game: Game, figure: number): boolean {
  return figuresWith(game, 'committed-move').includes(figure);
}
