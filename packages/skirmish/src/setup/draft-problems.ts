import type { SetupProblem } from '@scapewright/kernel/check';
import { sidesOf } from '../model/card.ts';
import type { GameSetup } from '../model/setup.ts';
import { copiesOf } from '../rules/team/draft-rows.ts';

/** What is wrong with the cards of a draft: unknown ones, copies that cannot be, cards without a cost. */
export function draftProblems({ draft = [], definitions, start }: GameSetup): readonly SetupProblem[] {
  const problem = (message: string, fix: string): SetupProblem => ({
    part: 'setup',
    place: 'draft',
    message,
    fix,
  });
  const timing =
    draft.length > 0 && start !== 'setup'
      ? [problem('cards are drafted in setup, and play begins later', "let the match start with 'setup'")]
      : [];
  return draft.reduce<SetupProblem[]>(
    (problems, { definition: id, copies = 1 }, at) => {
      const definition = definitions.find((one) => one.id === id);
      if (draft.findIndex((one) => one.definition === id) !== at)
        problems.push(problem(`${id} is offered twice`, 'name it once, with the number of its copies'));
      else if (!definition)
        problems.push(problem(`there is no definition of ${id}`, 'add it, or leave the card out'));
      else if (!Number.isInteger(copies) || copies < 1)
        problems.push(problem(`${copies} copies of ${id} cannot be`, 'offer one or more'));
      else if (copiesOf(definition, copies) < 1)
        problems.push(problem(`${id} has more figures than one card can hold`, 'leave the card out'));
      else if (sidesOf(definition).every(({ costless }) => costless))
        problems.push(problem(`${id} shows no cost on either side`, 'give it a price, or leave it out'));
      return problems;
    },
    [...timing],
  );
}
