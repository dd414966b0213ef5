import type { HookSource, Seat } from '@scapewright/kernel';
import type { Figure, Token } from '../../model/numbers.ts';
import type { RollArgs } from '../../model/steps.ts';
import { lastRollTable, matchTable, rollTable } from '../../model/tables.ts';
import type { SkirmishRun, SkirmishSource } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { DiceArgs, RollResult } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { areSpared } from '../basics/spared.ts';

/** The variables of `roll`. */
interface RollVars extends DiceArgs, RollResult {
  /** The row of the roll. */
  readonly roll: number;
}

/** What a roll is for. */
export const rollRoles = [
  'attack',
  'defense',
  'damage',
  'swipe',
  'fall',
  'initiative',
  'placement',
  'd20',
  'effect',
  'trap',
] as const;
/** What one roll is for. */
export type RollRole = (typeof rollRoles)[number];

const damageRoles: readonly RollRole[] = ['damage', 'swipe', 'fall'];

/** A roll of combat dice, or of one numbered die. */
export interface DiceOrder {
  readonly seat: Seat;
  /** The figure that rolls or is rolled against, -1 none. */
  readonly figure: Figure;
  /** The figure that damage dice are rolled against, where another one rolls them (a swipe), or for which an ability rolls. */
  readonly against?: number;
  readonly role: RollRole;
  /** Number of dice; default 1. */
  readonly count?: number;
  /** 6 combat faces, or the sides of a numbered die. */
  readonly sides?: number;
  readonly attack?: number;
  /** What whoever rolls adds to a numbered die. */
  readonly plus?: number;
  /** The hook source of the ability that rolls. */
  readonly source?: HookSource;
  /** The token for which the roll is: a trap's. */
  readonly token?: Token;
}

/** Rolls combat dice (3 skulls, 2 shields, 1 blank: SS-DICE-001) and lets everybody react. */
export function rollCombatDice(run: SkirmishRun, order: DiceOrder): RollResult {
  const { game } = run;
  const count = Math.max(0, order.count ?? 1);
  const reacts = listens(game, order.role);
  if (reacts) return rolled(run, order, { count, sides: 6, numbered: 0 });
  const faces = run.roll({
    seat: order.seat,
    sides: 6,
    count,
    die: 'combat',
    purpose: purposeOf(game, order),
  });
  if (run.isLogged) notePassed(run, order);
  return countFaces(faces);
}

/** The log of a roll that nobody reacts to: the windows have passed all the same. */
function notePassed(run: SkirmishRun, order: DiceOrder): void {
  const { seat, figure, against = figure, role } = order;
  run.event('E.dice-rolled', rollArgs(run.game, { seat, figure, roll: -1 }));
  if (damageRoles.includes(role))
    run.event('E.damage-dice-rolled', damageArgs(run.game, { seat, against, roll: -1 }));
}

/** Rolls one numbered die; the result is what was rolled and everything that changes it (SS-DICE-009). */
export function rollNumber(run: SkirmishRun, order: DiceOrder): RollResult {
  return rolled(run, order, { count: 1, sides: order.sides ?? 20, numbered: 1 });
}

/** The procedure `roll`: dice, then the windows in which players react to them, then the result (SS-DICE-012). */
export const rollProcedure = procedures.roll.define<RollVars>([
  { do: openRoll },
  {
    at: 'E.dice-rolled',
    args: rollArgs,
    steps: [
      { if: (_game, vars) => vars.sides === 20, steps: [{ at: 'E.d20-rolled', args: rollArgs }] },
      {
        if: (_game, vars) => damageRoles.includes(rollRoles[vars.role] as RollRole),
        steps: [{ at: 'E.damage-dice-rolled', args: damageArgs }],
      },
    ],
  },
  { do: closeRoll },
]);

/** The windows after a roll that has been made already: initiative dice are all rolled before anybody reacts. */
export const reactionProcedure = procedures.rollReactions.define([
  { at: 'E.dice-rolled', args: rollArgs, steps: [{ at: 'E.d20-rolled', args: rollArgs }] },
]);

/** What a row of a roll is opened with. */
const opened = ['seat', 'figure', 'role', 'sides', 'numbered', 'count', 'attack'] as const;

/** Opens a row for a roll. */
export function openRow(run: SkirmishRun, roll: Pick<DiceArgs, (typeof opened)[number]>): number {
  const row = run.read(matchTable.rollDepth, 0);
  run.write(matchTable.rollDepth, 0, row + 1);
  for (const name of opened) run.write(rollTable.column[name], row, roll[name]);
  return row;
}

/** Closes it. */
export function closeRow(run: SkirmishRun, row: number): void {
  run.write(rollTable.rolled, row, 0);
  run.write(rollTable.result, row, 0);
  run.write(rollTable.source, row, -1);
  run.write(matchTable.rollDepth, 0, row);
}

/** Opens a row for a roll and rolls. */
function openRoll(run: SkirmishRun, vars: RollVars): Partial<RollVars> {
  const row = openRow(run, vars);
  run.write(rollTable.source, row, vars.source ?? -1);
  if (vars.plus !== undefined) run.write(rollTable.result, row, vars.plus);
  throwDice(run, row);
  return { roll: row };
}

/** Rolls all dice of a row again: a reroll takes the whole roll. */
export function throwAgain(run: SkirmishRun, row: number): void {
  if (areSpared(run, row)) return;
  const isNumbered = run.read(rollTable.numbered, row) === 1;
  const before = run.read(rollTable.rolled, row);
  if (!isNumbered) noteDice(run, row);
  throwDice(run, row);
  if (isNumbered) {
    const [seat, sides] = [run.read(rollTable.seat, row), run.read(rollTable.sides, row)];
    run.note('roll.number-again', { seat, sides, rolled: run.read(rollTable.rolled, row), before });
    return;
  }
  const [skulls, shields] = [run.read(rollTable.skulls, row), run.read(rollTable.shields, row)];
  run.note('roll.again', { dice: run.read(rollTable.count, row), skulls, shields });
}

/** What the combat dice of a row show before some of them are rolled again. */
export function noteDice(run: SkirmishRun, row: number): void {
  const [skulls, shields] = [run.read(rollTable.skulls, row), run.read(rollTable.shields, row)];
  run.note('roll.first', { skulls, shields });
}

/** Rolls all dice of a row. */
function throwDice(run: SkirmishRun, row: number): void {
  const sides = run.read(rollTable.sides, row);
  const isNumbered = run.read(rollTable.numbered, row) === 1;
  const role = rollRoles[run.read(rollTable.role, row)] as RollRole;
  const order = { seat: run.read(rollTable.seat, row), figure: run.read(rollTable.figure, row), role };
  const faces = run.roll({
    seat: order.seat,
    sides,
    count: run.read(rollTable.count, row),
    die: isNumbered ? `d${sides}` : 'combat',
    purpose: purposeOf(run.game, order),
  });
  if (!isNumbered) {
    const { skulls, shields, blanks } = countFaces(faces);
    run.write(rollTable.skulls, row, skulls);
    run.write(rollTable.shields, row, shields);
    run.write(rollTable.blanks, row, blanks);
    return;
  }
  const change = run.read(rollTable.result, row) - run.read(rollTable.rolled, row);
  const rolled = (faces[0] ?? 0) + 1;
  run.write(rollTable.rolled, row, rolled);
  run.write(rollTable.result, row, rolled + change);
}

/** Adds to the result of a numbered roll; what was rolled stays (SS-DICE-010). */
export function changeResult(run: SkirmishRun, row: number, by: number): void {
  if (areSpared(run, row)) return;
  run.write(rollTable.result, row, run.read(rollTable.result, row) + by);
  run.note('roll.changed', { roll: row, by, result: run.read(rollTable.result, row) });
}

function closeRoll(run: SkirmishRun, { roll: row }: RollVars): RollResult {
  const read = (name: keyof typeof rollTable.column): number => run.read(rollTable.column[name], row);
  const made = resultOf(read);
  if (read('numbered') === 1) {
    run.write(lastRollTable.rolled, 0, made.rolled);
    run.write(lastRollTable.result, 0, made.result);
    run.note('roll.number', { seat: read('seat'), sides: read('sides'), ...made });
  }
  closeRow(run, row);
  return made;
}

/** A roll that players may react to. */
interface ReactedRoll {
  readonly seat: Seat;
  readonly roll: number;
}

function rollArgs(
  game: Game,
  vars: ReactedRoll & { readonly figure: Figure; readonly against?: number; readonly token?: number },
): RollArgs {
  const { figure, against = figure, token } = vars;
  return {
    ...argsOf(game, vars, figure),
    ...(against === figure ? {} : { other: against }),
    ...(token === undefined ? {} : { token }),
  };
}

/** Damage dice are about the figure that they are rolled against, whoever rolls them. */
function damageArgs(game: Game, vars: ReactedRoll & { readonly against: number }): RollArgs {
  return argsOf(game, vars, vars.against);
}

function argsOf(game: Game, { seat, roll }: ReactedRoll, figure: Figure): RollArgs {
  return { seat, figure, card: figure < 0 ? -1 : game.cardOf(figure), roll };
}

/** Counts the faces of combat dice. */
export function countFaces(faces: readonly number[]): RollResult {
  let skulls = 0;
  let shields = 0;
  for (const face of faces) {
    if (face < 3) skulls++;
    else if (face < 5) shields++;
  }
  return { skulls, shields, blanks: faces.length - skulls - shields, rolled: 0, result: 0 };
}

function resultOf(read: (name: keyof RollResult) => number): RollResult {
  return {
    skulls: read('skulls'),
    shields: read('shields'),
    blanks: read('blanks'),
    rolled: read('rolled'),
    result: read('result'),
  };
}

/** What the procedure `roll` came to. */
function rolled(
  run: SkirmishRun,
  { seat, figure, against = figure, role, attack = -1, plus, source, token }: DiceOrder,
  dice: Pick<DiceArgs, 'count' | 'sides' | 'numbered'>,
): RollResult {
  const made = run.call(procedures.roll, {
    seat,
    figure,
    against,
    role: rollRoles.indexOf(role),
    ...dice,
    attack,
    ...(plus === undefined || plus === 0 ? {} : { plus }),
    ...(source === undefined ? {} : { source: (source as SkirmishSource).place }),
    ...(token === undefined ? {} : { token }),
  });
  return resultOf((name) => made[name]);
}

function listens(game: Game, role: RollRole): boolean {
  const { hooks } = game;
  return (
    hooks.listens('E.dice-rolled') || (damageRoles.includes(role) && hooks.listens('E.damage-dice-rolled'))
  );
}

/** What a roll is for, in words: messages about scripted dice show it. */
export function purposeOf(game: Game, order: Pick<DiceOrder, 'figure' | 'role' | 'seat'>): string {
  const who = order.figure >= 0 ? game.facts.figureNames[order.figure] : game.facts.playerNames[order.seat];
  return `${order.role} by ${who ?? 'nobody'}`;
}
