export { testPlugin } from './abilities/test-plugin.ts';
export { CommandRefused, ScenarioFailure } from './failure.ts';
export { type RunOptions, runScenario, type ScenarioRun } from './play/run-scenario.ts';
export { type DocumentRun, runDocument, type ScenarioKit } from './results/run-document.ts';
export {
  runOne,
  runScenarioFile,
  type ScenarioResult,
  type ScenarioResults,
  tally,
} from './results/run-scenario-file.ts';
export type { CardLibrary } from './setup/card-plans.ts';
export { type EngineMaker, Engines, rulesetMakers } from './setup/engines.ts';
export { gameSetup } from './setup/game-setup.ts';
export { type SetupRefusal, setupRefusals } from './setup/setup-refusals.ts';
