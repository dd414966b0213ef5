import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { atMost, type Figure } from '../figure.ts';
import { median } from '../timing.ts';

/** From start to first decision, CPU beyond bare Node; and the engine as one bundle for browsers, gzip, without card data. */
export async function startUp(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scapewright-bench-'));
  try {
    const core = await bundled('core-engine', folder);
    const whole = await bundled('whole-engine', folder);
    const bare = join(folder, 'bare.mjs');
    writeFileSync(bare, 'export {};\n');
    return [
      atMost('start to first decision, CPU beyond bare Node', cpuOf(whole.file) - cpuOf(bare), 'ms', 150, 60),
      {
        ...atMost('engine bundle for browsers, gzip', core.size, 'kB', 80, 40),
        note: 'rules, terrain, symbols, victory',
      },
      { what: 'the same with all plugins and checks', value: whole.size, unit: 'kB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A source file of the bench and everything that it needs as one file for browsers, and its size packed. */
async function bundled(
  name: string,
  folder: string,
): Promise<{ readonly file: string; readonly size: number }> {
  await build({
    entry: [fileURLToPath(new URL(`../${name}.ts`, import.meta.url))],
    outDir: folder,
    format: ['esm'],
    platform: 'browser',
    target: 'es2023',
    minify: true,
    silent: true,
    config: false,
    noExternal: [/.*/],
    esbuildOptions: (options) => {
      options.conditions = ['@scapewright/source'];
    },
  });
  const file = join(folder, `${name}.js`);
  return { file, size: gzipSync(readFileSync(file)).length / 1024 };
}

/** Milliseconds of CPU of a process that loads a file. */
function cpuOf(file: string): number {
  const script = `await import(${JSON.stringify(file)}); const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`;
  const runs = Array.from({ length: 7 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  return median(runs);
}
