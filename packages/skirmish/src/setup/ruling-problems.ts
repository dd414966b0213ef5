import type { SetupProblem } from '@scapewright/kernel/check';
import { nearest } from '../model/nearest.ts';
import type { GameSetup } from '../model/setup.ts';
import type { RulingPosition, RulingPositions } from '../state/content/ruleset.ts';

/** What is wrong with the rulings of a setup: names that nobody reads, positions that a ruling does not have. */
export function rulingProblems(
  ruleset: string,
  defaults: Readonly<Record<string, RulingPosition>>,
  positions: RulingPositions | undefined,
  { rulings = {} }: Pick<GameSetup, 'rulings'>,
): readonly SetupProblem[] {
  const problems: SetupProblem[] = [];
  for (const [name, position] of Object.entries(rulings)) {
    const allowed = positions?.[name];
    if (!(name in defaults)) {
      const near = nearest(name, Object.keys(defaults));
      const fix = near === undefined ? 'see the list of rulings' : `did you mean ${near}?`;
      problems.push({ part: 'setup', place: 'rulings', message: `${ruleset} has no ruling ${name}`, fix });
    } else if (allowed && !allowed.includes(position))
      problems.push({
        part: 'setup',
        place: 'rulings',
        message: `${name} cannot be ${JSON.stringify(position)}`,
        fix: `it can be ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`,
      });
  }
  return problems;
}
