import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../test/scape.ts';

const bin = fileURLToPath(new URL('../bin/scape.mjs', import.meta.url));

/** Starts the command line as people do, bundle and all. */
function start(words: readonly string[], cwd: string, typed = '') {
  const { INIT_CWD: _caller, ...env } = process.env;
  return new Promise<{ readonly code: unknown; readonly stdout: string }>((resolve) => {
    const child = execFile(process.execPath, [bin, ...words], { cwd, env }, (error, stdout) =>
      resolve({ code: error ? error.code : 0, stdout }),
    );
    child.stdin?.end(typed);
  });
}

describe('the built command line', () => {
  test('keeps standard output to what was asked for, and passes exit codes on', async () => {
    const folder = folderWith({ 'bad.scenarios.yaml': 'scenario: nothing\n' });
    const tested = await start(['test', 'bad.scenarios.yaml', '--json'], folder);
    expect(tested.code).toBe(1);
    expect(JSON.parse(tested.stdout)).toMatchObject({ passed: 0, failed: 1 });
    expect(await start(['tset'], folder)).toEqual({ code: 2, stdout: '' });
    const help = await start(['--help'], folder);
    expect([help.code, help.stdout.startsWith('Usage: scape')]).toEqual([0, true]);
  });

  test('plays on threads, and reads what is typed', async () => {
    const folder = folderWith({});
    const words = ['sim', '--games', '8', '--seed', 'bin', '--json', '--threads', '2'];
    const played = await start(words, folder);
    expect(JSON.parse(played.stdout)).toMatchObject({ games: 8, seed: 'bin' });
    const session = await start(['play', '--seed', 'bin'], folder, 'cards\nquit\n');
    expect([session.code, session.stdout.includes('8 of 8 life')]).toEqual([0, true]);
  });

  test('is told to end by whatever started it, in an older Node too', async () => {
    const folder = folderWith({});
    const older = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => existsSync(path));
    for (const node of [process.execPath, ...(older ? [older] : [])]) {
      const child = spawn(node, [bin, 'play', '--seed', 'bin'], { cwd: folder, stdio: 'pipe' });
      const said = { out: '', err: '' };
      child.stdout.on('data', (part) => {
        said.out += part;
        if (said.out.endsWith('\n> ')) child.kill('SIGTERM');
      });
      child.stderr.on('data', (part) => {
        said.err += part;
      });
      expect(await new Promise((resolve) => child.once('close', resolve))).toBe(143);
      expect(said.err).toContain('ended by SIGTERM; the game is not finished');
    }
  }, 60_000);
});
