import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  packOf,
  type RunScenariosOptions,
  runScenarios,
  type ScenarioResult,
  type ScenarioResults,
  type ScenarioText,
  tally,
} from '@scapewright/testkit';

/** Runs scenario files, given relative to a folder. A file that cannot be read is one failed result. */
export async function runFiles(
  folder: string,
  files: readonly string[],
  options: RunScenariosOptions = {},
): Promise<ScenarioResults> {
  const texts: ScenarioText[] = [];
  const unread: ScenarioResult[] = [];
  for (const file of files) {
    try {
      const path = resolve(folder, file);
      const pack = packOf(path);
      texts.push({ file, text: readFileSync(path, 'utf8'), ...(pack === undefined ? {} : { pack }) });
    } catch (error) {
      unread.push(unreadable(file, error instanceof Error ? error.message : String(error)));
    }
  }
  const { results } = await runScenarios(texts, options);
  return tally([...unread, ...results]);
}

/** The result of a file that could not be read. */
export function unreadable(file: string, message: string): ScenarioResult {
  return {
    file,
    line: 1,
    scenario: '',
    rules: [],
    status: 'failed',
    message: `${file}: ${message}`,
    proved: [],
  };
}
