import { call, insteadWays } from '@scapewright/kernel';
import { flights, moveKinds, movements } from '../../model/codes.ts';
import { freeLevels, mayMove, moveNumber } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { figureTable, matchTable, moveTable } from '../../model/tables.ts';
import { isCommitted } from '../../queries/lasting-effects.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { ActingArgs } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { noteAction } from '../basics/action-notes.ts';
import { isUsual, ofFigure } from '../basics/args.ts';
import { notedNumber } from '../basics/noted-number.ts';
import { endOf } from '../effects/expiry.ts';
import type { MoveVars } from './move-vars.ts';
import { walk } from './walk.ts';

/** The variables of `move-action`. */
interface MoveActionVars extends ActingArgs {
  readonly action: number;
  readonly replaced: number;
}

/** `move-action`: 3C to 3H for one figure; normal, or what it does instead (SS-MOVE-004). */
export const moveActionProcedure = procedures.moveAction.define<MoveActionVars>([
  {
    do: (run, vars) => {
      const { figure } = vars;
      run.write(matchTable.actions, 0, run.read(matchTable.actions, 0) + 1);
      if (run.isLogged) noteAction(run, 'move', figure);
      return { action: run.read(matchTable.actions, 0) };
    },
  },
  { at: '3C', args: ofFigure },
  { leave: (game, vars) => !game.isAlive(vars.figure) },
  { at: '3D', args: ofFigure },
  { set: () => ({ replaced: insteadWays.usual }) },
  {
    if: (game, vars) => isCommitted(game, vars.figure),
    steps: [{ note: (run, vars) => run.note('move.normally', { figure: vars.figure }) }],
    else: [
      {
        instead: '3D',
        args: ofFigure,
        seat: (_game, vars) => vars.seat,
        into: 'replaced',
        extras: ['normal', 'none'],
      },
    ],
  },
  {
    if: (game, vars) => isUsual(game, vars) && canMoveNormally(game, vars.figure),
    steps: [
      call(procedures.move, (_game, vars) => ({
        figure: vars.figure,
        seat: vars.seat,
        kind: moveKinds.normal,
        number: -1,
        flight: flights.asItCan,
        limit: -1,
        source: -1,
      })),
    ],
  },
  endOf('action', (vars) => vars.action),
]);

function canMoveNormally(game: Game, figure: Figure): boolean {
  return game.space(figure) >= 0 && game.definition(figure).move !== null;
}

/** `move`: 3E to 3H of one move action. */
export const moveProcedure = procedures.move.define<MoveVars>([
  { do: openMove },
  { at: '3E', args: ofFigure },
  {
    if: isHeld,
    steps: [
      {
        do: (run, vars) => {
          run.note('move.stopped-at-start', { figure: vars.figure });
          return { held: 1 };
        },
      },
    ],
    else: [
      {
        instead: '3G',
        args: ofFigure,
        seat: (_game, vars) => vars.seat,
        into: 'redirected',
      },
      {
        if: (_game, vars) => vars.redirected === insteadWays.usual,
        steps: [
          {
            at: '3G',
            args: ofFigure,
            body: walk,
            steps: [
              {
                while: (_game, vars) => vars.again === 1,
                steps: [{ do: walk }],
              },
            ],
          },
        ],
      },
      { at: '3H', args: ofFigure, note: noteTaken },
    ],
  },
  {
    do: (run, vars) => {
      run.write(matchTable.moveDepth, 0, vars.move);
    },
  },
]);

function noteTaken(run: SkirmishRun, { figure, move }: MoveVars): void {
  if (run.game.isAlive(figure)) run.note('move.taken', { figure, cost: run.read(moveTable.spent, move) });
}

function isHeld(game: Game, { figure, kind, source, unstoppable }: MoveVars): boolean {
  if (!game.isPlaced(figure)) return true;
  const stopped = game.state.read(figureTable.stopped, figure);
  if (stopped !== movements.goesOn && stopped !== movements.relocated) return true;
  if (unstoppable === 1) return false;
  return !game.ask(mayMove, true, { figure, kind, source });
}

/** 3E: the Move Number is read: printed and changed for a normal move, fixed for others (SS-MOVE-022). */
function openMove(run: SkirmishRun, vars: MoveVars): Partial<MoveVars> {
  const { game } = run;
  const { figure, kind } = vars;
  const row = run.read(matchTable.moveDepth, 0);
  run.write(matchTable.moveDepth, 0, row + 1);
  const number =
    kind === moveKinds.normal && vars.number < 0
      ? notedNumber(run, moveNumber, figure, (sink) =>
          game.value(moveNumber, game.definition(figure).move ?? 0, { figure, kind }, sink),
        )
      : vars.number;
  notedNumber(run, freeLevels, figure, (sink) => game.value(freeLevels, 0, { figure, kind }, sink));
  run.write(moveTable.figure, row, figure);
  run.write(moveTable.kind, row, kind);
  run.write(moveTable.number, row, number);
  run.write(moveTable.source, row, vars.source);
  run.write(moveTable.spent, row, 0);
  run.write(moveTable.flying, row, 0);
  run.write(moveTable.unstoppable, row, vars.unstoppable ?? 0);
  run.write(figureTable.stopped, figure, movements.goesOn);
  run.write(figureTable.movedSpaces, figure, 0);
  if (vars.unstoppable === 1) run.note('move.unstoppable', { figure });
  return { move: row, number };
}
