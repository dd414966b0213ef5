import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '@scapewright/files';
import { readGermanTitles } from './german-titles.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { parseLedgerFile } from './ledger-file.ts';
import { generateModules } from './modules.ts';

/** The rulebook package in this repository. */
export const rulebookFolder = fileURLToPath(new URL('../../../packages/rulebook', import.meta.url));

/** What `packages/rulebook/src/generated` must hold, by path, from the YAML files of that folder. */
export function generateFrom(folder: string): ReadonlyMap<string, string> {
  const { ledger, german } = readFolder(folder);
  const waivers = parseLedgerFile('waivers', readFileSync(join(folder, 'waivers.yaml'), 'utf8'));
  return generateModules(ledger, waivers.data, german);
}

/** The ledger of that folder and the German titles of its rules; throws a `LedgerError` for what cannot be. */
export function readFolder(folder: string): {
  readonly ledger: Ledger;
  readonly german: ReadonlyMap<string, string>;
} {
  const ledger = readLedger(yamlTexts(join(folder, 'ledger')));
  return { ledger, german: readGermanTitles(ledger, yamlTexts(join(folder, 'ledger/german'))) };
}

/** The texts of the YAML files in a folder, by name without extension. */
function yamlTexts(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name.replace('.yaml', ''), readFileSync(join(folder, name), 'utf8')]),
  );
}

/** What the folder of generated modules holds now, by path. */
export function readGenerated(folder: string): ReadonlyMap<string, string> {
  const generated = join(folder, 'src/generated');
  if (!existsSync(generated)) return new Map();
  const names = readdirSync(generated, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return new Map(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(generated, name), 'utf8')]),
  );
}

/** The paths that are missing, different or left over. */
export function staleModules(
  wanted: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...wanted.keys(), ...present.keys()])].filter(
    (path) => wanted.get(path) !== present.get(path),
  );
}

function run(options: readonly string[]): void {
  const wanted = generateFrom(rulebookFolder);
  const stale = staleModules(wanted, readGenerated(rulebookFolder));
  if (options.includes('--check')) {
    for (const path of stale) console.error(`stale: packages/rulebook/src/generated/${path}`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  for (const path of stale) {
    const file = join(rulebookFolder, 'src/generated', path);
    const text = wanted.get(path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeWhole(file, text);
  }
  console.error(`${stale.length} of ${wanted.size} modules written`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv.slice(2));
