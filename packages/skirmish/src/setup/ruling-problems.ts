import type { SetupProblem } from '@scapewright/kernel/check';
import { setupProblem, setupSaid } from '../log/texts/setup-texts.ts';
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
  const about = { part: 'setup', place: 'rulings' };
  for (const [name, position] of Object.entries(rulings)) {
    const allowed = positions?.[name];
    if (!(name in defaults)) {
      const near = nearest(name, Object.keys(defaults));
      const fix = near === undefined ? setupSaid('mend:rulings') : setupSaid('mend:meant', { name: near });
      problems.push(setupProblem(about, setupSaid('setup:ruling', { ruleset, name }), fix));
    } else if (allowed && !allowed.includes(position))
      problems.push(
        setupProblem(
          about,
          setupSaid('setup:ruling-position', { name, position: JSON.stringify(position) }),
          setupSaid('mend:one-of', { names: allowed.map((one) => JSON.stringify(one)).join(', ') }),
        ),
      );
  }
  return problems;
}
