import type { RulesetName } from '@scapewright/table/battle';
import { usualTables } from '@scapewright/table/usual';

/** The armies of a ruleset where nobody names any, as they are written on the command line. */
export function usualArmies(ruleset: RulesetName): readonly string[] {
  return usualTables[ruleset].armies.map(({ name, cards }) => `${name}: ${cards.join(', ')}`);
}

/** The map of a ruleset where nobody names one. */
export const usualMap = (ruleset: RulesetName): string => usualTables[ruleset].map;
