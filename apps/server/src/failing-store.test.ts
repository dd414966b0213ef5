import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { placeNamed, Store } from '@scapewright/store';
import { describe, expect, test } from 'vitest';
import { builtServer } from '../test/built-server.ts';
import { Player, Stranger, until } from '../test/player.ts';
import { postgresPrograms, startPostgres } from '../test/postgres.ts';
import { readOnlyWhile } from '../test/read-only.ts';
import { RunningServer } from '../test/running-server.ts';

const pause = (milliseconds: number) => new Promise((soon) => setTimeout(soon, milliseconds));

/** A game of two strangers that is under way. */
async function playing(url: string) {
  const [ann, bob] = [await Player.guest(url, 'Ann'), await Player.guest(url, 'Bob')];
  const { body } = await ann.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset: 'heroscape', map: 'first-light', roundLimit: 6, public: true },
    ...{ seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'live', minutes: 5 } },
  });
  await bob.send('POST', `/tables/${body.id}/seats`, {});
  const strangers = [ann, bob].map((player, seat) => new Stranger(player, body.id, seat, dice(seat)));
  for (const stranger of strangers) stranger.pace = 5;
  await until(() => strangers.every(({ told }) => told.at > 10), 60_000, 'they play');
  return { ann, id: body.id, strangers };
}

type Played = Awaited<ReturnType<typeof playing>>;

/** The game goes on to its end, and everything that was accepted is kept once. */
async function endsWhole({ id, strangers }: Played, data: string): Promise<void> {
  for (const stranger of strangers) stranger.pace = 0;
  await until(() => strangers.every(({ told }) => told.isOver), 120_000, 'the game ends');
  const store = await Store.open(placeNamed(data), () => '');
  const entries = (await store.games.entries(id, 0)).map((text) => JSON.parse(text) as { id?: string });
  const table = await store.games.find(id);
  await store.close();
  const ids = entries.flatMap((entry) => entry.id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(table).toMatchObject({ status: 'over', entries: entries.length });
  for (const { told } of strangers) expect(told.accepted.filter((one) => !ids.includes(one))).toEqual([]);
}

/** Nobody is told of progress while nothing can be kept, and requests that would write are refused in words. */
async function standsStill({ ann, strangers }: Played, server: RunningServer): Promise<void> {
  await pause(300);
  const before = strangers.map(({ told }) => [told.at, told.accepted.length]);
  await pause(3000);
  expect(strangers.map(({ told }) => [told.at, told.accepted.length])).toEqual(before);
  const refused = await ann.send('POST', '/guests', { name: 'Late' });
  expect(refused.status).toBe(503);
  expect(refused.type).toContain('application/problem+json');
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({
    title: 'Not now',
    detail: 'What is kept here cannot be reached, or takes nothing, for the moment. Nothing has changed.',
  });
  expect((await ann.get('/health')).status).toBe(200);
  expect(server.hasEnded).toBe(false);
}

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!hasPrlimit)(
  'a disk that is full for a while: nothing counts, nothing is half written, it goes on',
  async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
    const server = await RunningServer.start(data);
    const limit = (bytes: string) =>
      spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]).status;
    const played = await playing(server.url);
    expect(limit('1')).toBe(0);
    await standsStill(played, server);
    expect(played.strangers.flatMap(({ told }) => told.raw).join()).toContain('could not be kept');
    expect(limit('unlimited')).toBe(0);
    await endsWhole(played, data);
    expect(await server.end('SIGTERM')).toBe(0);
  },
  300_000,
);

test('a file of SQLite that can only be read for a while: nothing counts, nothing is half written, it goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scape-'));
  const [data, flag] = [join(folder, 'games.sqlite'), join(folder, 'read-only')];
  const server = await RunningServer.start(data, 0, [], readOnlyWhile(flag));
  const played = await playing(server.url);
  writeFileSync(flag, '');
  await standsStill(played, server);
  expect(played.strangers.flatMap(({ told }) => told.raw).join()).toContain('could not be kept');
  rmSync(flag);
  await endsWhole(played, data);
  expect(await server.end('SIGTERM')).toBe(0);
}, 300_000);

const bin = postgresPrograms();

describe.skipIf(bin === undefined)('PostgreSQL', () => {
  test('is away for a while, and only to be read for another', async () => {
    const postgres = await startPostgres(bin ?? '');
    const server = await RunningServer.start(postgres.url);
    const played = await playing(server.url);
    await postgres.pause();
    await standsStill(played, server);
    const away = await played.ann.get('/ready');
    expect(away).toMatchObject({ status: 503, body: { ok: false, store: false, draining: false } });
    const read = await played.ann.get(`/tables/${played.id}`);
    expect(read).toMatchObject({ status: 503, body: { title: 'Not now' } });
    await postgres.resume();
    const { told } = played.strangers[0] as Stranger;
    const { at } = told;
    await until(() => told.at > at || told.isOver, 60_000, 'it goes on by itself');
    expect((await played.ann.get('/ready')).status).toBe(200);

    const only = await playing(server.url);
    postgres.say(['alter system set default_transaction_read_only = on', 'select pg_reload_conf()']);
    await standsStill(only, server);
    postgres.say([
      'set default_transaction_read_only = off',
      'alter system reset default_transaction_read_only',
      'select pg_reload_conf()',
    ]);
    await endsWhole(only, postgres.url);
    await endsWhole(played, postgres.url);
    expect(await server.end('SIGTERM')).toBe(0);
    await postgres.stop();
  }, 400_000);
});

/** Somebody who may not write everywhere, as root may. */
const isRoot = process.getuid?.() === 0;
const other = isRoot ? { uid: 65_534, gid: 65_534 } : {};
const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, [builtServer, ...words], {
    ...{ ...other, cwd: tmpdir(), encoding: 'utf8', timeout: 120_000 },
  });
const canRun = run('--help').status === 0;

test('a folder in place of a database: it says so, and does not begin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scape-'));
  await expect(RunningServer.start(folder)).rejects.toThrow(
    /ended with 1: .*The database \S+ cannot be opened/s,
  );
});

test.skipIf(!canRun)(
  'a file, or a folder, that may only be read: it says so, does not begin, and leaves it as it is',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'scape-'));
    const kept = join(folder, 'games.sqlite');
    execFileSync(process.execPath, [builtServer, 'migrate', '--data', kept]);
    const before = readFileSync(kept);
    chmodSync(kept, 0o444);
    chmodSync(folder, 0o555);
    for (const file of [kept, join(folder, 'new.sqlite')])
      for (const words of [['migrate'], ['--port', '0', '--quiet']]) {
        const { status, stderr } = run(...words, '--data', file);
        expect(status).toBe(1);
        expect(stderr).toContain(`The database ${file} cannot be opened: `);
        expect(stderr).toContain('must be able to write this file, and into its folder');
      }
    expect(readFileSync(kept).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['games.sqlite']);
  },
  300_000,
);
