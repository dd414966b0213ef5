import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadScenarios } from '@scapewright/packs';
import { filesBelow } from './files-below.ts';
import type { ScenarioKit } from './kit/kit-with-packs.ts';
import { PackKits, packOf } from './kit/pack-kits.ts';
import { runOne } from './results/run-scenario-file.ts';

/** The two functions of a test runner that are needed here. */
export interface TestRunner {
  readonly describe: (name: string, tests: () => void) => void;
  readonly test: (name: string, run: () => void) => void;
}

/**
 * Makes tests of all `*.scenarios.yaml` files in the folder of a test file and below it, one for each document; one of which
 * a part proves nothing fails. Call it as `describeScenarios(import.meta.url, { describe, test })`.
 */
export function describeScenarios(
  moduleUrl: string,
  runner: TestRunner,
  options: { readonly kit?: ScenarioKit; readonly folder?: string } = {},
): void {
  const folder = options.folder ?? dirname(fileURLToPath(moduleUrl));
  const root = rootOf(folder);
  const kits = new PackKits();
  for (const path of scenarioFiles(folder)) {
    const file = relative(root, path).replaceAll('\\', '/');
    const kit = options.kit ?? kits.of(packOf(path));
    runner.describe(file, () => describeFile(file, readFileSync(path, 'utf8'), kit, runner));
  }
}

/** Makes a test of each document of a file. */
function describeFile(file: string, text: string, kit: ScenarioKit, { test }: TestRunner): void {
  for (const document of loadScenarios(file, text, kit.known).documents) {
    const name = document.ok ? document.scenario.name : (document.name ?? 'a document without a title');
    test(`${name} (line ${document.line})`, () => {
      const result = runOne(file, document, kit, { paranoid: true });
      if (result.status === 'failed') throw new Error(result.message);
      if (result.notes.length > 0) throw new Error(result.notes.join('\n'));
    });
  }
}

/** Every scenario file in a folder and below it; what is installed or built is left out. */
export function scenarioFiles(folder: string): readonly string[] {
  return filesBelow(folder, (path) => path.endsWith('.scenarios.yaml'));
}

/** The root of the repository, or the folder itself outside one. */
function rootOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'pnpm-workspace.yaml'))) return at;
    if (dirname(at) === at) return folder;
  }
}
