import type { ProcedurePlan, Vars } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { matchTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { aimOf } from './aim.ts';
import { bitOf, ofFigure } from './args.ts';
import { closeAttack, openAttack } from './attack-rows.ts';
import { controlRefusal, takeControl } from './control.ts';
import { staysInside } from './displace.ts';

/** Allowances that rules and abilities give out of turn (SS-ABIL-013). */
export const grantKinds = [
  'activation',
  'move-phase',
  'move-action',
  'maneuver',
  'transition',
  'attack-phase',
  'attack-action',
  'attack',
] as const;
/** One kind of allowance. */
export type GrantKind = (typeof grantKinds)[number];

/** The timing step under which each allowance stands. */
const grantSteps: Readonly<Record<GrantKind, string>> = {
  activation: 'X.activation',
  'move-phase': 'X.move-phase',
  'move-action': 'X.move-action',
  maneuver: 'X.maneuver',
  transition: 'X.transition',
  'attack-phase': 'X.attack-phase',
  'attack-action': 'X.attack-action',
  attack: 'X.single-attack',
};

/** Gives a figure an allowance and resolves it completely, here and now (SS-ABIL-020). */
export function grant(
  run: SkirmishRun,
  kind: GrantKind,
  figure: number,
  options: { readonly spaces?: number; readonly by?: number } = {},
): void {
  if (!run.game.isAlive(figure)) return;
  if (kind === 'activation' && run.game.isObject(figure)) {
    run.note('now.object-card', { card: run.game.cardOf(figure) });
    return;
  }
  const seat = options.by ?? run.game.controller(figure);
  run.call(`grant:${kind}`, { figure, card: run.game.cardOf(figure), seat, number: options.spaces ?? 0 });
}

function noted(kind: GrantKind, then: ProcedurePlan<Game>['steps']): ProcedurePlan<Game> {
  return {
    name: `grant:${kind}`,
    steps: [
      {
        at: grantSteps[kind],
        args: ofFigure,
        body: (run: SkirmishRun, vars) => {
          const chooser = run.read(matchTable.chooser, 0);
          run.write(matchTable.chooser, 0, vars['seat'] as number);
          run.note(`grant.${kind}`, { figure: vars['figure'] as number, seat: vars['seat'] as number });
          return { chooser };
        },
        steps: then,
      },
      { do: (run: SkirmishRun, vars) => run.write(matchTable.chooser, 0, vars['chooser'] as number) },
    ],
  };
}

function unit(game: Game, vars: Vars): Vars {
  const figure = vars['figure'] as number;
  return { seat: vars['seat'] as number, card: game.cardOf(figure), mask: bitOf(game, figure), figure };
}

/** One procedure for each allowance. A phase is the whole phase, an action one action, an attack one normal attack. */
export const grantProcedures: readonly ProcedurePlan<Game>[] = [
  noted('activation', [{ call: 'activation', vars: (game, vars) => ({ ...unit(game, vars), ordered: 0 }) }]),
  noted('move-phase', [{ call: 'move-phase', vars: unit }]),
  noted('move-action', [{ call: 'move-action', vars: unit }]),
  noted('transition', [{ call: 'transition', vars: unit }]),
  noted('attack-phase', [{ call: 'attack-phase', vars: unit }]),
  noted('attack-action', [{ call: 'attack-action', vars: unit }]),
  noted('attack', [{ call: 'single-attack', vars: unit }]),
  noted('maneuver', [
    {
      do: (run: SkirmishRun, vars) => {
        const { game } = run;
        const figure = vars['figure'] as number;
        const seat = vars['seat'] as number;
        const before = game.controller(figure);
        if (before === seat) return { back: -2 };
        const refusal = staysInside(game, figure, seat) ? 'place.inside' : controlRefusal(game, figure, seat);
        if (refusal) {
          run.note('maneuver.refused', { figure, seat });
          run.note(refusal, { figure, seat });
          return { back: -3 };
        }
        run.note('maneuver.of-another', { figure, seat });
        if (game.ruling('maneuveredFigureChangesSides') === false) return { back: -2 };
        takeControl(run, figure, seat, 'game');
        return { back: before };
      },
    },
    {
      if: (_game, vars) => vars['back'] !== -3,
      steps: [
        {
          call: 'maneuver',
          vars: (game, vars) => ({
            ...unit(game, vars),
            number: vars['number'] as number,
            flight: vars['flight'] ?? -1,
            ...aimOf(vars),
          }),
        },
        {
          if: (game, vars) => (vars['back'] as number) >= -1 && game.isAlive(vars['figure'] as number),
          steps: [
            {
              call: 'give-back',
              vars: (_game, vars) => ({ figure: vars['figure'] as number, seat: vars['back'] as number }),
            },
          ],
        },
      ],
    },
  ]),
];

/** `single-attack`: C1 to C11 and 5H once, always normal (SS-ABIL-018). */
export const singleAttackProcedure: ProcedurePlan<Game> = {
  name: 'single-attack',
  steps: [
    { do: (run: SkirmishRun, vars) => ({ attack: openAttack(run, vars['figure'] as number, -1) }) },
    { at: '5E.instead', args: ofFigure },
    {
      instead: '5E.instead',
      args: ofFigure,
      seat: (_game, vars) => vars['seat'] as number,
      into: 'replaced',
    },
    {
      if: (_game, vars) => vars['replaced'] === 0,
      steps: [
        {
          call: 'combat',
          vars: (_game, vars) => ({ attack: vars['attack'] as number, seat: vars['seat'] as number }),
          into: 'fought',
        },
        {
          if: (_game, vars) => vars['fought'] === 1,
          steps: [
            {
              at: '5H',
              args: (game, vars) => {
                const figure = vars['figure'] as number;
                return {
                  ...ofFigure(game, vars),
                  attack: vars['attack'] as number,
                  attacker: figure,
                  defender: game.readAttack('target', vars['attack'] as number),
                };
              },
            },
          ],
        },
      ],
    },
    { do: (run: SkirmishRun, vars) => closeAttack(run, vars['attack'] as number) },
  ],
};
