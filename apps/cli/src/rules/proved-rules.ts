import { resolve } from 'node:path';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { CliError } from '../errors/cli-error.ts';
import { runFiles } from '../scenarios/run-files.ts';
import { meantFiles } from '../scenarios/scenario-files.ts';
import { ownFiles } from './own-checkout.ts';
import { meantProvingFiles, type ProvingTests, runProvingTests } from './proving-tests.ts';

/** Rules that are proved, and by how much. */
export interface ProvedRules {
  readonly proved: ReadonlySet<string>;
  /** Files of scenarios. */
  readonly files: number;
  readonly scenarios: number;
  readonly tests: ProvingTests;
  /** Files of tests that were not run, as they are code and nobody has said that it may be. */
  readonly untrusted: number;
}

/** The rules that scenarios and proving tests prove: each names them, and the engine cited them while it ran. */
export async function provedRules(
  composition: DependencyContainer,
  folders: readonly string[],
): Promise<ProvedRules> {
  const { folder } = composition.resolve(tokens.surroundings);
  const meant = (folders.length > 0 ? folders : ['.']).map((word) => {
    const tests = meantProvingFiles(word, folder);
    const { files, problem } = meantFiles(word, folder);
    return tests.includes(resolve(folder, word))
      ? { word, tests, files: [], problem: undefined }
      : { word, tests, files, problem };
  });
  const missing = meant.find(
    ({ word, tests, problem }) => problem !== undefined && tests.length === 0 && word !== '.',
  );
  if (missing)
    throw new CliError(`${missing.word}: ${missing.problem}`, 'give folders or files of scenarios or tests');
  const files = [...new Set(meant.flatMap((one) => one.files))];
  const { results } = await runFiles(folder, files);
  const found = [...new Set(meant.flatMap((one) => one.tests))];
  const trusted = composition.resolve(tokens.trustsCode) ? found : ownFiles(found);
  const tests = await runProvingTests(trusted);
  const proved = new Set([...results.flatMap((result) => [...result.proved]), ...tests.proved]);
  const untrusted = found.length - trusted.length;
  return { proved, files: files.length, scenarios: results.length, tests, untrusted };
}
