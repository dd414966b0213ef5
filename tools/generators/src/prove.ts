import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@scapewright/tidy';

/**
 * Runs every generator in a clone of the last commit, and looks whether what they wrote stands up: style, walls, types, the
 * house's habits, and every test that lies in what was written or changed. The rest of the check knows nothing of it, and is
 * left to `pnpm run check`. A command of its own, since it installs and compiles a whole clone: `pnpm run generate:prove`.
 */
const place = mkdtempSync(join(tmpdir(), 'scapewright-generators-'));
const clone = join(place, 'clone');
const options = { cwd: clone, env: { ...process.env, CI: '', NX_DAEMON: 'false' } };
const run = (command: string, ...rest: readonly string[]) =>
  execFileSync(command, rest, { ...options, stdio: 'inherit' });

try {
  execFileSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
  run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  for (const kind of ['plugin', 'ability', 'terrain', 'symbol', 'object', 'item', 'token', 'pack', 'ruleset'])
    run('pnpm', 'run', 'generate', kind, `proof-${kind}`);
  run('pnpm', 'exec', 'biome', 'ci', '.');
  run('pnpm', 'run', 'boundaries');
  run('pnpm', 'run', 'typecheck');
  run('pnpm', 'exec', 'vitest', 'run', 'tools/tidy', ...changedPackages());
  console.log('What the generators write is sound.');
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** The folders of the packages in which something was written or changed. */
function changedPackages(): readonly string[] {
  const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    ...options,
    encoding: 'utf8',
  });
  const paths = status.split('\n').map((line) => line.slice(3));
  const folders = paths.flatMap(
    (path) => /^packages\/(?:plugins|rulesets)\/[^/]+|^packages\/[^/]+/.exec(path) ?? [],
  );
  return [...new Set(folders)].sort();
}
