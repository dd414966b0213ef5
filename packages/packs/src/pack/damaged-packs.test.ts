import { readdirSync, readFileSync } from 'node:fs';
import { compileBattlefield } from '@scapewright/board';
import { damagedYaml, type Numbers, numbersOf, oneOf } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { cardDefinition, isFigureCard } from '../card/card-definition.ts';
import { checkMap } from '../maps/check-map.ts';
import { importMap } from '../maps/import-map.ts';
import { standardCatalogue } from '../maps/map-catalogue.ts';
import { planOfMap } from '../maps/plan-of-map.ts';
import { loadScenarios } from '../scenario/scenario-file.ts';
import { loadPack, type Pack, type PackFile } from './pack.ts';

/** `DAMAGED_FILES=10000` looks at many more, `DAMAGED_FROM=1000` at others. */
const rounds = Math.ceil(Number(process.env['DAMAGED_FILES'] ?? 500) / 3);
const firstSeed = Number(process.env['DAMAGED_FROM'] ?? 0);
/** Milliseconds of the processor that no file may take, whatever other work the machine has. */
const patience = 5_000;

const filesIn = (folder: URL, end: string): PackFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(new URL(path, folder), 'utf8') }));

const packs = [
  '../../fixtures/pack/',
  ...['starter', 'heroscape', 'superscape'].map((name) => `../../../cards/data/${name}/`),
].map((folder) => filesIn(new URL(folder, import.meta.url), '.yaml'));
const maps = ['../../../cards/maps/', '../../fixtures/pack/maps/'].flatMap((folder) =>
  filesIn(new URL(folder, import.meta.url), '.yaml'),
);
const scenarios = [
  ...packs.flat().filter(({ path }) => path.endsWith('.scenarios.yaml')),
  ...filesIn(new URL('../../fixtures/', import.meta.url), 'whole.yaml'),
];

interface Located {
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

function expectLocated({ line, column, message }: Located, text: string): void {
  expect(message).not.toMatch(/^$|undefined|\[object|Maximum call stack/);
  expect([line, message]).toEqual([expect.any(Number), expect.stringMatching(/^.{1,2000}$/s)]);
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(text.split('\n').length);
  expect(column).toBeGreaterThanOrEqual(1);
}

/** Runs every seed; what goes wrong names it, and nothing may take long. Returns how many files were refused. */
function damage(series: number, look: (random: Numbers) => boolean): number {
  let refused = 0;
  const start = series + firstSeed;
  for (let seed = start; seed < start + rounds; seed++) {
    const began = process.cpuUsage();
    try {
      if (look(numbersOf(seed))) refused++;
    } catch (error) {
      throw new Error(`seed ${seed}: ${(error as Error).message}`, { cause: error });
    }
    const { user, system } = process.cpuUsage(began);
    const spent = (user + system) / 1000;
    if (spent > patience) throw new Error(`seed ${seed} takes ${Math.round(spent)} ms`);
  }
  return refused;
}

/** Does JSON hold control characters, which it escapes, or halves of a character? */
function unprintable(json: string): boolean {
  return /\\u(?:00|d[89a-f])/.test(json);
}

/** A pack is there as a whole: all its files were read, and its cards can be played. */
function expectWhole(pack: Pack, files: readonly PackFile[]): void {
  const count = (folder: string) =>
    files.filter(({ path }) => path.startsWith(folder) && !path.endsWith('.scenarios.yaml')).length;
  expect([pack.cards.length, pack.abilities.length, pack.prices.length, pack.maps.length]).toEqual(
    ['cards/', 'abilities/', 'prices/', 'maps/'].map(count),
  );
  for (const card of pack.cards) if (isFigureCard(card)) cardDefinition(card, 100);
  expect(unprintable(JSON.stringify(pack))).toBe(false);
}

describe('damaged files, by seed', () => {
  const timeout = 60_000 + rounds * 100;

  test(
    'of a pack are refused with their place, or read as a whole',
    () => {
      const refused = damage(0, (random) => {
        const pack = oneOf(packs, random);
        const target = oneOf(
          pack.filter(({ path }) => !path.endsWith('.scenarios.yaml')),
          random,
        );
        const isSmall = target.path.startsWith('cards/') && pack !== packs[0];
        const files = pack
          .filter(({ path }) => !isSmall || path === 'pack.yaml' || path === target.path)
          .map((file) =>
            file.path === target.path ? { ...file, text: damagedYaml(file.text, random) } : file,
          );
        const result = loadPack(files);
        if (result.ok) expectWhole(result.pack, files);
        else expect(result.problems.length).toBeGreaterThan(0);
        if (!result.ok)
          for (const problem of result.problems)
            expectLocated(problem, files.find(({ path }) => path === problem.file)?.text ?? '');
        return !result.ok;
      });
      expect(refused).toBeGreaterThan(rounds / 2);
    },
    timeout,
  );

  test(
    'of maps are refused with their place, or can be built',
    () => {
      const refused = damage(1_000_000, (random) => {
        const { path, text } = oneOf(maps, random);
        const damaged = damagedYaml(text, random);
        const bytes = new TextEncoder().encode(damaged);
        const { map, problems } = importMap(path, bytes);
        const errors = problems.filter(({ severity }) => severity === 'error');
        if (map === undefined) expect(errors.length).toBeGreaterThan(0);
        if (map === undefined || errors.length > 0) {
          for (const error of errors) expectLocated(error, damaged);
          return true;
        }
        checkMap(map, standardCatalogue);
        const { plan, problems: unbuilt } = planOfMap(map, standardCatalogue);
        if (unbuilt.some(({ severity }) => severity === 'error')) return true;
        compileBattlefield(plan);
        return false;
      });
      expect(refused).toBeGreaterThan(rounds / 3);
    },
    timeout,
  );

  test(
    'of scenarios are refused with their place',
    () => {
      const refused = damage(2_000_000, (random) => {
        const { path, text } = oneOf(scenarios, random);
        const few = text.split(/^---$/m);
        const damaged = damagedYaml(oneOf(few, random), random);
        const { documents } = loadScenarios(path, damaged);
        for (const document of documents)
          if (!document.ok) {
            expect(document.problems.length).toBeGreaterThan(0);
            for (const problem of document.problems) expectLocated(problem, damaged);
          }
        return documents.some(({ ok }) => !ok);
      });
      expect(refused).toBeGreaterThan(rounds / 3);
    },
    timeout,
  );
});
