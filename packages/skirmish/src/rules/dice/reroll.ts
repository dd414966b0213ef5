import type { Seat } from '@scapewright/kernel';
import { confirmation, type HookSource } from '@scapewright/kernel';
import { rollTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { areSpared } from '../basics/spared.ts';
import { countFaces, noteDice, purposeOf, type RollRole, rollRoles } from './dice.ts';

/** Dice of a roll by their faces. */
export interface DiceSubset {
  readonly skulls: number;
  readonly shields: number;
  readonly blanks: number;
}

const faces = ['skull', 'shield', 'blank'] as const;

/**
 * Asks which dice of a combat roll are rolled again: dice by name (`skull-1`, `shield-2`, `blank-1`), `yes` for all that
 * do not show the face that counts, or `no`.
 */
export function askDice(
  run: SkirmishRun,
  row: number,
  source: HookSource,
  seat: Seat,
): DiceSubset | undefined {
  const rolled = dicesOf(run, row);
  const counts = [rolled.skulls, rolled.shields, rolled.blanks];
  const names = counts.flatMap((count, face) =>
    Array.from({ length: count }, (_, at) => `${faces[face]}-${at + 1}`),
  );
  const kindOf = (die: number): string => names[die]?.split('-')[0] ?? '';
  const reply = run.choose({
    seat,
    asks: source.id,
    domain: 'die',
    options: names.map((_, die) => die),
    extras: ['yes', 'no'],
    least: 0,
    most: names.length,
    source: source.key,
    keyOf: (die) => names[die] ?? '',
    readKey: (key) => (names.includes(key) ? names.indexOf(key) : undefined),
    defaultReply: confirmation.no,
  });
  if (reply === confirmation.no) return undefined;
  if (reply === confirmation.yes) return { ...rolled, [isDefense(run, row) ? 'shields' : 'skulls']: 0 };
  const dice = typeof reply === 'number' ? [reply] : reply;
  const count = (face: string): number => dice.filter((die) => kindOf(die) === face).length;
  return { skulls: count('skull'), shields: count('shield'), blanks: count('blank') };
}

/** Rolls some dice of a combat roll again; the second roll stands. */
export function rerollDice(run: SkirmishRun, row: number, again: DiceSubset): void {
  const count = again.skulls + again.shields + again.blanks;
  if (count === 0 || areSpared(run, row)) return;
  noteDice(run, row);
  const role = rollRoles[run.read(rollTable.role, row)] as RollRole;
  const order = { seat: run.read(rollTable.seat, row), figure: run.read(rollTable.figure, row), role };
  const made = countFaces(
    run.roll({ seat: order.seat, sides: 6, count, die: 'combat', purpose: purposeOf(run.game, order) }),
  );
  const before = dicesOf(run, row);
  for (const face of ['skulls', 'shields', 'blanks'] as const)
    run.write(rollTable[face], row, before[face] - again[face] + made[face]);
  run.note('roll.again', { dice: count, skulls: made.skulls, shields: made.shields });
}

function dicesOf(run: SkirmishRun, row: number): DiceSubset {
  return {
    skulls: run.read(rollTable.skulls, row),
    shields: run.read(rollTable.shields, row),
    blanks: run.read(rollTable.blanks, row),
  };
}

function isDefense(run: SkirmishRun, row: number): boolean {
  return rollRoles[run.read(rollTable.role, row)] === 'defense';
}
