import { call } from '@scapewright/kernel';
import { attacksInAction, mayAttack as mayAttackAtAll } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { AttackActionArgs } from '../../model/steps.ts';
import { figureTable, matchTable } from '../../model/tables.ts';
import { hasTarget } from '../../queries/sight/targets.ts';
import { isOver } from '../../queries/teams.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { type ActingArgs, type AttacksArgs, combatResults } from '../../state/procedure-args.ts';
import { procedures, type Step } from '../../state/procedures.ts';
import { noteAction } from '../basics/action-notes.ts';
import { actingIn, anyIn, isUsual, ofAttacker, ofCard, ofFigure } from '../basics/args.ts';
import { notedNumber } from '../basics/noted-number.ts';
import { endOf } from '../effects/expiry.ts';
import {
  eachFigure,
  endPhase,
  endsWhenEnough,
  giveActions,
  leavesIfReplaced,
  nextPhase,
  type PhaseVars,
  phaseWindow,
  spend,
  takeBackActions,
} from '../move/move-phase.ts';
import { attacks } from './attack-actions.ts';
import {
  attackTargets,
  closeAttack,
  expireAttack,
  forgetEscapes,
  openAttack,
  specialOf,
} from './attack-rows.ts';
import { openModes } from './modes.ts';

/** The variables of `attack-action`. */
interface AttackActionVars extends ActingArgs {
  readonly action: number;
  readonly replaced: number;
}

/** The variables of `attacks`. */
interface AttacksVars extends AttacksArgs {
  /** The row of the attacks. */
  readonly attack: number;
  /** How many there are, and how many have been made. */
  readonly attacks: number;
  readonly made: number;
  readonly replaced: number;
  /** What became of the last one: of {@link combatResults}. */
  readonly fought: number;
}

/** `transition`: phase 4 (SS-TURN-013). Where nobody has anything to do in it, nothing happens. */
export const transitionProcedure = procedures.transition.define<PhaseVars>([
  {
    note: (run, vars) => run.note('transition.begins', { card: vars.card }),
  },
  {
    whenHeard: '4',
    steps: [{ do: nextPhase }, ...phaseWindow('4'), endOf('phase', (vars) => vars.phase)],
    else: phaseWindow('4'),
  },
]);

/** 5A to 5J: each figure attacks in turn, or does something instead of its phase. */
const attackPhase: readonly Step<PhaseVars>[] = [
  ...phaseWindow('5A'),
  {
    whenHeard: '5.instead',
    steps: eachFigure([
      { at: '5.instead', args: ofFigure },
      {
        instead: '5.instead',
        args: ofFigure,
        seat: (_game, vars) => vars.seat,
        into: 'replaced',
      },
      leavesIfReplaced('attack-phase.replaced'),
    ]),
  },
  ...phaseWindow('5B'),
  { do: (run, vars) => giveActions(run, vars, attacks) },
  { set: () => ({ figure: 0 }) },
  {
    while: (game, vars) => vars.figure >= 0 && !isOver(game) && anyIn(game, vars, mayAttack),
    steps: [
      { do: (run, vars) => ({ figure: chooseAttacker(run, vars) }) },
      {
        if: (_game, vars) => vars.figure >= 0,
        steps: [
          call(procedures.attackAction, (_game, vars) => ({ figure: vars.figure, seat: vars.seat })),
          { do: (run, vars) => endsWhenEnough(run, vars, attacks) },
        ],
      },
    ],
  },
  ...phaseWindow('5J'),
];

/** `attack-phase`: 5A to 5J (SS-ATK-001). A granted attack phase is the same procedure. */
export const attackPhaseProcedure = procedures.attackPhase.define<PhaseVars>([
  { do: nextPhase },
  {
    at: '5',
    args: ofCard,
    note: (run, vars) => run.note('attack-phase.begins', { card: vars.card }),
    steps: attackPhase,
  },
  {
    do: (run, vars) => {
      run.note('attack-phase.ends', { card: vars.card });
      takeBackActions(run, vars, attacks);
      endPhase(run, vars);
    },
  },
]);

/** Has the figure an attack action left that it could use: a target, or something to do before or instead of it? */
function mayAttack(game: Game, figure: Figure): boolean {
  if (game.state.read(figureTable.attackActions, figure) <= 0) return false;
  return game.ask(mayAttackAtAll, true, { figure }) && canAct(game, figure);
}

/** Has the figure anything to do in an attack action? Abilities before or instead of one need no target (SS-ATK-009). */
export function canAct(game: Game, figure: Figure): boolean {
  const args = { seat: game.controller(figure), card: game.cardOf(figure), figure, special: 0 };
  const { hooks } = game;
  for (const { when, source } of hooks.insteadsAt(hooks.windowNumber('5C')))
    if (game.isLive(source) && (!when || when(game, args, source))) return true;
  for (const id of ['before:5D', '5D'])
    for (const { when, source } of hooks.triggersAt(hooks.windowNumber(id)))
      if (game.isLive(source) && (!when || when(game, args, source))) return true;
  return hasTarget(game, figure);
}

/** The player picks who attacks next, or that nobody does; that takes one of its actions. */
function chooseAttacker(run: SkirmishRun, vars: PhaseVars): number {
  const figure = run.pick({
    seat: vars.seat,
    asks: 'attack',
    domain: 'figure',
    options: actingIn(run.game, vars).filter((figure) => mayAttack(run.game, figure)),
    extras: ['done'],
    source: 'attack.phase',
    defaultReply: -1,
  });
  if (figure < 0) return -1;
  spend(run, attacks, figure);
  return figure;
}

/** `attack-action`: 5C to 5I for one figure: normal, special, or what it does instead (SS-ATK-002). */
export const attackActionProcedure = procedures.attackAction.define<AttackActionVars>([
  {
    do: (run, vars) => {
      const { figure } = vars;
      run.write(matchTable.actions, 0, run.read(matchTable.actions, 0) + 1);
      if (run.isLogged) noteAction(run, 'attack', figure);
      return { action: run.read(matchTable.actions, 0) };
    },
  },
  { at: '5C', args: ofFigure },
  {
    instead: '5C',
    args: ofFigure,
    seat: (_game, vars) => vars.seat,
    into: 'replaced',
    extras: ['normal', 'none'],
  },
  {
    if: (game, vars) => isUsual(game, vars) && game.definition(vars.figure).attack !== null,
    steps: [
      call(procedures.attacks, (_game, vars) => ({
        figure: vars.figure,
        seat: vars.seat,
        source: -1,
      })),
    ],
  },
  endOf('action', (vars) => vars.action),
]);

/**
 * `attacks`: 5D to 5I, the attacks of one action, all of one type (SS-ATK-017). Variable `source` is the hook source of
 * a special attack, -1 for a normal one.
 */
export const attacksProcedure = procedures.attacks.define<AttacksVars>([
  { at: '5D', args: ofAttackAction },
  { at: '5E', args: ofFigure, body: openAttacks },
  { at: '5F', args: ofFigure },
  {
    while: (game, vars) => vars.made < vars.attacks && canGoOn(game, vars),
    steps: [
      {
        note: (run, vars) => {
          if (vars.made !== 0) run.note('attack.next', { figure: vars.figure });
        },
      },
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
          {
            at: '5G',
            args: ofAttacker,
            steps: [
              call(procedures.combat, (_game, vars) => ({ attack: vars.attack, seat: vars.seat }), 'fought'),
            ],
          },
          {
            if: (_game, vars) => vars.fought === combatResults.made,
            steps: [{ at: '5H', args: ofAttacker }],
          },
        ],
      },
      {
        do: (run, vars) => {
          forgetEscapes(run, vars.attack);
          expireAttack(run);
          return { made: vars.fought === combatResults.stopped ? vars.attacks : vars.made + 1 };
        },
      },
    ],
  },
  { at: '5I', args: ofAttackAction },
  {
    do: (run, vars) => closeAttack(run, vars.attack),
  },
]);

function ofAttackAction(game: Game, vars: AttacksVars): AttackActionArgs {
  return { ...ofFigure(game, vars), special: vars.source >= 0 ? 1 : 0 };
}

function openAttacks(run: SkirmishRun, vars: AttacksVars): Partial<AttacksVars> {
  const { game } = run;
  const { figure, source } = vars;
  const special = specialOf(game, source);
  const row = openAttack(run, figure, source, vars.range, vars.number);
  const attacks =
    vars.count ??
    (source >= 0
      ? (special?.attacks ?? (special?.goesOn || special?.modes ? withoutEnd : 1))
      : notedNumber(run, attacksInAction, figure, (sink) =>
          game.value(attacksInAction, 1, { figure }, sink),
        ));
  return { attack: row, attacks, made: 0, fought: combatResults.lost };
}

/** Attacks of an action that goes on for as long as something holds. */
const withoutEnd = 999;

function canGoOn(game: Game, { figure, attack, source, made }: AttacksVars): boolean {
  const special = specialOf(game, source);
  if (!game.isAlive(figure) || !game.ask(mayAttackAtAll, true, { figure })) return false;
  if (made > 0 && special?.goesOn?.(game, attack) === false) return false;
  if (special?.modes && openModes(game, attack).length === 0) return false;
  return special?.modes !== undefined || attackTargets(game, attack).length > 0;
}
