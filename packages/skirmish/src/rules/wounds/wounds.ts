import { call } from '@scapewright/kernel';
import { fates } from '../../model/codes.ts';
import { lifeNumber, woundsInsteadOfDefeat } from '../../model/declarations.ts';
import type { Card, Figure } from '../../model/numbers.ts';
import type { DefeatArgs, WoundArgs } from '../../model/steps.ts';
import { baseColumns, cardTable, figureTable, matchTable } from '../../model/tables.ts';
import { dropsAtOnce, isMortal } from '../../queries/life.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { DefeatedArgs, WoundsArgs } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { type Numbered, numberedVars, numbersOf } from '../basics/numbered-vars.ts';
import { isSpared } from '../basics/spared.ts';
import { type RollRole, rollCombatDice } from '../dice/dice.ts';
import { leftOnCard, takeFromCard } from '../effects/from-card.ts';
import { settleLife } from '../effects/settle-life.ts';
import { noteLife } from './life-notes.ts';
import { liftRiders } from './lift-riders.ts';

/** Wounds from somewhere: how many, of which kinds (bit set), by which figure (-1 none). */
export interface Wounds {
  readonly figure: Figure;
  readonly amount: number;
  readonly kinds?: number;
  readonly by?: number;
}

/** The variables of `defeat`. */
interface DefeatVars extends DefeatedArgs, Numbered<'space'> {
  /** 1 where the figure has taken wounds instead. */
  readonly replaced?: number;
  /** 1 where a rule has done something else instead. */
  readonly prevented?: number;
}

/** Inflicts wounds: replacements, markers, triggers, then life (ruling TI-07). Returns how many were received. */
export function inflict(run: SkirmishRun, wounds: Wounds): number {
  if (wounds.amount <= 0 || !run.game.isAlive(wounds.figure) || isSpared(run, wounds.figure)) return 0;
  const { received } = run.call(procedures.wounds, {
    figure: wounds.figure,
    amount: wounds.amount,
    kinds: wounds.kinds ?? 0,
    by: wounds.by ?? -1,
  });
  return received;
}

/** Rolls damage dice against a figure: every skull is a wound that cannot be blocked (SS-DICE-006). */
export function rollDamage(
  run: SkirmishRun,
  figure: Figure,
  dice: number,
  kinds: readonly string[],
  by = -1,
  role: RollRole = 'damage',
): number {
  const { game } = run;
  if (isSpared(run, figure)) return 0;
  const seat = by >= 0 ? game.controller(by) : game.controller(figure);
  const rolled = rollCombatDice(run, {
    seat,
    figure: by >= 0 && role === 'swipe' ? by : figure,
    against: figure,
    role,
    count: dice,
  });
  const { skulls, shields } = rolled;
  const data = { figure, dice, skulls, shields, kinds: game.kindBits(kinds), by };
  run.note(role === 'swipe' ? 'swipe.rolled' : 'damage.rolled', data);
  return inflict(run, { figure, amount: skulls, kinds: game.kindBits(kinds), by });
}

/** Defeats a figure outright; what rules say instead (an Event figure takes wounds) is done instead. */
export function defeat(run: SkirmishRun, figure: Figure, by = -1): void {
  if (run.game.isAlive(figure) && !isSpared(run, figure))
    run.call(procedures.defeat, { figure, by, outright: 1 });
}

/** Defeats several figures by one event: who has won is looked at after the last of them (HS-WIN-002). */
export function defeatTogether(run: SkirmishRun, figures: readonly Figure[], by = -1): void {
  for (const figure of figures)
    if (run.game.isAlive(figure)) run.call(procedures.defeat, { figure, by, outright: 1, together: 1 });
  if (figures.length > 0 && endsAtOnce(run.game)) run.call(procedures.victory, { roundEnd: 0 });
}

/** `wounds`: one pipeline for every source of wounds. */
export const woundsProcedure = procedures.wounds.define([
  call(procedures.receive, (_game, vars) => ({ ...vars }), 'received'),
  { leave: (_game, { received }) => received <= 0 },
  call(procedures.life, (_game, { figure, by, kinds, attack = -1 }) => ({
    ...{ figure, by, kinds },
    attack: attack + 1,
  })),
]);

/** `receive`: what sees the wounds coming, replacements, then markers, then what receiving wounds triggers. Its result is how many were received. */
export const receiveProcedure = procedures.receive.define([
  { at: 'E.wounds-would-be-received', args: woundArgs },
  {
    replace: 'E.wounds-would-be-received',
    args: woundArgs,
    seat: (game, vars) => game.controller(vars.figure),
  },
  { do: placeMarkers },
  { leave: (_game, vars) => vars.result === 0 },
  { at: 'E.wounds-received', args: woundArgs },
]);

function placeMarkers(
  run: SkirmishRun,
  { figure, amount: given, by }: WoundsArgs,
): { readonly result: number; readonly amount: number } {
  const { game } = run;
  const amount = Math.max(0, given);
  const life = game.definition(figure).life;
  if (life === null || amount === 0) {
    run.note(life === null ? 'wounds.no-life' : 'wounds.none', { figure });
    return { result: 0, amount: 0 };
  }
  run.write(figureTable.wounds, figure, game.wounds(figure) + amount);
  run.note(dropsAtOnce(game, figure) ? 'wounds.virtual' : 'wounds.received', {
    figure,
    wounds: amount,
    by,
  });
  const beyond = game.wounds(figure) - life;
  if (beyond > 0 && !dropsAtOnce(game, figure)) run.note('wounds.beyond-life', { figure, wounds: beyond });
  return { result: amount, amount };
}

/** `life`: wounds against life, and defeat (SS-LIFE-001). */
export const lifeProcedure = procedures.life.define([
  {
    if: (game, vars) => isMortal(game, vars.figure),
    steps: [
      { note: (run, vars) => noteLife(run, vars.figure, true) },
      call(procedures.defeat, (_game, { figure, by = -1, kinds = 0, attack = 0 }) => ({
        ...{ figure, by, kinds, attack },
        outright: 0,
      })),
    ],
    else: [{ note: (run, vars) => noteLife(run, vars.figure, false) }],
  },
]);

/** `defeat`: replacement (an Event figure), leaving the board, triggers, and the card when its last figure is gone. */
export const defeatProcedure = procedures.defeat.define<DefeatVars>([
  { leave: (game, vars) => !game.isAlive(vars.figure) },
  {
    if: (game, vars) => vars.outright === 1 && instead(game, vars.figure) > 0,
    steps: [
      {
        do: (run, vars) => {
          const { figure, by } = vars;
          run.note('defeat.wounds-instead', { figure, wounds: instead(run.game, figure) });
          inflict(run, { figure, amount: instead(run.game, figure), by });
          return { replaced: 1 };
        },
      },
    ],
  },
  { leave: (_game, vars) => vars.replaced === 1 },
  {
    replace: 'E.figure-defeated',
    args: defeatArgs,
    seat: (game, vars) => game.controller(vars.figure),
  },
  { leave: (_game, vars) => vars.prevented === 1 },
  { do: takeOffAndTell },
  {
    at: 'E.figure-defeated',
    args: defeatArgs,
    steps: [
      {
        if: (game, vars) => isCardEmpty(game, vars.figure),
        steps: [
          { do: (run, vars) => deactivate(run, run.game.cardOf(vars.figure)) },
          { at: 'E.card-inactive', args: defeatArgs },
          { do: (run, vars) => defeatTogether(run, leftOnCard(run, run.game.cardOf(vars.figure)), vars.by) },
          {
            if: (game, vars) => vars.together !== 1 && endsAtOnce(game),
            steps: [call(procedures.victory, () => ({ roundEnd: 0 }))],
          },
        ],
      },
    ],
  },
  {
    if: (game) => game.hooks.modifiesOf(lifeNumber).length > 0,
    steps: [{ do: (run) => settleLife(run) }],
  },
]);

/**
 * Does a defeat end the game at once, where it decides it (HS-WIN-002)? What happens to several at the end of a round is one event:
 * who has won is looked at after it.
 */
function endsAtOnce({ parameters, state }: Game): boolean {
  const isRoundEnding = state.read(matchTable.seat, 0) < 0 && state.read(matchTable.turn, 0) > 0;
  return parameters.victory === 'at-once' && !isRoundEnding;
}

/** Takes the figure off and tells which spaces it has left. */
function takeOffAndTell(run: SkirmishRun, { figure, by }: DefeatVars): Numbered<'space'> {
  const spaces = run.game.spacesOf(figure);
  if (run.game.facts.objects) liftRiders(run, figure);
  takeOff(run, figure, by);
  return numberedVars('space', spaces);
}

/** Takes a figure off the battlefield without its card leaving the team (SS-LIFE-006). */
export function takeOff(run: SkirmishRun, figure: Figure, by: number): void {
  takeFromCard(run, figure);
  run.write(figureTable.defeated, figure, fates.defeated);
  for (const column of baseColumns) run.write(column, figure, -1);
  run.write(figureTable.inside, figure, -1);
  run.write(figureTable.place, figure, -1);
  run.note('figure.defeated', { figure, by });
}

/** A card whose last figure is gone becomes inactive and stays on its team (SS-LIFE-007). */
export function deactivate(run: SkirmishRun, card: Card): void {
  run.write(cardTable.active, card, 0);
  run.note('card.inactive', { card });
}

function isCardEmpty(game: Game, figure: Figure): boolean {
  const card = game.cardOf(figure);
  return game.isCardActive(card) && game.figuresOf(card).every((one) => !game.isAlive(one));
}

function instead(game: Game, figure: Figure): number {
  const { uniqueness } = game.definition(figure);
  return game.ask(woundsInsteadOfDefeat, uniqueness === 'event' ? 4 : 0, { figure });
}

/** What is told of wounds that a figure receives or loses. */
export function woundArgs(game: Game, { figure, amount, kinds, by, attack = -1 }: WoundsArgs): WoundArgs {
  return {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    amount,
    kinds,
    by,
    attack,
  };
}

function defeatArgs(game: Game, vars: DefeatVars): DefeatArgs {
  const { figure, by, prevented = 0, kinds = 0, attack = 0 } = vars;
  return {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    other: by,
    prevented,
    kinds,
    attack: attack - 1,
    ...numberedVars('space', numbersOf(vars, 'space')),
  };
}
