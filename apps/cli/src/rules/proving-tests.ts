import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isPlainFile } from '@scapewright/files';
import { isProvingFile, provedNote, provingFiles } from '@scapewright/testkit';
import { CliError } from '../errors/cli-error.ts';

/** What came of tests that prove rules. */
export interface ProvingTests {
  readonly files: number;
  /** Tests that passed and proved something. */
  readonly tests: number;
  readonly proved: readonly string[];
  /** Full names of tests that failed, and paths of files that do not load. */
  readonly failed: readonly string[];
}

/** The parts of vitest's report that are read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly meta?: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

/** The test files with proving tests that a word of the command line means; absolute paths. */
export function meantProvingFiles(word: string, folder: string): readonly string[] {
  const path = resolve(folder, word);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return provingFiles(path);
  const files = found ? [path] : globSync(word, { cwd: folder }).map((file) => resolve(folder, file));
  return files.filter((file) => isPlainFile(file) && isProvingFile(file)).sort();
}

/** Runs test files with vitest, and reads the rules that their proving tests note. Throws where vitest is missing or breaks. */
export async function runProvingTests(files: readonly string[]): Promise<ProvingTests> {
  const ran: Omit<ProvingTests, 'files'>[] = [];
  for (const root of new Set(files.map(rootOf))) {
    const own = files.filter((file) => rootOf(file) === root);
    ran.push(readReport(await runVitest(root, own)));
  }
  return {
    files: files.length,
    tests: ran.reduce((sum, { tests }) => sum + tests, 0),
    proved: ran.flatMap(({ proved }) => proved),
    failed: ran.flatMap(({ failed }) => failed),
  };
}

/** The nearest folder above a test file that has a configuration of vitest, else the nearest package. */
function rootOf(file: string): string {
  const above: string[] = [];
  for (let at = dirname(file); at !== dirname(at); at = dirname(at)) above.push(at);
  const holding = (pattern: string) => above.find((at) => globSync(pattern, { cwd: at }).length > 0);
  return holding('vitest.config.*') ?? holding('package.json') ?? dirname(file);
}

async function runVitest(root: string, files: readonly string[]): Promise<Report> {
  const place = mkdtempSync(join(tmpdir(), 'scape-proofs-'));
  const output = join(place, 'report.json');
  try {
    const words = ['run', ...files, '--reporter=json', `--outputFile=${output}`];
    const said = await ended(vitestOf(root), words, root);
    if (!existsSync(output)) throw new CliError(`the tests that prove rules do not run: ${said.trim()}`);
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function vitestOf(root: string): string {
  try {
    return join(
      dirname(createRequire(join(root, 'package.json')).resolve('vitest/package.json')),
      'vitest.mjs',
    );
  } catch {
    throw new CliError(
      `${root} has tests that prove rules, and no vitest to run them`,
      'install vitest there',
    );
  }
}

/** Runs a program of Node to its end; what it said to its standard error. */
function ended(program: string, words: readonly string[], folder: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said: Buffer[] = [];
    child.stderr.on('data', (piece: Buffer) => said.push(piece));
    child.on('error', fail);
    child.on('close', () => done(Buffer.concat(said).toString('utf8')));
  });
}

function readReport({ testResults }: Report): Omit<ProvingTests, 'files'> {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const notes = tests
    .filter(({ status }) => status === 'passed')
    .flatMap(({ meta }) => (meta?.[provedNote] as readonly string[] | undefined) ?? []);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    tests: tests.filter(({ status, meta }) => status === 'passed' && meta?.[provedNote] !== undefined).length,
    proved: notes,
    failed: [
      ...broken.map(({ name }) => name),
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ],
  };
}
