export { type OpenPoint, openPoints } from './open-points.ts';
export { relatedGroup } from './related-group.ts';
export type {
  Ambiguity,
  RuleActor,
  RuleEntry,
  RuleExample,
  RuleSource,
  SourceDocument,
  SourceDocumentId,
} from './rule-entry.ts';
export { allRules, documents, rule, rulesOfFile, rulesOfStep } from './rules.ts';
export { type RuleSearch, searchRules } from './search-rules.ts';
