import type { RulesetName } from './batch.ts';
import type { ExpectedAct } from './expected-acts.ts';

/**
 * Hooks that no random game of a ruleset can show, by name, with the reason. A test looks whether each is still there, and the
 * exhaustive run fails where one of them acts after all.
 */
export const silentActs: Readonly<Record<RulesetName, Readonly<Record<string, string>>>> = {
  superscape: {
    'ability one-shot: forbid may-use-card, 3':
      'no plugin of the ruleset takes the abilities of a card out of effect; those of Star Wars objects do',
  },
  heroscape: {},
};

/** What random games of a ruleset have to show. */
export function actsToShow(ruleset: RulesetName, expected: readonly ExpectedAct[]): readonly ExpectedAct[] {
  return expected.filter(({ name }) => silentActs[ruleset][name] === undefined);
}
