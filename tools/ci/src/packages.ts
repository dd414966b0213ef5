import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type Publishable, packInto, publishables } from './tarballs.ts';

/**
 * Looks at every publishable package as its users would get it: packed, its exports and its types. Run after
 * the builds; nx remembers the answer as long as no package changes.
 */
const faults = (await Promise.all(publishables().map(inspect))).flat();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function inspect(one: Publishable): Promise<readonly string[]> {
  const place = mkdtempSync(join(tmpdir(), 'scapewright-pack-'));
  try {
    const tarball = readFileSync(packInto(one, place));
    const faults = [...(await exportFaults(tarball)), ...(await typeFaults(tarball))];
    return faults.map((fault) => `${one.name}: ${fault}`);
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
