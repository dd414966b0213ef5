import type { SetupProblem } from '@scapewright/kernel/check';
import { type SetupText, setupProblem, setupSaid } from '../log/texts/setup-texts.ts';
import type { Said } from '../log/wording/said.ts';
import { sidesOf } from '../model/card.ts';
import type { GameSetup } from '../model/setup.ts';
import { copiesOf } from '../rules/team/draft-rows.ts';

/** What is wrong with the cards of a draft: unknown ones, copies that cannot be, cards without a cost. */
export function draftProblems({ draft = [], definitions, start }: GameSetup): readonly SetupProblem[] {
  const problem = (message: SetupText, fix: SetupText, values?: Said['values']): SetupProblem =>
    setupProblem({ part: 'setup', place: 'draft' }, setupSaid(message, values), setupSaid(fix));
  const timing =
    draft.length > 0 && start !== 'setup' ? [problem('setup:draft-late', 'mend:from-setup')] : [];
  return draft.reduce<SetupProblem[]>(
    (problems, { definition: id, copies = 1 }, at) => {
      const definition = definitions.find((one) => one.id === id);
      if (draft.findIndex((one) => one.definition === id) !== at)
        problems.push(problem('setup:draft-twice', 'mend:once', { card: id }));
      else if (!definition) problems.push(problem('setup:draft-unknown', 'mend:add-or-leave', { card: id }));
      else if (!Number.isInteger(copies) || copies < 1)
        problems.push(problem('setup:draft-copies', 'mend:one-or-more', { card: id, copies }));
      else if (copiesOf(definition, copies) < 1)
        problems.push(problem('setup:draft-figures', 'mend:leave-card', { card: id }));
      else if (sidesOf(definition).every(({ costless }) => costless))
        problems.push(problem('setup:draft-costless', 'mend:price', { card: id }));
      return problems;
    },
    [...timing],
  );
}
