import type { Vars } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { attackedTable, attackTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { attackedRow, specialOf } from './attack-phase.ts';

/** The defender in a place of the order: places are numbered from 1 in {@link attackedTable}. */
export function defenderAt(game: Game, vars: Vars, place: number): number {
  const row = vars['attack'] as number;
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.state.read(attackedTable.attacked, attackedRow(game, row, figure)) === place + 1) return figure;
  return -1;
}

/** C5: several defenders go in the order of the attack; where it is open, the attacker decides (SS-CMB-026, SS-CMB-027). */
export function orderDefenders(run: SkirmishRun, vars: Readonly<Vars>): void {
  const { game } = run;
  const row = vars['attack'] as number;
  const special = specialOf(game, run.read(attackTable.source, row));
  if (!special?.attackerOrders) return;
  const remaining: number[] = [];
  for (let place = 0; defenderAt(game, vars, place) >= 0; place++)
    remaining.push(defenderAt(game, vars, place));
  const isFirst = !special.untargeted && game.parameters.targetDefendsFirst !== false;
  const first = isFirst ? remaining.splice(0, 1) : [];
  const order = [...first];
  while (remaining.length > 1) {
    const next = run.pick({
      seat: vars['seat'] as number,
      asks: 'order',
      domain: 'figure',
      options: [...remaining],
      source: 'attack.order',
      otherwise: remaining[0] as number,
    });
    order.push(next);
    remaining.splice(remaining.indexOf(next), 1);
    run.note('attack.ordered', { figure: next });
  }
  [...order, ...remaining].forEach((figure, at) => {
    run.write(attackedTable.attacked, attackedRow(game, row, figure), at + 1);
  });
}

/** The next defender: nothing has been rolled or received for it. */
export function nextDefender(run: SkirmishRun, vars: Readonly<Vars>): Vars {
  const row = vars['attack'] as number;
  const defender = defenderAt(run.game, vars, vars['place'] as number);
  run.write(attackTable.defender, row, defender);
  for (const column of [attackTable.defenseDice, attackTable.blocks, attackTable.wounds])
    run.write(column, row, 0);
  return { defender, place: (vars['place'] as number) + 1, received: 0 };
}
