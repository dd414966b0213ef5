import { formatProblem, loadPackCode, loadScenario } from '@scapewright/packs';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { type DocumentOutcome, type DocumentTask, writeProgress } from './document-task.ts';
import { PackKits } from './kit/pack-kits.ts';
import { runOne } from './results/run-scenario-file.ts';

const warm = new PackKits();

/** Runs one document in a thread of its own, which may be ended when it hangs. */
export default async function runTask(task: DocumentTask): Promise<DocumentOutcome> {
  const { file, pack, progress } = task;
  const options = { progress: (where: string) => writeProgress(progress, where) };
  const kit = warm.of(pack, await pluginsOf(task));
  const document = loadScenario(file, task, kit.known);
  return {
    result: runOne(file, document, kit, options),
    problems: document.ok ? 0 : document.problems.length,
  };
}

async function pluginsOf({ code }: DocumentTask): Promise<readonly SkirmishPlugin[]> {
  if (!code) return [];
  const made = await loadPackCode(code);
  if (!made.ok) throw new Error(made.problems.map(formatProblem).join('\n'));
  return [made.plugin];
}
