import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readWithin } from '@scapewright/files';
import { longestFile, splitDocuments } from '@scapewright/packs';
import { packOf, type ScenarioResult, type ScenarioResults, tally } from '@scapewright/testkit';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { type ExitCode, exitCodes } from '../errors/cli-error.ts';
import type { Page } from '../terminal/page.ts';
import { openProgress } from '../terminal/progress.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import { watchFolders } from '../watch/watch-folders.ts';
import { runFiles, unreadable } from './run-files.ts';
import { meantFiles } from './scenario-files.ts';
import { touchedScenarios } from './touched-scenarios.ts';

/** What `scape test` was asked for. */
export interface TestOptions {
  readonly json: boolean;
  readonly limitMs: number;
  readonly threads: number | undefined;
  readonly verbose: boolean;
}

/** Runs scenarios and tells which hold. */
export async function runTests(
  composition: DependencyContainer,
  words: readonly string[],
  options: TestOptions,
): Promise<ExitCode> {
  const { folder } = composition.resolve(tokens.surroundings);
  const meant = words.map((word) => ({ word, ...meantFiles(word, folder) }));
  const missing = meant.flatMap(({ word, problem }) =>
    problem === undefined ? [] : [unreadable(word, problem)],
  );
  return runAndTell(composition, [...new Set(meant.flatMap(({ files }) => files))], missing, options);
}

/** Runs scenarios, and after every save those that it touches, until the caller interrupts. */
export async function watchTests(
  composition: DependencyContainer,
  words: readonly string[],
  options: TestOptions,
): Promise<ExitCode> {
  const { folder } = composition.resolve(tokens.surroundings);
  const filesNow = (): string[] => [...new Set(words.flatMap((word) => meantFiles(word, folder).files))];
  const packs = filesNow().flatMap((file) => packOf(resolve(folder, file)) ?? []);
  const named = words.map((word) => resolve(folder, word)).filter((path) => existsSync(path));
  const places = [...new Set([...packs, ...named, ...(named.length < words.length ? [folder] : [])])];
  return watchFolders(composition, {
    places,
    run: async (changed) => {
      if (changed === undefined) return runTests(composition, words, options);
      const touched = touchedScenarios(changed, filesNow(), folder);
      return touched.length === 0 ? undefined : runAndTell(composition, touched, [], options);
    },
  });
}

async function runAndTell(
  composition: DependencyContainer,
  files: readonly string[],
  missing: readonly ScenarioResult[],
  { json, limitMs, threads, verbose }: TestOptions,
): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const { folder, errors } = composition.resolve(tokens.surroundings);
  const progress = openProgress(errors, 'scenarios');
  const documents = documentsIn(folder, files);
  let done = 0;
  const ran = await runFiles(folder, files, {
    limitMs,
    trustsCode: composition.resolve(tokens.trustsCode),
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
  return files.reduce(
    (sum, file) => sum + Math.max(1, splitDocuments(textOf(resolve(folder, file))).length),
    0,
  );
}

/** The text of a file; none where it cannot be read: its run tells why. */
function textOf(path: string): string {
  try {
    return readWithin(path, longestFile).toString('utf8');
  } catch {
    return '';
  }
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
    for (const { status, scenario, line: at, message, notes } of ofFile) {
      if (status === 'passed') {
        if (verbose) line(`     ${colours.green('+')} ${scenario}`);
        for (const note of new Set(notes))
          for (const text of wrapText(`note: ${note}`, page.columns - 7))
            line(`       ${colours.yellow(text)}`);
        continue;
      }
      line(`     ${colours.red('-')} ${colours.bold(scenario || 'the file')} ${colours.dim(`line ${at}`)}`);
      for (const text of wrapText(message, page.columns - 7)) line(`       ${text}`);
    }
  }
  const total = `${passed} passed, ${failed} failed`;
  line(failed > 0 ? colours.red(total) : colours.green(total));
}
