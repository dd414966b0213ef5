import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import { CliError } from '../errors/cli-error.ts';
import { runFiles } from '../scenarios/run-files.ts';
import { meantFiles } from '../scenarios/scenario-files.ts';

/** The rules that scenarios prove: each names them, and the engine cited them while it ran. */
export async function provedRules(
  composition: Composition,
  folders: readonly string[],
): Promise<{ readonly proved: ReadonlySet<string>; readonly files: number; readonly scenarios: number }> {
  const { folder } = composition.one(tokens.surroundings);
  const meant = (folders.length > 0 ? folders : ['.']).map((word) => ({ word, ...meantFiles(word, folder) }));
  const missing = meant.find(({ word, problem }) => problem !== undefined && word !== '.');
  if (missing)
    throw new CliError(`${missing.word}: ${missing.problem}`, 'give folders or files of scenarios');
  const files = [...new Set(meant.flatMap((one) => one.files))];
  const { results } = await runFiles(folder, files);
  const proved = new Set(results.flatMap((result) => [...result.proved]));
  return { proved, files: files.length, scenarios: results.length };
}
