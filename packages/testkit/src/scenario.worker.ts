import { type DocumentOutcome, type DocumentTask, writeProgress } from './document-task.ts';
import { PackKits } from './kit/pack-kits.ts';
import { runScenarioFile } from './results/run-scenario-file.ts';

const warm = new PackKits();

/** Runs one document in a thread of its own, which may be ended when it hangs. */
export default function runTask({ file, text, pack, progress }: DocumentTask): DocumentOutcome {
  const options = { progress: (where: string) => writeProgress(progress, where) };
  return runScenarioFile(file, text, warm.of(pack), options).results;
}
