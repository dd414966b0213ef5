import type { Contribution, ContributionSink, ValueDeclaration } from '@scapewright/kernel';
import { baseNumbers } from '../reasons/explanation-reasons.ts';
import type { SkirmishRun } from '../unit.ts';

/** A number, with a line for every part of it that an ability, item or terrain gives. */
export function toldNumber(
  run: SkirmishRun,
  declared: ValueDeclaration,
  figure: number,
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
