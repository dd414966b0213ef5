import type { Seat } from '@scapewright/kernel';
import { call, type ProcedurePlan } from '@scapewright/kernel';
import { flights } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import type { StepId } from '../../model/steps.ts';
import { matchTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { type ActingArgs, combatResults, type GrantArgs, type UnitArgs } from '../../state/procedure-args.ts';
import { type GrantKind, grants, procedures, type Step } from '../../state/procedures.ts';
import { closeAttack, openAttack } from '../attack/attack-rows.ts';
import { bitOf, isUsual, ofFigure } from '../basics/args.ts';
import { isSpared, isUnmoved } from '../basics/spared.ts';
import { beginsGrant, endsGrant } from '../effects/grant-limit.ts';
import { aimOf } from '../move/aim.ts';
import { keptRefusal, staysInside } from '../move/displace.ts';
import { controlRefusal, releaseControl, takeControl } from './control.ts';

/** Control of another player's figure ends with its maneuver, or stays; or there was none, as it was refused. */
const givenBack = { released: 0, stays: 1, refused: 2 } as const;

/** The variables of an allowance. */
interface GrantVars extends GrantArgs {
  /** Who was choosing before. */
  readonly chooser: Seat;
  /** Of a maneuver: one of {@link givenBack}. */
  readonly back: number;
}

/** The timing step under which each allowance stands. */
const grantSteps: {
  readonly [Kind in GrantKind]: Extract<StepId, `X.${string}`>;
} = {
  activation: 'X.activation',
  'move-phase': 'X.move-phase',
  'move-action': 'X.move-action',
  maneuver: 'X.maneuver',
  transition: 'X.transition',
  'attack-phase': 'X.attack-phase',
  'attack-action': 'X.attack-action',
  attack: 'X.single-attack',
};

/**
 * Gives a figure an allowance and resolves it completely, here and now (SS-ABIL-020). A figure that nobody controls, and
 * that nobody was told to act with, does nothing (SS-DO-010). Nothing more is given where abilities have granted as much as a
 * turn may hold: a ring of them would never end.
 */
export function grant(
  run: SkirmishRun,
  kind: GrantKind,
  figure: Figure,
  options: {
    readonly spaces?: number;
    readonly by?: number;
    /** Of a maneuver: next to whom it has to end (of `moveEnds`), and whether nobody may swipe at it. */
    readonly ends?: number;
    readonly unswiped?: boolean;
    /** Of a maneuver: whether it is flown, and how many levels up or down at most. */
    readonly flying?: boolean;
    readonly levels?: number | undefined;
    /** Of an activation: bits of the figures that take part, and the phase that is left out. */
    readonly among?: number;
    readonly without?: number;
    readonly must?: boolean;
    readonly target?: Figure;
  } = {},
): void {
  if (!run.game.isAlive(figure) || isSpared(run, figure)) return;
  if (kind === 'maneuver' && isUnmoved(run, figure)) return;
  if (kind === 'activation' && run.game.isObject(figure)) {
    run.note('now.object-card', { card: run.game.cardOf(figure) });
    return;
  }
  const seat = options.by ?? run.game.controller(figure);
  if (seat < 0) {
    run.note('grant.nobody', { figure });
    return;
  }
  if (!beginsGrant(run)) {
    run.note('grant.limit', { figure });
    return;
  }
  const { spaces = 0, among = 0, without = 0 } = options;
  run.call(grants[kind], {
    must: options.must ? 1 : 0,
    target: options.target ?? -1,
    ...{ figure, card: run.game.cardOf(figure), seat, number: spaces },
    ...(kind === 'activation' ? { among, without } : {}),
    ...(kind === 'maneuver'
      ? {
          ...{ ends: options.ends ?? 0, unswiped: options.unswiped ? 1 : 0 },
          ...{
            flight: options.flying ? flights.may : flights.asItCan,
            levels: options.levels === undefined ? 0 : options.levels + 1,
          },
        }
      : {}),
  });
  endsGrant(run);
}

function noted(kind: GrantKind, then: readonly Step<GrantVars>[]): ProcedurePlan<Game> {
  return grants[kind].define<GrantVars>([
    {
      at: grantSteps[kind],
      args: ofFigure,
      body: (run, { figure, seat }) => {
        const chooser = run.read(matchTable.chooser, 0);
        run.write(matchTable.chooser, 0, seat);
        run.note(`grant.${kind}`, { figure, seat });
        return { chooser };
      },
      steps: then,
    },
    { do: (run, { chooser }) => run.write(matchTable.chooser, 0, chooser) },
  ]);
}

function unit(game: Game, { seat, figure }: ActingArgs): UnitArgs & ActingArgs {
  return { seat, card: game.cardOf(figure), mask: bitOf(game, figure), figure };
}

/** One procedure for each allowance. A phase is the whole phase, an action one action, an attack one normal attack. */
export const grantProcedures: readonly ProcedurePlan<Game>[] = [
  noted('activation', [
    call(procedures.activation, (game, vars) => ({
      ...unit(game, vars),
      ordered: 0,
      among: vars.among ?? 0,
      without: vars.without ?? 0,
    })),
  ]),
  noted('move-phase', [call(procedures.movePhase, unit)]),
  noted('move-action', [call(procedures.moveAction, unit)]),
  noted('transition', [call(procedures.transition, unit)]),
  noted('attack-phase', [call(procedures.attackPhase, unit)]),
  noted('attack-action', [call(procedures.attackAction, unit)]),
  noted('attack', [
    call(procedures.singleAttack, (game, vars) => ({
      ...unit(game, vars),
      must: vars.must ?? 0,
      target: vars.target ?? -1,
    })),
  ]),
  noted('maneuver', [
    {
      do: (run, vars) => {
        const { game } = run;
        const { figure, seat } = vars;
        const before = game.controller(figure);
        if (before === seat) return { back: givenBack.stays };
        const refusal = staysInside(game, figure, seat)
          ? 'place.inside'
          : (keptRefusal(game, figure)?.reason ?? controlRefusal(game, figure, seat));
        if (refusal) {
          run.note('maneuver.refused', { figure, seat });
          run.note(refusal, { figure, seat });
          return { back: givenBack.refused };
        }
        run.note('maneuver.of-another', { figure, seat });
        if (game.ruling('maneuveredFigureChangesSides') === false) return { back: givenBack.stays };
        takeControl(run, figure, seat, 'game', 1);
        return { back: givenBack.released };
      },
    },
    {
      if: (_game, vars) => vars.back !== givenBack.refused,
      steps: [
        call(procedures.maneuver, (game, vars) => ({
          ...unit(game, vars),
          number: vars.number,
          flight: vars.flight ?? flights.asItCan,
          levels: vars.levels ?? 0,
          ends: vars.ends ?? 0,
          unswiped: vars.unswiped ?? 0,
          ...aimOf(vars),
        })),
        {
          if: (_game, vars) => vars.back === givenBack.released,
          steps: [{ do: (run, vars) => releaseControl(run, vars.figure) }],
        },
      ],
    },
  ]),
];

/** The variables of `single-attack`. */
interface SingleAttackVars extends ActingArgs, Pick<GrantArgs, 'must' | 'target'> {
  /** The row of the attack. */
  readonly attack: number;
  readonly replaced: number;
  readonly fought: number;
}

/** `single-attack`: C1 to C11 and 5H once, always normal (SS-ABIL-018). */
export const singleAttackProcedure = procedures.singleAttack.define<SingleAttackVars>([
  { do: (run, vars) => ({ attack: openAttack(run, vars.figure, -1) }) },
  { at: '5E.instead', args: ofFigure },
  {
    instead: '5E.instead',
    args: ofFigure,
    seat: (_game, vars) => vars.seat,
    into: 'replaced',
  },
  {
    if: isUsual,
    steps: [
      call(
        procedures.combat,
        (_game, vars) => ({
          attack: vars.attack,
          seat: vars.seat,
          given: vars.target ?? -1,
          must: vars.must ?? 0,
        }),
        'fought',
      ),
      {
        if: (_game, vars) => vars.fought === combatResults.made,
        steps: [
          {
            at: '5H',
            args: (game, vars) => {
              const figure = vars.figure;
              return {
                ...ofFigure(game, vars),
                attack: vars.attack,
                attacker: figure,
                defender: game.readAttack('target', vars.attack),
              };
            },
          },
        ],
      },
    ],
  },
  { do: (run, vars) => closeAttack(run, vars.attack) },
]);
