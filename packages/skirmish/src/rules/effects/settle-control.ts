import type { Figure } from '../../model/numbers.ts';
import { controllerNow } from '../../queries/control.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { procedures } from '../../state/procedures.ts';

/** Gives a figure to whoever controls it now that something has ended which said so. */
export function settleControl(run: SkirmishRun, figure: Figure): void {
  const seat = controllerNow(run.game, figure);
  if (seat !== run.game.controller(figure)) run.call(procedures.giveBack, { figure, seat });
}
