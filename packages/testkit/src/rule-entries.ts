import { isRuleId } from '@scapewright/rulebook/ids';
import { relatedGroup } from '@scapewright/rulebook/rules';

/** The entries of the ledger in which one rule stands: those that name each other. An unknown id stands alone. */
export function entriesOf(id: string): readonly string[] {
  return isRuleId(id) ? relatedGroup(id) : [id];
}
