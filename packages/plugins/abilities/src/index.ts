export { clausePlugin } from './clause-plugin.ts';
export { choiceVerbs } from './clauses/choices.ts';
export { checkClause, clauseAbility, partsOfHooks } from './clauses/clause-ability.ts';
export type {
  BlockData,
  ClauseData,
  ClauseProblem,
  Json,
  JsonMap,
  PartData,
  PartKind,
} from './clauses/clause-data.ts';
export { conditionVerbs } from './clauses/conditions.ts';
export { deadParts, idleChoices } from './clauses/dead-parts.ts';
export { continuousVerbs, instantVerbs } from './clauses/effects.ts';
export { endlessRings, type RingPart } from './clauses/endless-rings.ts';
export { costVerbs } from './clauses/limits.ts';
export { triggers } from './clauses/triggers.ts';
export { vocabulary, type Word } from './clauses/vocabulary.ts';
export { abilitiesGerman } from './german.ts';
export * from './plugins.gen.ts';
