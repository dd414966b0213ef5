import type { SetupProblem } from '@scapewright/kernel/check';
import { reasonTopics } from '../log/reasons/reason-topics.ts';
import { skirmishReasons } from '../log/reasons/reasons.ts';
import type { Citations, SkirmishRuleset } from '../state/content/ruleset.ts';

/** Says a ruleset that no rule stands behind this reason, by its name or that of its topic? */
export function isUnbacked({ unbacked = [] }: Citations, reason: string): boolean {
  return unbacked.some((entry) => isNamedBy(entry, reason));
}

/** Every reason of shared code has its rules or is unbacked, and not both; what is called unbacked is a reason. */
export function reasonProblems(ruleset: SkirmishRuleset): readonly SetupProblem[] {
  const { id, reasons, unbacked = [] } = ruleset;
  const isBacked = (reason: string): boolean => (reasons[reason] ?? []).length > 0;
  const problem = (message: string, fix: string): SetupProblem => ({
    part: id,
    place: 'reasons',
    message,
    fix,
  });
  return [
    ...skirmishReasons
      .filter((reason) => !isBacked(reason) && !isUnbacked(ruleset, reason))
      .map((reason) =>
        problem(
          `maps the reason ${reason} to no rule`,
          'let an entry of its ledger state it, or name it among its unbacked reasons',
        ),
      ),
    ...unbacked.flatMap((entry) => {
      const meant = skirmishReasons.filter((reason) => isNamedBy(entry, reason));
      if (meant.length === 0)
        return [
          problem(
            `calls ${entry} unbacked, which is neither a reason nor a topic`,
            'take it out of the unbacked reasons',
          ),
        ];
      return meant
        .filter(isBacked)
        .map((reason) =>
          problem(`calls ${reason} unbacked, and maps it to rules`, 'take it out of the unbacked reasons'),
        );
    }),
  ];
}

function isNamedBy(entry: string, reason: string): boolean {
  const topics: Readonly<Record<string, readonly string[]>> = reasonTopics;
  return entry === reason || (Object.hasOwn(topics, entry) && topics[entry]?.includes(reason) === true);
}
