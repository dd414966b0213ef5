import type { Space } from '@scapewright/board';
import { movements } from '../../model/codes.ts';
import { movesOn } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { figureTable, matchTable, moveTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { isSpared } from '../basics/spared.ts';
import { settleLife } from '../effects/settle-life.ts';
import { noteTerrain } from './ground-notes.ts';

/**
 * The figure stands on new spaces and nothing has acted on that yet (3G.step): here act tokens that come before falls and
 * engagements by ruling TI-08. False: it is gone.
 */
export function arrive(
  run: SkirmishRun,
  figure: Figure,
  spaces: readonly Space[],
  from: number,
  pushed = 0,
): boolean {
  if (run.listens('3G.step'))
    for (const entry of entries(run.game, figure, spaces, from, pushed)) {
      run.event('3G.step', entry);
      if (!run.game.isPlaced(figure)) return false;
    }
  return true;
}

/** What entering does: terrain, then tokens, then abilities (ruling TI-08). False: it is gone or stopped. */
export function enter(
  run: SkirmishRun,
  figure: Figure,
  spaces: readonly Space[],
  from: number,
  pushed = 0,
): boolean {
  const { game } = run;
  const isHeard = run.listens('E.figure-enters-space');
  if (run.isLogged && !isHeard)
    spaces.forEach((space, at) => {
      if (!isAgain(game, spaces, at)) noteTerrain(run, figure, space, from);
    });
  for (const entry of isHeard ? entries(game, figure, spaces, from, pushed) : []) {
    if (entry.again === 0 && run.isLogged) noteTerrain(run, figure, entry.space, from);
    run.event('E.figure-enters-space', entry);
    if (!game.isPlaced(figure)) return false;
  }
  settleLife(run);
  if (!game.isPlaced(figure)) return false;
  if (run.read(figureTable.stopped, figure) !== movements.goesOn) return false;
  if (!isRelocated(game, figure, spaces)) return true;
  run.write(figureTable.stopped, figure, movements.relocated);
  return false;
}

/**
 * Has a rule put the figure elsewhere, from where it may use what movement is left? The way that was chosen is over
 * (SS-ELEV-020).
 */
function isRelocated(game: Game, figure: Figure, entered: readonly number[]): boolean {
  if (game.hooks.answersTo(movesOn).length === 0) return false;
  const spaces = game.spacesOf(figure);
  return (
    !entered.some((space) => spaces.includes(space)) &&
    entered.some((space) => game.ask(movesOn, false, { figure, space }))
  );
}

/** Is a space of the same terrain entered with one before it in the list? */
function isAgain(game: Game, spaces: readonly Space[], at: number): boolean {
  for (let before = 0; before < at; before++)
    if (game.terrainOf(spaces[before] as Space) === game.terrainOf(spaces[at] as Space)) return true;
  return false;
}

/** One payload for each space that is entered; `again` where another of the same terrain was entered with it. */
function entries(game: Game, figure: Figure, spaces: readonly Space[], from: number, pushed: number) {
  return spaces.map((space, at) => {
    const again = isAgain(game, spaces, at) ? 1 : 0;
    return {
      seat: game.controller(figure),
      card: game.cardOf(figure),
      figure,
      space,
      from,
      drop: 0,
      again,
      pushed,
    };
  });
}

/** Movement is over: tokens, items and abilities act (E.movement-ended). */
export function endMovement(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  if (!game.isPlaced(figure) || !run.listens('E.movement-ended')) return;
  run.event('E.movement-ended', {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    space: game.space(figure),
    from: -1,
    drop: 0,
  });
}

/** Stops the movement that is going on: the move action is over and unused spaces are lost (SS-MOVE-037). */
export function stopMovement(run: SkirmishRun, figure: Figure): void {
  run.write(figureTable.stopped, figure, movements.stopped);
}

/** An ability stops the movement that is going on, unless the move is one that no ability stops (SS-MOVE-027). */
export function stopByAbility(run: SkirmishRun, figure: Figure): void {
  if (isSpared(run, figure)) return;
  const move = run.read(matchTable.moveDepth, 0) - 1;
  const isOwn = move >= 0 && run.read(moveTable.figure, move) === figure;
  if (isOwn && run.read(moveTable.unstoppable, move) === 1) {
    run.note('move.unstoppable', { figure });
    return;
  }
  if (run.read(figureTable.stopped, figure) === movements.goesOn) stopMovement(run, figure);
  if (isOwn && run.game.isPlaced(figure))
    run.note('move.ended-by-rule', { figure, space: run.game.space(figure) });
}

/** Ends every movement of the figure, a knockback too, which is then not short of its spaces (SS-SKY-007, SS-KNOCK-009). */
export function endEveryMovement(run: SkirmishRun, figure: Figure): void {
  run.write(figureTable.stopped, figure, movements.over);
}
