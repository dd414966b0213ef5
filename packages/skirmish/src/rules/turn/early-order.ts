import type { StepId } from '../../model/steps.ts';
import { seatTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Step } from '../../state/procedures.ts';
import { type Numbered, numberedVars } from '../basics/numbered-vars.ts';
import { rollSequence } from './initiative.ts';

/** The order of the players as it was, by seat: while another holds for a step. */
export type KnownOrder = Numbered<'known'>;

/**
 * Comes ahead of a step that is run before this round's initiative is known. Last round's order holds in it, or the order
 * of placement; by ruling SIM-4 only in planning: then a d20 decides who goes first wherever somebody acts (SS-SIM-005).
 */
export function earlyOrder(step: StepId): Step<KnownOrder> {
  return {
    if: (game) => game.ruling('SIM-4') === 'planning-only' && game.hooks.listens(step),
    steps: [{ do: rollOrder }],
  };
}

/** Comes behind such a step: the order is again what it was. */
export const usualOrder: Step<KnownOrder> = {
  if: (_game, vars) => vars.known0 !== undefined,
  steps: [{ do: restoreOrder }],
};

function rollOrder(run: SkirmishRun): KnownOrder {
  const { game } = run;
  const { seats } = game;
  const known = seats.map((seat) => run.read(seatTable.order, seat));
  const playing = seats.filter((seat) => !game.isOut(seat));
  const order = [...rollSequence(run, playing, 'order', false), ...seats.filter((seat) => game.isOut(seat))];
  order.forEach((seat, place) => {
    run.write(seatTable.order, seat, place);
  });
  run.note('order.early', { first: order[0] ?? 0, ...numberedVars('seat', order) });
  return numberedVars('known', known);
}

function restoreOrder(run: SkirmishRun, vars: KnownOrder): void {
  for (let seat = 0; seat < run.game.seatCount; seat++)
    run.write(seatTable.order, seat, vars[`known${seat}`] ?? seat);
}
