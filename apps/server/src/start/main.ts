import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputStamp } from './input-stamp.ts';

/** Builds the pages where something of them has changed since the last time, and serves them, with everything else. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const built = join(root, 'apps/web/dist');
const note = join(built, '.built-from');

if (buildWhereNeeded()) await import('../main.ts');
else process.exitCode = 1;

function buildWhereNeeded(): boolean {
  const stamp = inputStamp(root);
  if (existsSync(note) && readFileSync(note, 'utf8') === stamp) return true;
  console.log('Building the pages …');
  const { status, stdout, stderr } = spawnSync('nx run @scapewright/web:build', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
      PATH: `${root}node_modules/.bin:${process.env['PATH']}`,
    },
  });
  if (status === 0) writeFileSync(note, stamp);
  else console.error(`${stdout}${stderr}\nThe pages could not be built; the reason stands above.`);
  return status === 0;
}
