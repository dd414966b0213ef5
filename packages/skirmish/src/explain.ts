export { chanceOf, type Fraction, woundChances } from './explain/dice-odds.ts';
export { explainDecision } from './explain/explain-decision.ts';
export { explainReach, normalMove } from './explain/explain-reach.ts';
export { explainRefusal } from './explain/explain-refusal.ts';
export {
  explainAdjacency,
  explainDistance,
  explainEngagement,
  explainRange,
} from './explain/explain-relation.ts';
export {
  type ExplainedSight,
  explainSight,
  explainZones,
  type SightResult,
} from './explain/explain-sight.ts';
export { explainSpace, type SpaceFacts } from './explain/explain-space.ts';
export { explainStanding, type Standing } from './explain/explain-standing.ts';
export { explainTarget, targetRefusals } from './explain/explain-target.ts';
export {
  type ExplainedStat,
  explainedStats,
  explainValue,
  type ValueQuestion,
} from './explain/explain-value.ts';
export type { ExplainedPart, Explanation } from './explain/explanation.ts';
export { type FigureOdds, type Odds, type OddsQuestion, odds } from './explain/odds.ts';
export { type UnitWords, unitWords } from './explain/unit-words.ts';
export { type Wish, whyNotNow } from './explain/why-not-now.ts';
export { skirmishGerman } from './log/german/skirmish-german.ts';
export {
  isDetail,
  isPart,
  type LineFacts,
  type LogLine,
  lineFacts,
  logLine,
  logLines,
  type NumberParts,
  numberOfPart,
  rulesOfLog,
} from './log/log-line.ts';
export {
  describeEvent,
  describeRefusal,
  saidOfEvent,
  saidOfRefusal,
  type ToldEvent,
} from './log/log-text.ts';
export { type RulesBehind, toldIn } from './log/rules-behind.ts';
export { lineTextOf, skirmishTexts } from './log/texts/english-texts.ts';
export { statTexts } from './log/texts/explanation-phrases.ts';
export { type LineData, nameOfSource, saidValue, saidWith, unitName } from './log/texts/line-text.ts';
export { namedAs } from './log/texts/object-name.ts';
export { saidOfProblem } from './log/texts/setup-texts.ts';
export { saidSpace } from './log/texts/space-text.ts';
export { lowerName, sourceOf, textOfUnit } from './log/texts/unit-text.ts';
export { folded } from './log/wording/folded.ts';
export {
  type Named,
  type Said,
  type SaidPart,
  type SaidValue,
  saying,
  type WordCatalogue,
} from './log/wording/said.ts';
export { english, placesOf, Wording } from './log/wording/wording.ts';
export { Elsewhere, gameAt } from './queries/elsewhere.ts';
