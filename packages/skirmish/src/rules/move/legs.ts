import type { HookSource } from '@scapewright/kernel';
import { flights, moveKinds, movements } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import { figureTable, matchTable, moveTable } from '../../model/tables.ts';
import { stoppingSpace } from '../../queries/movement/ground.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { procedures } from '../../state/procedures.ts';
import { makeSpecialMove, type SpecialMove } from './special-move.ts';

/**
 * One leg of a move that something else may interrupt where the figure could end it: a special move, of which the player takes
 * as much as it likes. Answers how many spaces are left of `move`; 0 where it has not moved, or terrain or an ability has ended the movement.
 */
export function moveLeg(run: SkirmishRun, source: HookSource, figure: Figure, move: SpecialMove): number {
  makeSpecialMove(run, source, figure, move);
  return leftAfter(run, figure, moveKinds.special);
}

/** Where a normal move in legs stands: what is left of it (undefined: its Move Number is yet to be read), and whether a leg has been walked. */
export interface NormalLeg {
  readonly left: number | undefined;
  readonly further: boolean;
}

/**
 * One leg of a normal move, as {@link moveLeg}: the first reads the Move Number, and what terrain gives a move for where it
 * begins it gives that leg alone.
 */
export function moveNormalLeg(run: SkirmishRun, figure: Figure, { left, further }: NormalLeg): number {
  run.call(procedures.move, {
    figure,
    seat: run.game.controller(figure),
    kind: moveKinds.normal,
    number: left ?? -1,
    flight: flights.asItCan,
    limit: -1,
    source: -1,
    ...(further ? { further: 1 } : {}),
  });
  return leftAfter(run, figure, moveKinds.normal);
}

/** The spaces left of the move that has just been closed. */
function leftAfter(run: SkirmishRun, figure: Figure, kind: number): number {
  const row = run.read(matchTable.moveDepth, 0);
  const spent = run.read(moveTable.spent, row);
  return isOver(run, figure, { spent, kind }) ? 0 : Math.max(0, run.read(moveTable.number, row) - spent);
}

function isOver(
  run: SkirmishRun,
  figure: Figure,
  { spent, kind }: { readonly spent: number; readonly kind: number },
): boolean {
  const { game } = run;
  if (!game.isPlaced(figure) || run.read(figureTable.stopped, figure) !== movements.goesOn) return true;
  const spaces = game.spacesOf(figure);
  return spent === 0 || stoppingSpace(game, { figure, kind }, spaces, spaces) >= 0;
}

/** Has an ability ended the movement of a figure? */
export function isStopped(run: SkirmishRun, figure: Figure): boolean {
  return !run.game.isPlaced(figure) || run.read(figureTable.stopped, figure) !== movements.goesOn;
}
