import { germanTitle } from '@scapewright/rulebook/german-titles';
import { ruleIds } from '@scapewright/rulebook/ids';
import type { WordCatalogue } from '@scapewright/skirmish/explain';
import { ruleTitleKey } from '../words/rule-words.ts';

/** What rules are called in German. Apart from the other words, since pages fetch titles when one is wanted. */
export function germanRuleTitles(): WordCatalogue {
  return Object.fromEntries(ruleIds().map((id) => [ruleTitleKey(id), germanTitle(id)]));
}
