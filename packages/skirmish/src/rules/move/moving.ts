import { moveKinds } from '../../model/codes.ts';
import { mayMove } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { figureTable, matchTable, moveTable } from '../../model/tables.ts';
import { figuresWith, goalOfMove, groupMoveKinds } from '../../queries/lasting-effects.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { addEffect, endEffects } from '../effects/effects.ts';
import { endEveryMovement } from './entering.ts';

const [together, waiting] = groupMoveKinds;

/** Is the figure on its way in a move action that is going on, the innermost one? */
export function isMoving(game: Game, figure: Figure): boolean {
  const depth = game.state.read(matchTable.moveDepth, 0);
  return depth > 0 && game.state.read(moveTable.figure, depth - 1) === figure;
}

/** Is the figure on its way in a normal move action? */
export function isMovingNormally(game: Game, figure: Figure): boolean {
  const depth = game.state.read(matchTable.moveDepth, 0);
  return isMoving(game, figure) && game.state.read(moveTable.kind, depth - 1) === moveKinds.normal;
}

/** Is the figure in the air in a move action that is going on? */
export function isFlyingNow(game: Game, figure: Figure): boolean {
  const depth = game.state.read(matchTable.moveDepth, 0);
  return isMoving(game, figure) && game.state.read(moveTable.flying, depth - 1) === 1;
}

/** Ends the movement of a figure and the rest of its move phase: move actions that it has left are lost. */
export function endMovePhase(run: SkirmishRun, figure: Figure): void {
  endEveryMovement(run, figure);
  run.write(figureTable.moveActions, figure, 0);
}

/**
 * Moves several figures by one power, one after another. Rules that come after the movement of all that can move ask
 * {@link movedTogether} (SWDO-ENTER-008).
 */
export function moveTogether(
  run: SkirmishRun,
  figures: readonly Figure[],
  move: (figure: Figure) => void,
): void {
  const able = figures.filter(
    (figure) => run.game.isPlaced(figure) && run.game.ask(mayMove, true, { figure, kind: moveKinds.none }),
  );
  if (able.length > 1)
    for (const figure of able)
      for (const kind of [together, waiting]) addEffect(run, { kind, figure, until: 'game' });
  for (const figure of figures) {
    endEffects(run, waiting, figure);
    move(figure);
  }
  for (const figure of able) endEffects(run, together, figure);
}

/** Does something while moves that have to end next to a goal (`moveEnds.besideGoal`) mean one of these figures. */
export function withGoals(run: SkirmishRun, goals: readonly Figure[], move: () => void): void {
  for (const figure of goals) addEffect(run, { kind: goalOfMove, figure, until: 'game' });
  move();
  for (const figure of goals) endEffects(run, goalOfMove, figure);
}

/** The figures that one power moves together with this one, itself included; none where it moves alone or others have yet to move. */
export function movedTogether(game: Game, figure: Figure): readonly number[] {
  const group = figuresWith(game, together);
  return group.includes(figure) && figuresWith(game, waiting).length === 0 ? group : [];
}

/** Is the figure one of several that a power moves? */
export function movesWithOthers(game: Game, figure: Figure): boolean {
  return figuresWith(game, together).includes(figure);
}

/** An ability worded to precede a normal move: in this activation nothing replaces moving normally any more (SS-MOVE-015). */
export function commitToNormalMove(run: SkirmishRun, figure: Figure): void {
  addEffect(run, { kind: 'committed-move', figure, until: 'activation' });
  run.note('move.committed', { figure });
}
