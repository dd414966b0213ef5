import { resolve } from 'node:path';
import { readWithin } from '@scapewright/files';
import { formatProblem, longestFile } from '@scapewright/packs';
import {
  packCodeIn,
  packOf,
  type RunScenariosOptions,
  runScenarios,
  type ScenarioResult,
  type ScenarioResults,
  type ScenarioText,
  tally,
} from '@scapewright/testkit';
import { untrusted } from '../content/pack-code.ts';

/** Runs scenario files, given relative to a folder. A file in a pack whose code is not trusted, or one that cannot be read is one failed result. */
export async function runFiles(
  folder: string,
  files: readonly string[],
  { trustsCode = false, ...options }: RunScenariosOptions & { readonly trustsCode?: boolean } = {},
): Promise<ScenarioResults> {
  const texts: ScenarioText[] = [];
  const unread: ScenarioResult[] = [];
  for (const file of files) {
    try {
      const path = resolve(folder, file);
      const pack = packOf(path);
      const code = pack === undefined ? undefined : packCodeIn(pack);
      if (code && !trustsCode) throw new Error(untrusted(code).map(formatProblem).join('\n'));
      const text = readWithin(path, longestFile).toString('utf8');
      texts.push({ file, text, ...(pack === undefined ? {} : { pack }), ...(code ? { code } : {}) });
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
    notes: [],
  };
}
