import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { atMost, type Figure } from '../figure.ts';
import { median } from '../timing.ts';

const entry = fileURLToPath(new URL('../first-decision.ts', import.meta.url));

/** From start to first decision, CPU beyond bare Node; and the engine as one bundle for browsers, gzip, without card data. */
export async function startUp(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scapewright-bench-'));
  try {
    await build({
      entry: [entry],
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
    const bundle = join(folder, 'first-decision.js');
    const bytes = gzipSync(readFileSync(bundle)).length;
    const bare = join(folder, 'bare.mjs');
    writeFileSync(bare, 'export {};\n');
    const cpu = (file: string): number => {
      const runs = Array.from({ length: 7 }, () => {
        const script = `await import(${JSON.stringify(file)}); const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`;
        return Number(
          execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
        );
      });
      return median(runs);
    };
    const spent = cpu(bundle) - cpu(bare);
    return [
      atMost('start to first decision, CPU beyond bare Node', spent, 'ms', 150, 60),
      atMost('engine bundle for browsers, gzip', bytes / 1024, 'kB', 80, 40),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
