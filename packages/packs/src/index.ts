export type { AbilityWord, AbilityWords } from './ability-words.ts';
export { type ParsedAnswer, parseAnswer } from './answer/answer.ts';
export type {
  AbilityClause,
  AbilityPart,
  ClauseBlock,
  ClauseChoice,
  ClauseDuration,
  ClauseKind,
  ClauseLimit,
} from './card/ability-clause.ts';
export { type AbilityFile, loadAbility } from './card/ability-file.ts';
export type {
  CardAbility,
  CardBase,
  CardData,
  CardRequirements,
  PackCard,
  ScenarioCard,
} from './card/card-data.ts';
export { type OtherSide, sidesOfCard } from './card/card-data.ts';
export { abilityUse, cardDefinition, type FigureCard, isFigureCard } from './card/card-definition.ts';
export { type CardFile, loadCard } from './card/card-file.ts';
export {
  type BonusStat,
  bonusStats,
  type GrantWhat,
  type OncePer,
  type TestAbility,
} from './card/test-ability.ts';
export {
  type AbilityCode,
  type AbilityModule,
  type CodePluginResult,
  codeProblem,
  loadPackCode,
  type PackCode,
} from './code/pack-code.ts';
export type { JsonObject, JsonValue } from './json.ts';
export { jsonSchemas, jsonSchemaText } from './json-schemas.ts';
export * from './maps/index.ts';
export { loadManifest, type ManifestFile, type PackManifest, type PackRequirement } from './pack/manifest.ts';
export { loadPack, type Pack, type PackFile, type PackMap, type PackResult } from './pack/pack.ts';
export { loadPrices, type PriceFile, type PriceTable } from './pack/prices.ts';
export { placeInJson } from './save/json-text.ts';
export {
  loadSave,
  type RecordedBattle,
  type SaveFile,
  type SaveResult,
  saveLimits,
  type UsedPack,
} from './save/save-file.ts';
export type {
  Choices,
  Command,
  FacingName,
  PlayerCommand,
  SpaceName,
  SpaceNames,
  Stimulus,
} from './scenario/command.ts';
export type { Expectation, FigureExpectation } from './scenario/expectation.ts';
export type { KnownIds } from './scenario/known.ts';
export type {
  Answer,
  BattlefieldSetup,
  BoardSetup,
  DiceRoll,
  FigureSetup,
  HexDrawing,
  LadderSetup,
  ObjectSetup,
  PlayerSetup,
  Scenario,
  ScenarioStep,
  StepVariant,
  TokenSetup,
} from './scenario/scenario-data.ts';
export {
  loadScenario,
  loadScenarios,
  type ScenarioDocument,
  type ScenarioFile,
} from './scenario/scenario-file.ts';
export { scenarioUnder } from './scenario/scenario-variant.ts';
export { readVictory, type VictoryCondition } from './scenario/victory.ts';
export {
  type GroundTokenDefinition,
  type ItemDefinition,
  type PackTokenCard,
  type TokenCard,
  type TokenCardKind,
  type TokenGrants,
  tokenCardKinds,
} from './tokens/token-card.ts';
export { tokenContent } from './tokens/token-content.ts';
export { type DocumentText, splitDocuments } from './yaml/document-split.ts';
export { shownSteering, steeringIn } from './yaml/plain-text.ts';
export type { Place, Problem } from './yaml/problem.ts';
export { formatProblem } from './yaml/problem.ts';
export { closest, fixFor } from './yaml/suggestion.ts';
export {
  longestFile,
  mostProblemsOfFile,
  parseYaml,
  type YamlDocument,
  type YamlLimits,
} from './yaml/yaml-file.ts';
export { keyPlaceAt, nodeAt, type Path, placeAt, type YamlEntry, type YamlNode } from './yaml/yaml-node.ts';
