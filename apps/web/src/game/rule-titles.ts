import { isRuleId } from '@scapewright/rulebook/ids';
import { ruleTitle } from '@scapewright/rulebook/titles';

/** What a rule is called; undefined for an id that is none. All titles come with this: it is fetched when one is wanted. */
export const titleOfRule = (id: string): string | undefined => (isRuleId(id) ? ruleTitle(id) : undefined);
