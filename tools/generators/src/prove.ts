import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@scapewright/tidy';

/**
 * Runs every generator in a clone of the last commit, and then the whole check over what they wrote. It takes as
 * long as a check from nothing, so it is a command of its own: `pnpm run generate:prove`.
 */
const place = mkdtempSync(join(tmpdir(), 'scapewright-generators-'));
const clone = join(place, 'clone');
const run = (command: string, ...rest: readonly string[]) =>
  execFileSync(command, rest, { cwd: clone, stdio: 'inherit', env: { ...process.env, CI: '' } });

try {
  execFileSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
  run('pnpm', 'install', '--frozen-lockfile');
  for (const kind of ['plugin', 'ability', 'pack', 'ruleset'])
    run('pnpm', 'run', 'generate', kind, `proof-${kind}`);
  run('pnpm', 'run', 'check');
} finally {
  rmSync(place, { recursive: true, force: true });
}
