export type { Game, LedgerFileId, RuleId } from '../generated/ids.gen.ts';
export { fileOfRule, gameOfRule, isRuleId, type LedgerFile, ledgerFiles, ruleIds } from './rule-ids.ts';
export { suggestRule } from './suggest-rule.ts';
