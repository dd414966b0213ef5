import type { Body } from '@scapewright/kernel';
import { attackTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { combatResults } from '../../state/procedure-args.ts';
import { procedures, type Step } from '../../state/procedures.ts';
import { isUsual, ofAttacker, ofDefender } from '../basics/args.ts';
import { beginAttack } from './also-affected.ts';
import { rollAttack, rollDefense } from './combat-rolls.ts';
import {
  chooseTarget,
  declareTarget,
  hasEscaped,
  isGone,
  isLost,
  losesAttack,
  loseTarget,
  nobodyLeft,
} from './combat-target.ts';
import { type CombatVars, defenderAt, nextDefender, nextTargeted, orderDefenders } from './defenders.ts';
import { chooseMode, widenRange } from './modes.ts';

/** C6 to C11 of one defender. */
const defending: readonly Step<CombatVars>[] = [
  { at: 'C6', args: ofDefender },
  {
    if: (game, vars) => !hasEscaped(game, vars.attack, vars.defender),
    steps: [
      { at: 'C7', args: ofDefender },
      ...orInstead('C8', rollDefense),
      { at: 'C9', args: ofDefender },
      ...orInstead('C10', placeWounds),
      { at: 'C11', args: ofDefender, body: compareLife },
    ],
  },
];

/** A step of the defender, or what its controller has done instead. */
function orInstead(at: 'C8' | 'C10', body: Body<Game, CombatVars>): readonly Step<CombatVars>[] {
  return [
    {
      instead: at,
      args: ofDefender,
      seat: (game, vars) => game.controller(vars.defender),
      into: 'replaced',
    },
    { if: isUsual, steps: [{ at, args: ofDefender, body }] },
  ];
}

/** `combat`: C1 to C11 of one attack (SS-CMB-001, HS-CMB-002). */
export const combatProcedure = procedures.combat.define<CombatVars>([
  { set: () => ({ result: combatResults.lost, ready: 0 }) },
  {
    while: (_game, vars) => vars.ready === 0,
    steps: [
      { at: '5.aim', args: ofAttacker },
      { do: widenRange },
      { do: chooseTarget },
      { leave: (_game, vars) => vars.result === combatResults.stopped || vars.target === -1 },
      { do: chooseMode },
      { at: 'C1', args: ofAttacker, body: declareTarget },
      { set: () => ({ place: 0 }) },
      {
        while: (game, vars) => defenderAt(game, vars, vars.place) >= 0,
        steps: [
          { set: (game, vars) => ({ defender: defenderAt(game, vars, vars.place) }) },
          { at: 'C2', args: ofDefender },
          { set: nextTargeted },
        ],
      },
      {
        if: (game, vars) => isLost(game, vars) || isGone(game, vars),
        steps: [{ do: loseTarget }],
        else: [
          { at: 'C3', args: ofAttacker },
          {
            if: (game, vars) => isLost(game, vars) || isGone(game, vars),
            steps: [{ do: loseTarget }],
            else: [{ set: () => ({ ready: 1 }) }],
          },
        ],
      },
      { leave: (game, vars) => vars.ready === 0 && (losesAttack(game, vars) || nobodyLeft(game, vars)) },
    ],
  },
  { do: beginAttack },
  { at: 'C4', args: ofAttacker, body: rollAttack },
  { at: 'C5', args: ofAttacker, body: orderDefenders },
  { set: () => ({ place: 0 }) },
  {
    while: (game, vars) => defenderAt(game, vars, vars.place) >= 0,
    steps: [
      { do: nextDefender },
      {
        if: (game, vars) => game.isAlive(vars.defender),
        steps: defending,
      },
    ],
  },
  {
    do: (run, vars) => {
      const row = vars.attack;
      run.write(attackTable.count, row, run.read(attackTable.count, row) + 1);
      const figure = run.read(attackTable.attacker, row);
      if (!run.game.isAlive(figure)) run.note('attack.attacker-gone', { figure });
      return { result: combatResults.made };
    },
  },
]);

/** C10: a wound for each hit that was not blocked (SS-CMB-037). */
function placeWounds(run: SkirmishRun, vars: CombatVars): Partial<CombatVars> {
  const { attack: row, defender } = vars;
  const amount = Math.max(0, run.read(attackTable.hits, row) - run.read(attackTable.blocks, row));
  if (amount === 0) {
    run.write(attackTable.wounds, row, 0);
    run.note('attack.fails', { figure: defender });
    return { received: 0 };
  }
  run.note('attack.succeeds', { figure: defender, wounds: amount });
  const { result: received } = run.call(procedures.receive, {
    figure: defender,
    amount,
    kinds: run.read(attackTable.kinds, row),
    by: run.read(attackTable.attacker, row),
    attack: row,
  });
  run.write(attackTable.wounds, row, received);
  return { received };
}

/** C11: triggers came first; now wounds are compared with life (SS-CMB-039). */
function compareLife(run: SkirmishRun, vars: CombatVars): void {
  if (vars.received > 0)
    run.call(procedures.life, {
      figure: vars.defender,
      by: run.read(attackTable.attacker, vars.attack),
      kinds: run.read(attackTable.kinds, vars.attack),
      attack: vars.attack + 1,
    });
}
