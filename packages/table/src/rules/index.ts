import { isRuleId } from '@scapewright/rulebook/ids';
import { rule } from '@scapewright/rulebook/rules';
import { ruleTitle } from '@scapewright/rulebook/titles';

/** The text of a rule; undefined for an id that is none. Its file holds the whole ledger: pages load what they show instead. */
export const textOfRule = (id: string): string | undefined => (isRuleId(id) ? rule(id).rule : undefined);

/** What a rule is called in English; undefined for an id that is none. Catalogues have it by `ruleTitleKey`. */
export const titleOfRule = (id: string): string | undefined => (isRuleId(id) ? ruleTitle(id) : undefined);
