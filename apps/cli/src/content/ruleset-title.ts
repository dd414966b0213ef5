import type { RulesetName } from '@scapewright/table/battle';

/** A ruleset as people call it. */
export const rulesetTitle = (ruleset: RulesetName): string =>
  ruleset === 'heroscape' ? 'HeroScape' : 'SuperScape';
