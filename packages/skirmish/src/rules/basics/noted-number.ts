import type { Contribution, ContributionSink, ValueDeclaration } from '@scapewright/kernel';
import { baseNumbers } from '../../model/base-numbers.ts';
import type { Figure } from '../../model/numbers.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';

/**
 * A number, with a line in the log for every part of it that an ability, item or terrain gives: by its own reason, with
 * the amount and the place of its source. Costs a look where no log is kept, or nothing in the match changes the number.
 */
export function notedNumber(
  run: SkirmishRun,
  declared: ValueDeclaration,
  figure: Figure,
  number: (sink?: ContributionSink) => number,
): number {
  const isTold = run.isLogged && run.game.hooks.modifiesOf(declared).length > 0;
  return isTold ? toldNumber(run, declared, figure, number) : number();
}

function toldNumber(
  run: SkirmishRun,
  declared: ValueDeclaration,
  figure: Figure,
  number: (sink?: ContributionSink) => number,
): number {
  const { sources } = run.game.facts;
  const of = baseNumbers.indexOf(declared.name as (typeof baseNumbers)[number]);
  const parts: Contribution[] = [];
  const total = number((part) => parts.push(part));
  for (const { applied, source, reason, amount } of parts)
    if (applied && source !== undefined)
      run.note(reason, { figure, amount, of, source: sources.findIndex(({ key }) => key === source) });
  return total;
}
