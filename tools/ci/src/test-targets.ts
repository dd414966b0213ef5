import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { CreateNodesV2, TargetConfiguration } from '@nx/devkit';

/** Packages whose tests look at the repository as a whole: at any file of it, and at how it is kept. */
const lookAround = ['tools/ci', 'tools/docs', 'tools/generators', 'tools/tidy'];

/** What the file that fences the layers says of tests. */
interface Fences {
  readonly standAlone: readonly string[];
}

/**
 * Gives every package that has tests the target `test`, so that none can be forgotten. What its tests depend on is
 * more than what the package imports: with the test kit they play whole games, out of every package. So they are
 * run again when any package changed, but for those that may not use the test kit.
 */
export const createNodesV2: CreateNodesV2 = [
  '{packages,apps,tools}/**/*.test.ts',
  async (files) => {
    const cruiser: Fences = await import(new URL('../../../.dependency-cruiser.mjs', import.meta.url).href);
    const withTests = new Map(files.map((file) => [packageOf(file), file]));
    return [...withTests].map(([folder, file]) => [
      file,
      { projects: { [folder]: { targets: { test: testTarget(folder, cruiser) } } } },
    ]);
  },
];

function testTarget(folder: string, fences: Fences): TargetConfiguration {
  const report = `reports/${folder.replaceAll('/', '-')}.json`;
  return {
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${report} ${folder}/`,
    cache: true,
    inputs: [readBy(folder, fences), 'shared', 'chance'].flat(),
    outputs: [`{workspaceRoot}/${report}`],
  };
}

function readBy(folder: string, { standAlone }: Fences): readonly string[] {
  if (lookAround.includes(folder)) return ['repository'];
  const alone = dirname(folder) === 'packages' && standAlone.includes(basename(folder));
  return alone ? ['default'] : ['default', '^production', 'games'];
}

function packageOf(file: string): string {
  const folder = dirname(file);
  return existsSync(`${folder}/package.json`) ? folder : packageOf(folder);
}
