import type { CardDefinition } from '@scapewright/skirmish/author';
import type { RulesetName } from '@scapewright/table/battle';
import { createEngine } from '@scapewright/table/battle';
import { type ExpectedAct, expectedActs } from './expected-acts.ts';

/** Why a hook never acts in the games of a ruleset, and the variant of the ruleset with which it does, if there is one. */
export interface SilentAct {
  readonly reason: string;
  readonly unless?: string;
}

/** What is about objects that are occupied. */
const withoutObjects: SilentAct = {
  reason: 'no plugin of the ruleset lets figures occupy objects',
  unless: 'star-wars-objects',
};

/**
 * Hooks that no random game of a ruleset can show, by name. A test looks whether each is still there, and the exhaustive run
 * fails where one of them acts after all.
 */
export const silentActs: Readonly<Record<RulesetName, Readonly<Record<string, SilentAct>>>> = {
  superscape: {
    'ability one-shot: forbid may-use-card, 3': {
      reason: 'no plugin of the ruleset takes the abilities of a card out of effect',
      unless: 'star-wars-objects',
    },
    'ability one-shot: forbid may-use-card, 7': {
      reason: 'where nobody left can use a one shot, each figure is refused for what itself lacks first',
    },
  },
  heroscape: {
    'rule equipment-glyph: trigger E.figure-defeated': withoutObjects,
    'rule equipment-glyph: trigger after:E.figure-defeated': withoutObjects,
    'rule item-glyph: forbid may-use-token, 4': withoutObjects,
    'rule item-glyph: trigger E.figure-placed, 2': withoutObjects,
  },
};

/** What random games of a ruleset have to show, and what they never can. */
export interface ActsToShow {
  readonly expected: readonly ExpectedAct[];
  readonly silent: readonly ExpectedAct[];
}

/** What random games of a ruleset have to show; with variants only what is new with them. */
export function actsToShow(
  ruleset: RulesetName,
  cards: readonly CardDefinition[],
  variants: readonly string[] = [],
): ActsToShow {
  const isSilent = ({ name }: ExpectedAct, chosen: readonly string[] = []): boolean => {
    const act = silentActs[ruleset][name];
    return act !== undefined && (act.unless === undefined || !chosen.includes(act.unless));
  };
  const all = expectedActs(createEngine(ruleset, { variants }), cards);
  const silent = all.filter((act) => isSilent(act, variants));
  const plain = variants.length === 0 ? [] : expectedActs(createEngine(ruleset), cards);
  const shown = new Set(plain.filter((act) => !isSilent(act)).map(({ name }) => name));
  return { expected: all.filter((act) => !silent.includes(act) && !shown.has(act.name)), silent };
}
