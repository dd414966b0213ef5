import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserBundle, bundled } from '../browser-bundle.ts';
import { atMost, type Figure } from '../figure.ts';
import { median } from '../timing.ts';

/** From start to first decision, CPU beyond bare Node; and the engine bundled for browsers, gzip, without card data. */
export async function startUp(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scapewright-bench-'));
  try {
    const play = await bundled('play-engine', folder);
    const whole = await bundled('whole-engine', folder);
    const bare = join(folder, 'bare.mjs');
    writeFileSync(bare, 'export {};\n');
    return [
      atMost('start to first decision, CPU beyond bare Node', cpuOf(whole.file) - cpuOf(bare), 'ms', 150, 60),
      {
        ...atMost('engine bundle for browsers, gzip', play.first, 'kB', 230, 200),
        note: 'rules, and the plugins of one game',
      },
      {
        what: 'ledger ids, loaded when a line or refusal is shown',
        value: laterOf(play, 'citations'),
        unit: 'kB',
      },
      { what: 'the same with all plugins and checks', value: whole.first, unit: 'kB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function laterOf({ later }: BrowserBundle, name: string): number {
  const size = later.get(name);
  if (size === undefined) throw new Error(`the bundle has no part ${name} that it loads later`);
  return size;
}

/** Milliseconds of CPU of a process that loads a file. */
function cpuOf(file: string): number {
  const script = `await import(${JSON.stringify(file)}); const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`;
  const runs = Array.from({ length: 7 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  return median(runs);
}
