import type { Figure } from '../../model/numbers.ts';
import { attackedTable, attackTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { CombatArgs, CombatResult } from '../../state/procedure-args.ts';
import { attackedRow, specialOf } from './attack-rows.ts';

/** The variables of `combat`. */
export interface CombatVars extends CombatArgs, CombatResult {
  /** 1 once there is a target, and attack dice may be rolled. */
  readonly ready: number;
  readonly target: Figure;
  readonly defenders: number;
  /** The place of the defender in their order, from 0. */
  readonly place: number;
  readonly defender: Figure;
  /** 1 where something was done instead of a step of the defender. */
  readonly replaced: number;
  /** Wounds that the defender has received in this attack. */
  readonly received: number;
}

/** Whom an attack attacks, in the order in which they defend; who has escaped it is not among them. */
export function defendersOf(game: Game, row: number): readonly number[] {
  const orderOf = (figure: Figure): number =>
    game.state.read(attackedTable.attacked, attackedRow(game, row, figure));
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++) if (orderOf(figure) > 0) list.push(figure);
  return list.length > 1 ? list.sort((a, b) => orderOf(a) - orderOf(b)) : list;
}

/** The defender in a place of that order, counted from 0; -1 where there are no more. */
export function defenderAt(game: Game, vars: CombatVars, place: number): number {
  return defendersOf(game, vars.attack)[place] ?? -1;
}

/** C5: several defenders go in the order of the attack; where it is open, the attacker decides (SS-CMB-026, SS-CMB-027). */
export function orderDefenders(run: SkirmishRun, vars: CombatVars): void {
  const { game } = run;
  const row = vars.attack;
  const special = specialOf(game, run.read(attackTable.source, row));
  if (!special?.attackerOrders) return;
  const remaining = [...defendersOf(game, row)];
  const isFirst = !special.untargeted && game.parameters.targetDefendsFirst !== false;
  const first = isFirst ? remaining.splice(0, 1) : [];
  const order = [...first];
  while (remaining.length > 0) {
    const isLast = remaining.length === 1;
    const next = run.pickOrTake({
      seat: vars.seat,
      asks: 'order',
      domain: 'figure',
      options: [...remaining],
      source: 'attack.order',
      defaultReply: remaining[0] as number,
    });
    order.push(next);
    remaining.splice(remaining.indexOf(next), 1);
    if (!isLast) run.note('attack.ordered', { figure: next });
  }
  order.forEach((figure, at) => {
    run.write(attackedTable.attacked, attackedRow(game, row, figure), at + 1);
  });
}

/** C2: the next of those who are targeted; who has just escaped has left its place to the one after it. */
export function nextTargeted(game: Game, vars: CombatVars): Partial<CombatVars> {
  const place = vars.place;
  return { place: defenderAt(game, vars, place) === vars.defender ? place + 1 : place };
}

/** The next defender: nothing has been rolled or received for it. */
export function nextDefender(run: SkirmishRun, vars: CombatVars): Partial<CombatVars> {
  const row = vars.attack;
  const defender = defenderAt(run.game, vars, vars.place);
  run.write(attackTable.defender, row, defender);
  for (const column of [attackTable.defenseDice, attackTable.blocks, attackTable.wounds])
    run.write(column, row, 0);
  return { defender, place: vars.place + 1, received: 0 };
}
