import { lifeNumber } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { dropsAtOnce } from '../../queries/life.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';

/** How wounds and life compare, and which rule makes that a defeat. */
export function noteLife(run: SkirmishRun, figure: Figure, mortal: boolean): void {
  const { game } = run;
  const printed = game.definition(figure).life;
  if (printed === null || !game.isAlive(figure)) return;
  const wounds = game.wounds(figure);
  const life = game.value(lifeNumber, printed, { figure });
  if (!mortal) run.note('life.holds', { figure, wounds, life });
  else if (dropsAtOnce(game, figure)) run.note('life.one-wound', { figure });
  else run.note(life === 1 ? 'life.of-one' : 'life.reached', { figure, wounds, life });
}
