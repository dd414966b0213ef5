import { call } from '@scapewright/kernel';
import type { PlannedAttackArgs } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { closeAttack, openAttack } from './attack-rows.ts';

/** The variables of `planned-attack`. */
interface PlannedAttackVars extends PlannedAttackArgs {
  /** The row of the attack. */
  readonly attack: number;
  readonly fought: number;
}

/**
 * `planned-attack`: C1 to C11 against a target that is given, as it would be made now: what odds are counted on, in a
 * copy of the match. Variables `figure`, `target`, `seat`, and `source`, the hook source of a special attack or -1.
 */
export const plannedAttackProcedure = procedures.plannedAttack.define<PlannedAttackVars>([
  {
    do: (run, vars) => ({
      attack: openAttack(run, vars.figure, vars.source),
    }),
  },
  call(
    procedures.combat,
    (_game, vars) => ({
      attack: vars.attack,
      seat: vars.seat,
      given: vars.target,
    }),
    'fought',
  ),
  { do: (run, vars) => closeAttack(run, vars.attack) },
]);
