import { resolve } from 'node:path';
import { readWithin } from '@scapewright/files';
import { formatProblem, longestFile, type PackCode } from '@scapewright/packs';
import {
  packCodeIn,
  packOf,
  type RunScenariosOptions,
  readPackFolder,
  runScenarios,
  type ScenarioResult,
  type ScenarioResults,
  type ScenarioText,
  tally,
} from '@scapewright/testkit';
import { untrusted } from '../content/pack-code.ts';

/** Runs scenario files, given relative to a folder. A file that needs code which is not trusted, or one that cannot be read is one failed result. */
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
      const text = readWithin(path, longestFile).toString('utf8');
      const needed =
        code && !trustsCode && pack !== undefined ? neededCode(pack, code, `${path}\n${text}`) : [];
      if (needed.length > 0) throw new Error(untrusted({ abilities: needed }).map(formatProblem).join('\n'));
      const runs = code && trustsCode ? { code } : {};
      texts.push({ file, text, ...(pack === undefined ? {} : { pack }), ...runs });
    } catch (error) {
      unread.push(unreadable(file, error instanceof Error ? error.message : String(error)));
    }
  }
  const { results } = await runScenarios(texts, options);
  return tally([...unread, ...results]);
}

/** The abilities in code that scenarios name, or that cards have which they name: without them the scenarios can be run all the same. */
function neededCode(pack: string, { abilities }: PackCode, text: string): PackCode['abilities'] {
  const files = readPackFolder(pack);
  const names = (word: string, words: string): boolean =>
    new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(words);
  return abilities.filter(({ id }) => {
    const cards = files.flatMap(({ path, text: card }) => {
      const [, name] = /^cards\/(?:.*\/)?([^/.]+)\.yaml$/.exec(path) ?? [];
      return name !== undefined && names(id, card) ? [name] : [];
    });
    return [id, ...cards].some((word) => names(word, text));
  });
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
