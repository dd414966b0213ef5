import type { ProcedurePlan } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { matchTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { endOf } from '../verbs/expiry.ts';
import { aimOf } from './aim.ts';
import { ofFigure } from './args.ts';
import { moveKinds } from './move-action.ts';

/**
 * `maneuver`: 3C, 3E to 3H with the Move Number of the granting ability (SS-GMAN-007). What rules put in the place of any
 * move action, such as leaving an object, may be done instead; what abilities put in the place of one at 3D may not.
 */
export const maneuverProcedure: ProcedurePlan<Game> = {
  name: 'maneuver',
  steps: [
    {
      do: (run: SkirmishRun) => {
        const action = run.read(matchTable.actions, 0) + 1;
        run.write(matchTable.actions, 0, action);
        return { action };
      },
    },
    { at: '3C', args: ofFigure },
    { leave: (game, vars) => !game.isAlive(vars['figure'] as number) },
    {
      instead: 'X.maneuver',
      args: ofFigure,
      seat: (_game, vars) => vars['seat'] as number,
      into: 'replaced',
    },
    { leave: (game, vars) => vars['replaced'] !== 0 || !game.isPlaced(vars['figure'] as number) },
    {
      call: 'move',
      vars: (_game, vars) => ({
        figure: vars['figure'] as number,
        seat: vars['seat'] as number,
        kind: moveKinds.maneuver,
        number: vars['number'] as number,
        flight: vars['flight'] ?? -1,
        ...aimOf(vars),
        limit: -1,
        source: vars['source'] ?? -1,
      }),
    },
    endOf('action', (vars) => vars['action'] as number),
  ],
};
