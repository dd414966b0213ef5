import type { ProcedurePlan, StepPlan, Vars } from '@scapewright/kernel';
import { attackActions, attacksInAction } from '../declarations.ts';
import type { Game } from '../game.ts';
import { narrator } from '../narration/narrator.ts';
import { figureTable, matchTable } from '../tables.ts';
import { legalTargets } from '../targets.ts';
import type { SkirmishRun } from '../unit.ts';
import { endOf } from '../verbs/expiry.ts';
import { notedNumber } from '../verbs/parts.ts';
import { isOver } from '../victory/standing.ts';
import { actingIn, anyIn, ofAttacker, ofCard, ofFigure } from './args.ts';
import {
  attackTargets,
  closeAttack,
  expireAttack,
  forgetEscapes,
  openAttack,
  specialOf,
} from './attack-rows.ts';
import {
  eachFigure,
  endPhase,
  giveActions,
  leavesIfReplaced,
  nextPhase,
  type PhaseActions,
  phaseWindow,
  spend,
  takeBackActions,
} from './move-phase.ts';

/** `transition`: phase 4 (SS-TURN-013). Where nobody has anything to do in it, nothing happens. */
export const transitionProcedure: ProcedurePlan<Game> = {
  name: 'transition',
  steps: [
    {
      note: (run: SkirmishRun, vars) => run.note('transition.begins', { card: vars['card'] as number }),
    },
    {
      whenHeard: '4',
      steps: [
        { do: (run: SkirmishRun) => nextPhase(run) },
        ...phaseWindow('4'),
        endOf('phase', (vars) => vars['phase'] as number),
      ],
      else: phaseWindow('4'),
    },
  ],
};

const attacks: PhaseActions = {
  number: attackActions,
  left: figureTable.attackActions,
  several: 'attack-action.several',
};

/** 5A to 5J: each figure attacks in turn, or does something instead of its phase. */
const attackPhase: readonly StepPlan<Game>[] = [
  ...phaseWindow('5A'),
  {
    whenHeard: '5.instead',
    steps: eachFigure([
      { at: '5.instead', args: ofFigure },
      {
        instead: '5.instead',
        args: ofFigure,
        seat: (_game, vars) => vars['seat'] as number,
        into: 'replaced',
      },
      leavesIfReplaced('attack-phase.replaced'),
    ]),
  },
  ...phaseWindow('5B'),
  { do: (run: SkirmishRun, vars) => giveActions(run, vars, attacks) },
  { set: () => ({ figure: 0 }) },
  {
    while: (game, vars) => (vars['figure'] as number) >= 0 && !isOver(game) && anyIn(game, vars, mayAttack),
    steps: [
      { do: (run: SkirmishRun, vars) => ({ figure: chooseAttacker(run, vars) }) },
      {
        if: (_game, vars) => (vars['figure'] as number) >= 0,
        steps: [
          {
            call: 'attack-action',
            vars: (_game, vars) => ({ figure: vars['figure'] as number, seat: vars['seat'] as number }),
          },
        ],
      },
    ],
  },
  ...phaseWindow('5J'),
];

/** `attack-phase`: 5A to 5J (SS-ATK-001). A granted attack phase is the same procedure. */
export const attackPhaseProcedure: ProcedurePlan<Game> = {
  name: 'attack-phase',
  steps: [
    { do: (run: SkirmishRun) => nextPhase(run) },
    {
      at: '5',
      args: ofCard,
      note: (run: SkirmishRun, vars) => run.note('attack-phase.begins', { card: vars['card'] as number }),
      steps: attackPhase,
    },
    {
      do: (run: SkirmishRun, vars) => {
        run.note('attack-phase.ends', { card: vars['card'] as number });
        takeBackActions(run, vars, attacks);
        endPhase(run, vars);
      },
    },
  ],
};

/** Has the figure an attack action left that it could use: a target, or something to do before or instead of it? */
function mayAttack(game: Game, figure: number): boolean {
  return game.state.read(figureTable.attackActions, figure) > 0 && canAct(game, figure);
}

/** Has the figure anything to do in an attack action? Abilities before or instead of one need no target (SS-ATK-009). */
export function canAct(game: Game, figure: number): boolean {
  const args = { seat: game.controller(figure), card: game.cardOf(figure), figure };
  const { hooks } = game;
  for (const { when, source } of hooks.insteadsAt(hooks.windowNumber('5C')))
    if (game.isLive(source) && (!when || when(game, args, source))) return true;
  for (const id of ['before:5D', '5D'])
    for (const { when, source } of hooks.triggersAt(hooks.windowNumber(id)))
      if (game.isLive(source) && (!when || when(game, args, source))) return true;
  return legalTargets(game, { attacker: figure }).length > 0;
}

/** The player picks who attacks next, or that nobody does; that takes one of its actions. */
function chooseAttacker(run: SkirmishRun, vars: Readonly<Vars>): number {
  const figure = run.pick({
    seat: vars['seat'] as number,
    asks: 'attack',
    domain: 'figure',
    options: actingIn(run.game, vars).filter((figure) => mayAttack(run.game, figure)),
    extras: ['done'],
    source: 'attack.phase',
    otherwise: -1,
  });
  if (figure < 0) return -1;
  spend(run, attacks, figure);
  return figure;
}

/** `attack-action`: 5C to 5I for one figure: normal, special, or what it does instead (SS-ATK-002). */
export const attackActionProcedure: ProcedurePlan<Game> = {
  name: 'attack-action',
  steps: [
    {
      do: (run: SkirmishRun, vars) => {
        const figure = vars['figure'] as number;
        run.write(matchTable.actions, 0, run.read(matchTable.actions, 0) + 1);
        narrator(run)?.noteAction(run, 'attack', figure);
        return { action: run.read(matchTable.actions, 0) };
      },
    },
    { at: '5C', args: ofFigure },
    {
      instead: '5C',
      args: ofFigure,
      seat: (_game, vars) => vars['seat'] as number,
      into: 'replaced',
      extras: ['normal', 'none'],
    },
    {
      if: (game, vars) => vars['replaced'] === 0 && game.definition(vars['figure'] as number).attack !== null,
      steps: [
        {
          call: 'attacks',
          vars: (_game, vars) => ({
            figure: vars['figure'] as number,
            seat: vars['seat'] as number,
            source: -1,
          }),
        },
      ],
    },
    endOf('action', (vars) => vars['action'] as number),
  ],
};

/**
 * `attacks`: 5D to 5I, the attacks of one action, all of one type (SS-ATK-017). Variable `source` is the hook source of
 * a special attack, -1 for a normal one.
 */
export const attacksProcedure: ProcedurePlan<Game> = {
  name: 'attacks',
  steps: [
    { at: '5D', args: ofFigure },
    { at: '5E', args: ofFigure, body: (run: SkirmishRun, vars) => openAttacks(run, vars) },
    { at: '5F', args: ofFigure },
    {
      while: (game, vars) => (vars['made'] as number) < (vars['attacks'] as number) && canGoOn(game, vars),
      steps: [
        {
          note: (run: SkirmishRun, vars) => {
            if (vars['made'] !== 0) run.note('attack.next', { figure: vars['figure'] as number });
          },
        },
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
              at: '5G',
              args: ofAttacker,
              steps: [
                {
                  call: 'combat',
                  vars: (_game, vars) => ({ attack: vars['attack'] as number, seat: vars['seat'] as number }),
                  into: 'fought',
                },
              ],
            },
            { if: (_game, vars) => vars['fought'] === 1, steps: [{ at: '5H', args: ofAttacker }] },
          ],
        },
        {
          do: (run: SkirmishRun, vars) => {
            forgetEscapes(run, vars['attack'] as number);
            expireAttack(run);
            return { made: vars['fought'] === 2 ? 99 : (vars['made'] as number) + 1 };
          },
        },
      ],
    },
    { at: '5I', args: ofFigure },
    {
      do: (run: SkirmishRun, vars) => closeAttack(run, vars['attack'] as number),
    },
  ],
};

function openAttacks(run: SkirmishRun, vars: Readonly<Vars>): Vars {
  const { game } = run;
  const figure = vars['figure'] as number;
  const source = vars['source'] as number;
  const special = specialOf(game, source);
  const row = openAttack(run, figure, source, vars['range'], vars['number']);
  const attacks =
    vars['count'] ??
    (special
      ? (special.attacks ?? 1)
      : notedNumber(run, attacksInAction, figure, (sink) =>
          game.value(attacksInAction, 1, { figure }, sink),
        ));
  return { attack: row, attacks, made: 0, fought: 0 };
}

function canGoOn(game: Game, vars: Vars): boolean {
  const figure = vars['figure'] as number;
  return game.isAlive(figure) && attackTargets(game, vars['attack'] as number).length > 0;
}
