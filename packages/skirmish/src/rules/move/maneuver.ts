import { call } from '@scapewright/kernel';
import { flights, moveEnds, moveKinds } from '../../model/codes.ts';
import { matchTable } from '../../model/tables.ts';
import type { ManeuverArgs } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { isUsual, ofFigure } from '../basics/args.ts';
import { addEffect } from '../effects/effects.ts';
import { endOf } from '../effects/expiry.ts';
import { aimOf } from './aim.ts';

/** The variables of `maneuver`. */
interface ManeuverVars extends ManeuverArgs {
  readonly action: number;
  readonly replaced: number;
}

/**
 * `maneuver`: 3C, 3E to 3H with the Move Number of the granting ability (SS-GMAN-007). What rules put in the place of any
 * move action, such as leaving an object, may be done instead; what abilities put in the place of one at 3D may not.
 */
export const maneuverProcedure = procedures.maneuver.define<ManeuverVars>([
  {
    do: (run, vars) => {
      const action = run.read(matchTable.actions, 0) + 1;
      run.write(matchTable.actions, 0, action);
      if (vars.unswiped === 1) addEffect(run, { kind: 'unswiped', figure: vars.figure, until: 'action' });
      return { action };
    },
  },
  { at: '3C', args: ofFigure },
  { leave: (game, vars) => !game.isAlive(vars.figure) },
  {
    instead: 'X.maneuver',
    args: ofFigure,
    seat: (_game, vars) => vars.seat,
    into: 'replaced',
  },
  { leave: (game, vars) => !isUsual(game, vars) || !game.isPlaced(vars.figure) },
  call(procedures.move, (_game, vars) => ({
    figure: vars.figure,
    seat: vars.seat,
    kind: moveKinds.maneuver,
    number: vars.number,
    flight: vars.flight ?? flights.asItCan,
    ...aimOf(vars),
    limit: (vars.levels ?? 0) - 1,
    source: vars.source ?? -1,
    ends: vars.ends ?? moveEnds.anywhere,
  })),
  endOf('action', (vars) => vars.action),
]);
