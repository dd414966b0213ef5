import type { Body, ProcedurePlan, StepPlan, Vars } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { attackTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { ofAttacker, ofDefender } from './args.ts';
import { rollAttack, rollDefense } from './combat-rolls.ts';
import {
  chooseTarget,
  declareTarget,
  isGone,
  isLost,
  losesAttack,
  loseTarget,
  nobodyLeft,
} from './combat-target.ts';
import { defenderAt, nextDefender, nextTargeted, orderDefenders } from './defenders.ts';

/** C6 to C11 of one defender. */
const defending: readonly StepPlan<Game>[] = [
  { at: 'C6', args: ofDefender },
  { at: 'C7', args: ofDefender },
  ...orInstead('C8', rollDefense),
  { at: 'C9', args: ofDefender },
  ...orInstead('C10', placeWounds),
  { at: 'C11', args: ofDefender, body: (run: SkirmishRun, vars) => compareLife(run, vars) },
];

/** A step of the defender, or what its controller has done instead. */
function orInstead(at: string, body: Body<Game>): readonly StepPlan<Game>[] {
  return [
    {
      instead: at,
      args: ofDefender,
      seat: (game, vars) => game.controller(vars['defender'] as number),
      into: 'replaced',
    },
    { if: (_game, vars) => vars['replaced'] === 0, steps: [{ at, args: ofDefender, body }] },
  ];
}

/**
 * `combat`: C1 to C11 of one attack (SS-CMB-001, HS-CMB-002). `result` 1: it was made; 0: it was lost; 2: the player
 * made no further attack.
 */
export const combatProcedure: ProcedurePlan<Game> = {
  name: 'combat',
  steps: [
    { set: () => ({ result: 0, ready: 0 }) },
    {
      while: (_game, vars) => vars['ready'] === 0,
      steps: [
        { at: '5.aim', args: ofAttacker },
        { do: (run: SkirmishRun, vars) => chooseTarget(run, vars) },
        { leave: (_game, vars) => vars['result'] === 2 || vars['target'] === -1 },
        { at: 'C1', args: ofAttacker, body: (run: SkirmishRun, vars) => declareTarget(run, vars) },
        { set: () => ({ place: 0 }) },
        {
          while: (game, vars) => defenderAt(game, vars, vars['place'] as number) >= 0,
          steps: [
            { set: (game, vars) => ({ defender: defenderAt(game, vars, vars['place'] as number) }) },
            { at: 'C2', args: ofDefender },
            { set: nextTargeted },
          ],
        },
        {
          if: (game, vars) => isLost(game, vars) || isGone(game, vars),
          steps: [{ do: (run: SkirmishRun, vars) => loseTarget(run, vars) }],
          else: [
            { at: 'C3', args: ofAttacker },
            {
              if: (game, vars) => isLost(game, vars) || isGone(game, vars),
              steps: [{ do: (run: SkirmishRun, vars) => loseTarget(run, vars) }],
              else: [{ set: () => ({ ready: 1 }) }],
            },
          ],
        },
        { leave: (game, vars) => vars['ready'] === 0 && (losesAttack(game, vars) || nobodyLeft(game, vars)) },
      ],
    },
    { at: 'C4', args: ofAttacker, body: (run: SkirmishRun, vars) => rollAttack(run, vars) },
    { at: 'C5', args: ofAttacker, body: (run: SkirmishRun, vars) => orderDefenders(run, vars) },
    { set: () => ({ place: 0 }) },
    {
      while: (game, vars) => defenderAt(game, vars, vars['place'] as number) >= 0,
      steps: [
        { do: (run: SkirmishRun, vars) => nextDefender(run, vars) },
        {
          if: (game, vars) => game.isAlive(vars['defender'] as number),
          steps: defending,
        },
      ],
    },
    {
      do: (run: SkirmishRun, vars) => {
        const row = vars['attack'] as number;
        run.write(attackTable.count, row, run.read(attackTable.count, row) + 1);
        const figure = run.read(attackTable.attacker, row);
        if (!run.game.isAlive(figure)) run.note('attack.attacker-gone', { figure });
        return { result: 1 };
      },
    },
  ],
};

/** C10: a wound for each hit that was not blocked (SS-CMB-037). */
function placeWounds(run: SkirmishRun, vars: Readonly<Vars>): Vars {
  const row = vars['attack'] as number;
  const defender = vars['defender'] as number;
  const amount = Math.max(0, run.read(attackTable.hits, row) - run.read(attackTable.blocks, row));
  if (amount === 0) {
    run.write(attackTable.wounds, row, 0);
    run.note('attack.fails', { figure: defender });
    return { received: 0 };
  }
  run.note('attack.succeeds', { figure: defender, wounds: amount });
  const made = run.call('receive', {
    figure: defender,
    amount,
    kinds: run.read(attackTable.kinds, row),
    by: run.read(attackTable.attacker, row),
    attack: row,
  });
  run.write(attackTable.wounds, row, made['result'] ?? 0);
  return { received: made['result'] ?? 0 };
}

/** C11: triggers came first; now wounds are compared with life (SS-CMB-039). */
function compareLife(run: SkirmishRun, vars: Readonly<Vars>): void {
  if ((vars['received'] ?? 0) > 0)
    run.call('life', {
      figure: vars['defender'] as number,
      by: run.read(attackTable.attacker, vars['attack'] as number),
    });
}
