import { mayBeMoved } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { rollTable } from '../../model/tables.ts';
import { isPowerOfCard } from '../../state/content/granted-abilities.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';

/** Is what acts now a power of a card, and the figure kept from those? Then it is left alone, and the log says so. */
export function isSpared(run: SkirmishRun, figure: Figure): boolean {
  const { game, source: key } = run;
  if (key === undefined || !game.positions.effects.isBeyondPowers(figure)) return false;
  const source = game.facts.sources.find((one) => one.key === key);
  if (!source || !isPowerOfCard(source)) return false;
  run.note('powers.spared', { figure });
  return true;
}

/** Is what acts now a power of a card, and the figure not to be moved by it? Then it stays where it is, and the log says so. */
export function isUnmoved(run: SkirmishRun, figure: Figure): boolean {
  const { game, source: key } = run;
  if (key === undefined || game.hooks.forbidsOf(mayBeMoved).length === 0) return false;
  const source = game.facts.sources.find((one) => one.key === key);
  if (!source || !isPowerOfCard(source)) return false;
  if (game.ask(mayBeMoved, true, { figure, seat: game.seatOf(source) })) return false;
  run.note('powers.unmoved', { figure });
  return true;
}

/** Are these dice those of a figure that is kept from the power that acts now? */
export function areSpared(run: SkirmishRun, roll: number): boolean {
  return isSpared(run, run.read(rollTable.figure, roll));
}
