import { existsSync } from 'node:fs';
import { dirname, matchesGlob } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import config from '../../../vitest.config.ts';
import { exceptions } from './exceptions.ts';
import { commentFaults, indexFaults } from './exports.ts';
import { lengthFaults } from './lengths.ts';
import { nameFaults } from './names.ts';
import { mustBeNeutral, neutralityFaults } from './neutrality.ts';
import { placeFaults } from './places.ts';
import { mustBePure, purityFaults } from './purity.ts';
import { readFiles, repositoryPaths, root } from './repository.ts';
import { type Fault, settle } from './settle.ts';
import { mustAskTheTable, tableWordsFaults } from './table-words.ts';
import { packageFaults, readLayers, workspacePackages } from './workspace.ts';

const paths = repositoryPaths();
const files = readFiles(paths);
const own = files.filter(({ path }) => !path.includes('/files/'));
const sources = own.filter(({ path }) => /\.tsx?$/.test(path));
/** What other packages import. */
const entries = /\/src\/index\.ts$|^packages\/skirmish\/src\/[^/]+\.ts$/;

function expectTidy(habit: string, faults: readonly Fault[]): void {
  expect(settle(habit, faults, exceptions).join('\n')).toBe('');
}

/** The programs that a command checks: `tsc -p tsconfig.json && tsc -p apps/web`. */
function programsOf(command: string): readonly string[] {
  return [...command.matchAll(/-p (\S+)/g)].map(([, path = '']) =>
    path.endsWith('.json') ? path : `${path}/tsconfig.json`,
  );
}

function filesOfProgram(path: string): readonly string[] {
  const { config: program } = ts.readConfigFile(`${root}/${path}`, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(program, ts.sys, dirname(`${root}/${path}`)).fileNames;
}

describe('the repository', () => {
  test('names its files for what is in them', () => {
    expectTidy('names', paths.flatMap(nameFaults));
  });

  test('has files that one reading holds', () => {
    expectTidy('lengths', lengthFaults(own));
  });

  test('is true on every machine and leaves no loose ends', () => {
    expectTidy('places', files.flatMap(placeFaults));
  });

  test('keeps clocks, chance, timers and module state out of what must be pure', () => {
    expectTidy('purity', sources.filter(({ path }) => mustBePure(path)).flatMap(purityFaults));
  });

  test('names no ruleset and no plugin where all of them share', () => {
    expectTidy('neutrality', sources.filter(({ path }) => mustBeNeutral(path)).flatMap(neutralityFaults));
  });

  test('has no question, label, log or record of games outside the table', () => {
    expectTidy('table-words', sources.filter(({ path }) => mustAskTheTable(path)).flatMap(tableWordsFaults));
  });

  test('asks for the same Node in its packages and in words', () => {
    const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
    const least = (path: string): string =>
      /\d+\.\d+/.exec(JSON.parse(textOf(path)).engines.node)?.[0] ?? 'a version';
    expect(textOf('README.md')).toContain(`Node.js ${least('package.json')} or newer`);
    expect(textOf('apps/cli/README.md')).toContain(`Node.js ${least('apps/cli/package.json')},`);
  });

  test('has entry files that only export', () => {
    expectTidy('indexes', sources.filter(({ path }) => entries.test(path)).flatMap(indexFaults));
  });

  test('explains what the kernel, the board and the skirmish layer export', () => {
    const texts = new Map(sources.map(({ path, text }) => [path, text]));
    const explained =
      /^packages\/(kernel|board|skirmish)\/src\/((check\/|overlays\/|replay\/)?index|author|engine|explain)\.ts$/;
    const indexes = paths.filter((path) => explained.test(path));
    expectTidy(
      'comments',
      indexes.flatMap((index) => commentFaults(index, texts)),
    );
  });

  test('has packages that stand in a layer and depend along the arrows', async () => {
    expectTidy('packages', packageFaults(workspacePackages(paths), await readLayers()));
  });

  test('compiles every source and collects every test', () => {
    const manifest = JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}');
    const compiled = new Set(programsOf(manifest.nx.targets.types.command).flatMap(filesOfProgram));
    const patterns = config.test?.projects?.flatMap((project) =>
      typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
    );
    const collected = (path: string) => patterns?.some((pattern) => matchesGlob(path, pattern));
    const faults = sources.flatMap(({ path }) => [
      ...(compiled.has(`${root}/${path}`)
        ? []
        : [{ path, message: 'is in no program that is checked for types' }]),
      ...(!/\.test\.tsx?$/.test(path) || collected(path)
        ? []
        : [{ path, message: 'is no test that vitest finds' }]),
    ]);
    expectTidy('collected', faults);
  });

  test('excuses only files that exist, with a reason', () => {
    const unsound = exceptions.filter(
      ({ path, reason }) => !existsSync(`${root}/${path}`) || reason.length < 20,
    );
    expect(unsound).toEqual([]);
  });
});
