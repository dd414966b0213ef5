export { testPlugin } from './abilities/test-plugin.ts';
export { damagedJson, damagedValue } from './damage/damaged-json.ts';
export { damagedYaml } from './damage/damaged-yaml.ts';
export { type Numbers, numbersOf, oneOf } from './damage/numbers.ts';
export { describeScenarios, scenarioFiles, type TestRunner } from './describe-scenarios.ts';
export { drawnBattlefield } from './drawn-battlefield.ts';
export { CommandRefused, ScenarioFailure } from './failure.ts';
export type { ScenarioText } from './file-run.ts';
export { withoutClocks } from './fuzz/guard.ts';
export { brokenInvariant } from './fuzz/invariants.ts';
export {
  playRandomGame,
  type RandomGame,
  RandomGameFailure,
  type RandomGameOptions,
} from './fuzz/random-game.ts';
export { availablePlugins } from './kit/available-plugins.ts';
export { type EngineMaker, Engines, rulesetMakers } from './kit/engines.ts';
export { type KitAdditions, kitWithPacks, type ScenarioKit } from './kit/kit-with-packs.ts';
export { knownIds } from './kit/known-ids.ts';
export { libraryOf, tokensOf } from './kit/library.ts';
export { packCodeIn, packFoldersIn, readPackFolder } from './kit/pack-folder.ts';
export { kitOfPack, packOf } from './kit/pack-kits.ts';
export { scenarioKit } from './kit/scenario-kit.ts';
export { readPack, shippedCards, shippedTokens } from './kit/shipped-cards.ts';
export { type RunOptions, runScenario, type ScenarioRun } from './play/run-scenario.ts';
export {
  isProvingFile,
  type Proof,
  type ProvingContext,
  provedNote,
  proving,
  provingFiles,
  type Said,
} from './proving.ts';
export { type DocumentRun, runDocument } from './results/run-document.ts';
export {
  runOne,
  runScenarioFile,
  type ScenarioResult,
  type ScenarioResults,
  tally,
} from './results/run-scenario-file.ts';
export { type RunScenariosOptions, runScenarios } from './run-scenarios.ts';
export { type ScriptedDice, scriptedDice } from './scripted-dice.ts';
export type { CardLibrary } from './setup/card-plans.ts';
export { gameSetup } from './setup/game-setup.ts';
export { type SetupRefusal, setupRefusals } from './setup/setup-refusals.ts';
