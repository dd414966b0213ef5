import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * Looks at every publishable package as its users would get it: packed, its exports and its types. Run after
 * the builds; nx remembers the answer as long as no package changes.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['packages', 'packages/rulesets', 'packages/plugins', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(root, group, name)),
);
const faults = (await Promise.all(folders.map(inspect))).flat();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function inspect(folder: string): Promise<readonly string[]> {
  const manifest = readManifest(folder);
  if (!manifest || manifest.private) return [];
  const place = mkdtempSync(join(tmpdir(), 'scapewright-pack-'));
  try {
    execFileSync('pnpm', ['pack', '--pack-destination', place], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [packed] = readdirSync(place);
    if (packed === undefined) return [`${manifest.name}: nothing was packed`];
    const tarball = readFileSync(join(place, packed));
    const faults = [...(await exportFaults(tarball)), ...(await typeFaults(tarball))];
    return faults.map((fault) => `${manifest.name}: ${fault}`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function exportFaults(tarball: Buffer): Promise<readonly string[]> {
  const buffer = new Uint8Array(tarball).buffer;
  const { messages, pkg } = await publint({
    strict: true,
    level: 'warning',
    pack: { tarball: buffer },
  });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/** The packages are modules only, so the two ways in which an old `require` looks for types do not count. */
async function typeFaults(tarball: Buffer): Promise<readonly string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  if (!analysis.types) return ['it has no types'];
  const old: readonly string[] = ['node10', 'node16-cjs'];
  const counted = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && old.includes(problem.resolutionKind)),
  );
  return counted.map((problem) => `types: ${JSON.stringify(problem)}`);
}

function readManifest(folder: string): { readonly name: string; readonly private?: boolean } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
