import { type DocumentOutcome, type DocumentTask, writeProgress } from './document-task.ts';
import { type ScenarioKit, scenarioKit } from './kit/scenario-kit.ts';
import { runScenarioFile } from './results/run-scenario-file.ts';

const warm: { kit?: ScenarioKit } = {};

/** Runs one document in a thread of its own, which may be ended when it hangs. */
export default function runTask({ file, text, progress }: DocumentTask): DocumentOutcome {
  warm.kit ??= scenarioKit();
  const options = { progress: (where: string) => writeProgress(progress, where) };
  return runScenarioFile(file, text, warm.kit, options).results;
}
