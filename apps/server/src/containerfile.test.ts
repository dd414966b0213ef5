import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dice } from '@scapewright/protocol/testing';
import { expect, test } from 'vitest';
import { builtServer } from '../test/built-server.ts';
import { Player, Stranger, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';
import { calls } from './openapi/calls.ts';
import { readSettings } from './settings.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const json = <Value>(path: string): Value => JSON.parse(read(path)) as Value;

/** The stages of the container file, each a list of what is done and with what. */
const stages = read('apps/server/Containerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .reduce<(readonly [string, string])[][]>((all, line) => {
    const [word = '', ...rest] = line.split(' ');
    if (word === 'FROM') all.push([]);
    all.at(-1)?.push([word, rest.join(' ')]);
    return all;
  }, []);
const [built = [], served = []] = stages;
const all = (stage: typeof built, word: string): readonly string[] =>
  stage.flatMap(([one, rest]) => (one === word ? [rest] : []));
const only = (stage: typeof built, word: string): string => {
  const found = all(stage, word);
  expect([word, found.length]).toEqual([word, 1]);
  return found[0] ?? '';
};
const env = Object.fromEntries(
  only(served, 'ENV')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

test('it builds with the pnpm of the project and a step that there is, and copies the whole of it', () => {
  expect(stages).toHaveLength(2);
  const { packageManager, engines } = json<{ packageManager: string; engines: { node: string } }>(
    'package.json',
  );
  const [first, second] = all(built, 'RUN');
  expect(first).toBe(`npm install --global ${packageManager}`);
  const [, target = '', projects = ''] = /nx run-many -t (\S+) -p (\S+)$/.exec(second ?? '') ?? [];
  const apps = ['apps/web', 'apps/server'].map((app) =>
    json<{ name: string; scripts: Record<string, string> }>(`${app}/package.json`),
  );
  expect(projects.split(',')).toEqual(apps.map(({ name }) => name));
  for (const { scripts } of apps) expect(Object.keys(scripts)).toContain(target);
  expect(second).toContain('pnpm install --frozen-lockfile');
  expect(all(built, 'COPY')).toEqual(['. .']);
  const least = Number(/(\d+)/.exec(engines.node)?.[1]);
  for (const stage of stages)
    expect(Number(/^node:(\d+)-slim\b/.exec(only(stage, 'FROM'))?.[1])).toBeGreaterThanOrEqual(least);
});

test('it serves by the command of the project, and its health is looked at where the server tells it', () => {
  const command = JSON.parse(only(served, 'ENTRYPOINT')) as string[];
  const [program, ...words] = command;
  expect([program, words]).toEqual(['node', [relative(root, builtServer)]]);
  expect(existsSync(join(root, words[0] ?? ''))).toBe(true);
  const { server } = json<{ scripts: { server: string } }>('package.json').scripts;
  expect(server.split(' && ').at(-1)).toBe(command.join(' '));
  expect(read('apps/server/src/start/main.ts')).toContain("import(new URL('../../dist/main.js'");
  const settings = readSettings([], env, 'pages');
  expect(settings).toMatchObject({ host: '0.0.0.0', port: Number(only(served, 'EXPOSE')) });
  const [, port, path] = /localhost:(\d+)\/api\/v1(\/\w+)'/.exec(only(served, 'HEALTHCHECK')) ?? [];
  expect(Number(port)).toBe(Number(only(served, 'EXPOSE')));
  expect(calls.map((call) => `${call.method} ${call.path}`)).toContain(`get ${path}`);
});

test('what it copies is all that it needs: bots think, answers are kept, and it starts again', async () => {
  const image = realpathSync(mkdtempSync(join(tmpdir(), 'scape-image-')));
  const copies = all(served, 'COPY').map((words) => words.split(' '));
  expect(copies.length).toBeGreaterThan(0);
  for (const [, , from = '', to = ''] of copies) {
    const path = relative(only(built, 'WORKDIR'), from);
    if (path === 'apps/web/dist') continue;
    cpSync(join(root, path), join(image, to), {
      recursive: true,
      filter: (file) => basename(file) !== 'compiled',
    });
  }
  const program = join(image, JSON.parse(only(served, 'ENTRYPOINT')).at(-1));
  const start = () => RunningServer.start(join(image, 'games.sqlite'), 0, [], {}, false, program);
  const first = await start();
  const ann = await Player.guest(first.url, 'Ann');
  const { body } = await ann.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset: 'heroscape', map: 'first-light', roundLimit: 3, public: true },
    seats: [{ kind: 'me' }, { kind: 'bot:greedy' }],
  });
  const stranger = new Stranger(ann, body.id, 0, dice(1));
  await until(() => stranger.told.isOver, 60_000, 'the game ends');
  expect([stranger.told.faults, stranger.told.answered.length > 0]).toEqual([[], true]);
  expect(await first.end('SIGKILL')).toBe(null);
  const second = await start();
  const { status } = await new Player(second.url).get(`/tables/${body.id}`);
  expect([status, await second.end('SIGTERM')]).toEqual([200, 0]);
}, 120_000);

test('it runs as nobody in particular, and keeps its data in a volume that belongs to whoever runs it', () => {
  const words = served.map(([word]) => word);
  expect(only(served, 'USER')).toBe('node');
  for (const needsRoot of ['COPY', 'RUN'])
    expect(words.lastIndexOf(needsRoot)).toBeLessThan(words.indexOf('USER'));
  const volume = only(served, 'VOLUME');
  expect(dirname(env['SCAPE_DATA'] ?? '')).toBe(volume);
  expect(only(served, 'RUN')).toBe(`mkdir ${volume} && chown node:node ${volume}`);
  // What is done to a folder after it was made a volume is lost.
  expect(words.indexOf('RUN')).toBeLessThan(words.indexOf('VOLUME'));
});

test('nothing secret, nothing built elsewhere and no history comes in; all that is needed does', () => {
  const patterns = read('.dockerignore').split('\n').filter(Boolean);
  const isLeftOut = (path: string): boolean => {
    const parts = path.split('/');
    const above = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    return above.some((one) => patterns.some((pattern) => matchesGlob(one, pattern)));
  };
  const unwanted = [
    ...[
      '.git/config',
      '.env',
      '.env.local',
      'apps/server/.env',
      'scapewright.sqlite',
      'apps/games.sqlite-wal',
    ],
    ...[
      'backup.jsonl',
      'cert.pem',
      'apps/server/tls.key',
      'node_modules/ws/index.js',
      'apps/web/dist/index.html',
    ],
    ...['apps/server/node_modules/zod/index.js', '.nx/cache/x', 'apps/web/test-results/a.png'],
  ];
  expect(unwanted.filter((path) => !isLeftOut(path))).toEqual([]);
  const needed = [
    ...['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'nx.json', 'tsconfig.base.json'],
    ...[
      'apps/server/src/start/built.ts',
      'apps/server/tsup.config.ts',
      'apps/web/package.json',
      'apps/web/src/main.tsx',
      'packages/store/src/index.ts',
    ],
    ...['packages/cards/maps/first-light.yaml', 'tools/ci/src/test-targets.ts'],
  ];
  for (const path of needed)
    expect([path, existsSync(join(root, path)), isLeftOut(path)]).toEqual([path, true, false]);
});
