import type { Seat } from '@scapewright/kernel';
import type { SkirmishRun } from '@scapewright/skirmish/author';
import type { ChoiceOf } from './choice.ts';
import type { BlockData } from './clause-data.ts';
import type { Scope } from './scope.ts';

/** Can every choice be made, one after the other? What is chosen first may decide what is left for the next. */
export function canChoose(scope: Scope, choices: readonly ChoiceOf[], at = 0): boolean {
  return at >= choices.length || openOptions(scope, choices, at) !== 'none';
}

/** The options of a choice after which all later choices can be made too; 'unknown' where nobody can say yet. */
export function openOptions(
  scope: Scope,
  choices: readonly ChoiceOf[],
  at: number,
): readonly number[] | 'unknown' | 'none' {
  const choice = choices[at];
  const options = choice?.options(scope);
  if (!choice || !options) return 'unknown';
  if (choice.least === 0 || choice.least > 1) return options.length >= choice.least ? options : 'none';
  const open = options.filter((option) =>
    canChoose(withChosen(scope, choice.name, [option]), choices, at + 1),
  );
  return open.length > 0 ? open : 'none';
}

/** Asks every choice in turn, an opponent who has been chosen the ones that follow. Undefined where one cannot be made or is declined. */
export function makeChoices(
  run: SkirmishRun,
  scope: Scope,
  choices: readonly ChoiceOf[],
  seat: Seat,
): Scope | undefined {
  let made = scope;
  let decider = seat;
  for (const [at, choice] of choices.entries()) {
    const open = openOptions(made, choices, at);
    if (open === 'none') return undefined;
    const isEmpty = open !== 'unknown' && open.length === 0;
    const chosen = isEmpty ? [] : choice.ask(run, made, decider, open === 'unknown' ? [] : open);
    if (!chosen) return undefined;
    made = withChosen(made, choice.name, chosen);
    if (choice.isFigure && chosen.length === 1) made = { ...made, about: chosen[0] as number };
    if (choice.decides) decider = chosen[0] ?? seat;
  }
  return made;
}

function withChosen(scope: Scope, name: string, chosen: readonly number[]): Scope {
  return { ...scope, chosen: { ...scope.chosen, [name]: chosen } };
}

/** Does a part ask by itself whether it is used: its choice can be declined? Then no other question comes first. */
export function asksItself(choices: readonly ChoiceOf[], blocks: readonly BlockData[]): boolean {
  const [first] = blocks;
  return choices.length > 0 && (first?.verb === 'plus-or-minus' || first?.verb === 'dice-subset');
}
