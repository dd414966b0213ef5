import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { splitDocuments } from '@scapewright/packs';
import { type ScenarioResult, type ScenarioResults, tally } from '@scapewright/testkit';
import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import { type ExitCode, exitCodes } from '../errors/cli-error.ts';
import type { Page } from '../terminal/page.ts';
import { openProgress } from '../terminal/progress.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import { runFiles, unreadable } from './run-files.ts';
import { meantFiles } from './scenario-files.ts';

/** What `scape test` was asked for. */
export interface TestOptions {
  readonly json: boolean;
  readonly limitMs: number;
  readonly threads: number | undefined;
  readonly verbose: boolean;
}

/** Runs scenarios and tells which hold. */
export async function runTests(
  composition: Composition,
  words: readonly string[],
  { json, limitMs, threads, verbose }: TestOptions,
): Promise<ExitCode> {
  const page = composition.one(tokens.page);
  const { folder } = composition.one(tokens.surroundings);
  const meant = words.map((word) => ({ word, ...meantFiles(word, folder) }));
  const missing = meant.flatMap(({ word, problem }) =>
    problem === undefined ? [] : [unreadable(word, problem)],
  );
  const files = [...new Set(meant.flatMap((one) => one.files))];
  const progress = openProgress(composition.one(tokens.surroundings).errors, 'scenarios');
  const documents = documentsIn(folder, files);
  let done = 0;
  const ran = await runFiles(folder, files, {
    limitMs,
    ...(threads === undefined ? {} : { threads }),
    onResult: () => progress.show(++done, Math.max(done, documents)),
  });
  progress.end();
  const all = tally([...missing, ...ran.results]);
  if (json) page.line(JSON.stringify(contract(all), undefined, 2));
  else print(page, all, verbose);
  return all.failed > 0 ? exitCodes.failed : exitCodes.fine;
}

/** How many scenarios files hold, for the bar. */
function documentsIn(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const text = existsSync(resolve(folder, file)) ? readFileSync(resolve(folder, file), 'utf8') : '';
    return sum + Math.max(1, splitDocuments(text).length);
  }, 0);
}

/** The object that `--json` promises, and nothing more. */
function contract({ passed, failed, results }: ScenarioResults) {
  return {
    passed,
    failed,
    results: results.map(({ file, line, scenario, rules, status, message }) => ({
      file,
      line,
      scenario,
      rules,
      status,
      message,
    })),
  };
}

function print(page: Page, { passed, failed, results }: ScenarioResults, verbose: boolean): void {
  const { line, colours } = page;
  const byFile = new Map<string, ScenarioResult[]>();
  for (const result of results) byFile.set(result.file, [...(byFile.get(result.file) ?? []), result]);
  for (const [file, ofFile] of byFile) {
    const broken = ofFile.filter(({ status }) => status === 'failed');
    const mark = broken.length === 0 ? colours.green('ok  ') : colours.red('FAIL');
    line(`${mark} ${file} ${colours.dim(`${ofFile.length - broken.length}/${ofFile.length}`)}`);
    for (const { status, scenario, line: at, message } of ofFile) {
      if (status === 'passed') {
        if (verbose) line(`     ${colours.green('+')} ${scenario}`);
        continue;
      }
      line(`     ${colours.red('-')} ${colours.bold(scenario || 'the file')} ${colours.dim(`line ${at}`)}`);
      for (const text of wrapText(message, page.columns - 7)) line(`       ${text}`);
    }
  }
  const total = `${passed} passed, ${failed} failed`;
  line(failed > 0 ? colours.red(total) : colours.green(total));
}
