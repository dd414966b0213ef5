import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputStamp } from './input-stamp.ts';

/** Builds the pages and the server where something of them has changed since the last time, and serves them. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const pages = join(root, 'apps/web/dist');
const note = join(pages, '.built-from');

if (buildPages() && buildServer()) await import(new URL('../../dist/main.js', import.meta.url).href);
else process.exitCode = 1;

function buildPages(): boolean {
  const stamp = inputStamp(root, 'apps/web');
  if (existsSync(note) && readFileSync(note, 'utf8') === stamp) return true;
  console.log('Building the pages …');
  const done = spawnSync('nx run @scapewright/web:build', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
      PATH: `${root}node_modules/.bin:${process.env['PATH']}`,
    },
  });
  if (done.status === 0) writeFileSync(note, stamp);
  return isDone(done, 'The pages');
}

function buildServer(): boolean {
  const program = fileURLToPath(new URL('build-server.ts', import.meta.url));
  const words = ['--conditions=@scapewright/source', program];
  return isDone(spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' }), 'The server');
}

function isDone({ status, stdout, stderr }: SpawnSyncReturns<string>, what: string): boolean {
  if (status !== 0) console.error(`${stdout}${stderr}\n${what} could not be built; the reason stands above.`);
  return status === 0;
}
