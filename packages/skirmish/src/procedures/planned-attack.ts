import type { ProcedurePlan } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import type { SkirmishRun } from '../unit.ts';
import { closeAttack, openAttack } from './attack-rows.ts';

/**
 * `planned-attack`: C1 to C11 against a target that is given, as it would be made now: what odds are counted on, in a
 * copy of the match. Variables `figure`, `target`, `seat`, and `source`, the hook source of a special attack or -1.
 */
export const plannedAttackProcedure: ProcedurePlan<Game> = {
  name: 'planned-attack',
  steps: [
    {
      do: (run: SkirmishRun, vars) => ({
        attack: openAttack(run, vars['figure'] as number, vars['source'] as number),
      }),
    },
    {
      call: 'combat',
      vars: (_game, vars) => ({
        attack: vars['attack'] as number,
        seat: vars['seat'] as number,
        given: vars['target'] as number,
      }),
      into: 'fought',
    },
    { do: (run: SkirmishRun, vars) => closeAttack(run, vars['attack'] as number) },
  ],
};
