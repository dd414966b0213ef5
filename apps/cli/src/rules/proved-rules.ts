import { join, relative } from 'node:path';
import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import { runFiles } from '../scenarios/run-files.ts';
import { scenarioFilesIn } from '../scenarios/scenario-files.ts';

/** The rules that scenarios prove: each names them, and the engine cited them while it ran. */
export async function provedRules(
  composition: Composition,
  folders: readonly string[],
): Promise<{ readonly proved: ReadonlySet<string>; readonly files: number; readonly scenarios: number }> {
  const { folder } = composition.one(tokens.surroundings);
  const wanted = folders.length > 0 ? folders : ['.'];
  const files = wanted.flatMap((one) =>
    scenarioFilesIn(join(folder, one)).map((file) => relative(folder, file)),
  );
  const { results } = await runFiles(folder, files);
  const proved = new Set(results.flatMap((result) => [...result.proved]));
  return { proved, files: files.length, scenarios: results.length };
}
