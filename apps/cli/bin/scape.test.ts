import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('.', import.meta.url));

/** A checkout in small: the real launcher, a command line of a few lines, cards with data, and a worker. */
describe('the launcher', () => {
  let root: string;

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const start = (
    options: { cwd?: string; env?: Record<string, string>; arguments?: readonly string[] } = {},
  ) => {
    const { cwd = root, env = {}, arguments: rest = [] } = options;
    const { npm_lifecycle_event: _script, INIT_CWD: _caller, ...inherited } = process.env;
    const environment = { ...inherited, ...env };
    return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const command = [join(root, 'apps/cli/bin/scape.mjs'), ...rest];
      execFile(process.execPath, command, { cwd, env: environment }, (error, stdout, stderr) =>
        resolve({ code: error ? error.code : 0, stdout, stderr }),
      );
    });
  };
  const main = (greeting: string) => `
    import { Worker } from 'node:worker_threads';
    import { cards } from '@scapewright/cards';
    const worker = new Worker(new URL('./echo.worker.js', import.meta.url));
    worker.once('message', (echo) => {
      console.log(JSON.stringify({ greeting: '${greeting}', cards, echo, cwd: process.cwd(), arguments: process.argv.slice(2) }));
      process.exitCode = process.argv.includes('fail') ? 3 : 0;
    });
  `;

  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'scapewright-launcher-')));
    cpSync(bin, join(root, 'apps/cli/bin'), { recursive: true });
    write('pnpm-lock.yaml', '');
    write('packages/testkit/src/index.ts', '');
    write(
      'packages/sim/src/echo.worker.ts',
      "import { parentPort } from 'node:worker_threads'; parentPort?.postMessage('echo');",
    );
    write(
      'packages/cards/src/index.ts',
      "import { readFileSync } from 'node:fs'; export const cards: string = readFileSync(new URL('../data/pack.yaml', import.meta.url), 'utf8');",
    );
    write(
      'packages/cards/package.json',
      '{"name":"@scapewright/cards","type":"module","exports":{".":{"@scapewright/source":"./src/index.ts"}}}',
    );
    write('packages/cards/data/pack.yaml', 'starter');
    write('apps/cli/package.json', '{"type":"module"}');
    write('apps/cli/src/main.ts', main('hello'));
    mkdirSync(join(root, 'apps/cli/node_modules/@scapewright'), { recursive: true });
    symlinkSync(
      realpathSync(join(bin, '../node_modules/esbuild')),
      join(root, 'apps/cli/node_modules/esbuild'),
    );
    symlinkSync(join(root, 'packages/cards'), join(root, 'apps/cli/node_modules/@scapewright/cards'));
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('bundles once, also when started twice at the same moment, and keeps standard output clean', async () => {
    for (const { code, stdout } of await Promise.all([start(), start()])) {
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ greeting: 'hello', cards: 'starter', echo: 'echo' });
    }
    expect(readdirSync(join(root, 'apps/cli/.bundle'))).toHaveLength(1);
    const again = await start({ arguments: ['--json', 'a b'] });
    expect(again.stderr).toBe('');
    expect(JSON.parse(again.stdout).arguments).toEqual(['--json', 'a b']);
  });

  test('passes the exit code on', async () => {
    expect((await start({ arguments: ['fail'] })).code).toBe(3);
  });

  test('stands in the folder of the caller', async () => {
    const elsewhere = realpathSync(tmpdir());
    const packages = join(root, 'packages');
    const stands = async (options: Parameters<typeof start>[0]) =>
      JSON.parse((await start(options)).stdout).cwd;
    expect(await stands({ cwd: packages })).toBe(packages);
    expect(await stands({ cwd: packages, env: { INIT_CWD: elsewhere } })).toBe(packages);
    expect(await stands({ cwd: root, env: { INIT_CWD: elsewhere } })).toBe(elsewhere);
    expect(await stands({ cwd: root, env: { INIT_CWD: elsewhere, npm_lifecycle_event: 'start' } })).toBe(
      elsewhere,
    );
    expect(await stands({ cwd: root, env: { INIT_CWD: elsewhere, npm_lifecycle_event: 'test' } })).toBe(root);
  });

  test('bundles again when a source has changed, and not when data has', async () => {
    write('apps/cli/src/main.ts', main('good day'));
    const changed = await start();
    expect(changed.stderr).toContain('building the command line');
    expect(JSON.parse(changed.stdout).greeting).toBe('good day');
    write('packages/cards/data/pack.yaml', 'second edition');
    const fresh = await start();
    expect(fresh.stderr).toBe('');
    expect(JSON.parse(fresh.stdout).cards).toBe('second edition');
  });

  test('says on standard error what could not be bundled', async () => {
    write('apps/cli/src/main.ts', "import { gone } from './gone.ts'; gone();");
    const broken = await start();
    expect(broken).toMatchObject({ code: 1, stdout: '' });
    expect(broken.stderr).toContain('./gone.ts');
  });
});
