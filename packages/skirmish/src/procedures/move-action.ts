import type { ProcedurePlan, Vars } from '@scapewright/kernel';
import { freeLevels, mayMove, moveNumber } from '../declarations.ts';
import type { Game } from '../game.ts';
import { narrator } from '../narration/narrator.ts';
import { figureTable, matchTable, moveTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { endOf } from '../verbs/expiry.ts';
import { isCommitted } from '../verbs/lasting-effects.ts';
import { notedNumber } from '../verbs/parts.ts';
import { ofFigure } from './args.ts';
import { carriedOff } from './entering.ts';
import { walk } from './walk.ts';

/** Kinds of move action (SS-MOVE-002). */
export const moveKinds = { normal: 0, special: 1, maneuver: 2 } as const;

/** `move-action`: 3C to 3H for one figure; normal, or what it does instead (SS-MOVE-004). */
export const moveActionProcedure: ProcedurePlan<Game> = {
  name: 'move-action',
  steps: [
    {
      do: (run: SkirmishRun, vars) => {
        const figure = vars['figure'] as number;
        run.write(matchTable.actions, 0, run.read(matchTable.actions, 0) + 1);
        narrator(run)?.noteAction(run, 'move', figure);
        return { action: run.read(matchTable.actions, 0) };
      },
    },
    { at: '3C', args: ofFigure },
    { leave: (game, vars) => !game.isAlive(vars['figure'] as number) },
    { at: '3D', args: ofFigure },
    { set: () => ({ replaced: 0 }) },
    {
      if: (game, vars) => isCommitted(game, vars['figure'] as number),
      steps: [
        { note: (run: SkirmishRun, vars) => run.note('move.normally', { figure: vars['figure'] as number }) },
      ],
      else: [
        {
          instead: '3D',
          args: ofFigure,
          seat: (_game, vars) => vars['seat'] as number,
          into: 'replaced',
          extras: ['normal', 'none'],
        },
      ],
    },
    {
      if: (game, vars) => vars['replaced'] === 0 && canMoveNormally(game, vars['figure'] as number),
      steps: [
        {
          call: 'move',
          vars: (_game, vars) => ({
            figure: vars['figure'] as number,
            seat: vars['seat'] as number,
            kind: moveKinds.normal,
            number: -1,
            flight: -1,
            limit: -1,
            source: -1,
          }),
        },
      ],
    },
    endOf('action', (vars) => vars['action'] as number),
  ],
};

function canMoveNormally(game: Game, figure: number): boolean {
  return game.space(figure) >= 0 && game.definition(figure).move !== null;
}

/**
 * `move`: 3E to 3H of one move action. Variables: `kind` of {@link moveKinds}; `number` the Move Number of a special
 * move or maneuver (-1: printed); `flight` 0 none, 1 may, 2 must (-1: as the figure can); `limit` levels up or down;
 * `unstoppable` 1 where abilities cannot stop it (SS-MOVE-027).
 */
export const moveProcedure: ProcedurePlan<Game> = {
  name: 'move',
  steps: [
    { do: (run: SkirmishRun, vars) => openMove(run, vars) },
    { at: '3E', args: ofFigure },
    {
      if: (game, vars) => isHeld(game, vars),
      steps: [
        {
          do: (run: SkirmishRun, vars) => {
            run.note('move.stopped-at-start', { figure: vars['figure'] as number });
            return { held: 1 };
          },
        },
      ],
      else: [
        {
          instead: '3G',
          args: ofFigure,
          seat: (_game, vars) => vars['seat'] as number,
          into: 'redirected',
        },
        {
          if: (_game, vars) => vars['redirected'] === 0,
          steps: [
            {
              at: '3G',
              args: ofFigure,
              body: (run: SkirmishRun, vars) => walk(run, vars),
              steps: [
                {
                  while: (_game, vars) => vars['again'] === 1,
                  steps: [{ do: (run: SkirmishRun, vars) => walk(run, vars) }],
                },
              ],
            },
          ],
        },
        { at: '3H', args: ofFigure, note: (run: SkirmishRun, vars) => noteTaken(run, vars) },
      ],
    },
    {
      do: (run: SkirmishRun, vars) => {
        run.write(matchTable.moveDepth, 0, vars['move'] as number);
      },
    },
  ],
};

function noteTaken(run: SkirmishRun, vars: Readonly<Vars>): void {
  const figure = vars['figure'] as number;
  if (run.game.isAlive(figure))
    run.note('move.taken', { figure, cost: run.read(moveTable.spent, vars['move'] as number) });
}

function isHeld(game: Game, vars: Vars): boolean {
  const figure = vars['figure'] as number;
  if (!game.isPlaced(figure)) return true;
  const stopped = game.state.read(figureTable.stopped, figure);
  if (stopped !== 0 && stopped !== carriedOff) return true;
  if (vars['unstoppable'] === 1) return false;
  const { kind = moveKinds.normal, source = -1 } = vars;
  return game.ask(mayMove, true, { figure, kind, source }) !== true;
}

/** 3E: the Move Number is read: printed and changed for a normal move, fixed for others (SS-MOVE-022). */
function openMove(run: SkirmishRun, vars: Readonly<Vars>): Vars {
  const { game } = run;
  const figure = vars['figure'] as number;
  const kind = vars['kind'] as number;
  const row = run.read(matchTable.moveDepth, 0);
  run.write(matchTable.moveDepth, 0, row + 1);
  const number =
    kind === moveKinds.normal
      ? notedNumber(run, moveNumber, figure, (sink) =>
          game.value(moveNumber, game.definition(figure).move ?? 0, { figure, kind }, sink),
        )
      : (vars['number'] as number);
  notedNumber(run, freeLevels, figure, (sink) => game.value(freeLevels, 0, { figure, kind }, sink));
  run.write(moveTable.figure, row, figure);
  run.write(moveTable.kind, row, kind);
  run.write(moveTable.number, row, number);
  run.write(moveTable.source, row, vars['source'] as number);
  run.write(moveTable.spent, row, 0);
  run.write(moveTable.flying, row, 0);
  run.write(moveTable.unstoppable, row, vars['unstoppable'] ?? 0);
  run.write(figureTable.stopped, figure, 0);
  run.write(figureTable.movedSpaces, figure, 0);
  if (vars['unstoppable'] === 1) run.note('move.unstoppable', { figure });
  return { move: row, number };
}
