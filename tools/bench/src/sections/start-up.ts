import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../browser-bundle.ts';
import { atMost, type Figure } from '../figure.ts';
import { median } from '../timing.ts';

/** From start to first decision, CPU beyond bare Node; and the engine bundled for browsers, gzip, without card data. */
export async function startUp(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scapewright-bench-'));
  try {
    const engine = await bundled('browser-engine', folder);
    const whole = await bundled('whole-engine', folder);
    const bare = join(folder, 'bare.mjs');
    writeFileSync(bare, 'export {};\n');
    const ids = [...engine.later.values()].reduce((sum, size) => sum + size, 0);
    return [
      atMost('start to first decision, CPU beyond bare Node', cpuOf(whole.file) - cpuOf(bare), 'ms', 150, 60),
      {
        ...atMost('engine bundle for browsers, gzip', engine.first, 'kB', 230, 200),
        note: 'both games, every plugin',
      },
      { what: 'ledger ids, loaded when a line or refusal is shown', value: ids, unit: 'kB' },
      { what: 'one game with every plugin, ledger ids and checks', value: whole.first, unit: 'kB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of CPU of a process that loads a file. */
function cpuOf(file: string): number {
  const script = `await import(${JSON.stringify(file)}); const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`;
  const runs = Array.from({ length: 7 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  return median(runs);
}
