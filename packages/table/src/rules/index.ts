import { isRuleId } from '@scapewright/rulebook/ids';
import { rule } from '@scapewright/rulebook/rules';

/** The text of a rule; undefined for an id that is none. Its file holds the whole ledger: pages load what they show instead. */
export const textOfRule = (id: string): string | undefined => (isRuleId(id) ? rule(id).rule : undefined);
