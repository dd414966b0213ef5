import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtServer } from '../../test/built-server.ts';
import { Player, Stranger, until } from '../../test/player.ts';
import { postgresPrograms, startPostgres } from '../../test/postgres.ts';
import { RunningServer } from '../../test/running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'scape-'));
const data = join(folder, 'games.sqlite');
const backup = join(folder, 'backup.jsonl');

/** What a command says; throws what it says where it fails. */
function command(place: string, ...words: readonly string[]): string {
  const all = [builtServer, ...words, '--data', place];
  return execFileSync(process.execPath, all, {
    encoding: 'utf8',
    timeout: 120_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

let server: RunningServer;
let ann: Player;
let id: string;
let strangers: Stranger[];

beforeAll(async () => {
  server = await RunningServer.start(data);
  ann = await Player.guest(server.url, 'Ann');
  const made = await ann.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset: 'superscape', map: 'first-light', public: true, roundLimit: 10 },
    seats: [{ kind: 'me' }, { kind: 'bot:greedy' }],
  });
  id = made.body.id;
  strangers = [new Stranger(ann, id, 0, dice(5))];
  await until(() => (strangers[0]?.told.at ?? 0) > 5, 60_000, 'a game');
  for (const stranger of strangers) stranger.pace = 2000;
}, 240_000);
afterAll(async () => {
  for (const stranger of strangers) stranger.stop();
  await server.end('SIGTERM');
});

test('a backup while it is played is put back elsewhere, and plays on there', async () => {
  expect(command(data, 'backup', backup)).toContain('lines are in');
  for (const file of [backup, data, `${data}-wal`]) expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = join(folder, 'other.sqlite');
  expect(command(other, 'restore', backup)).toContain('is back');
  expect(() => command(other, 'restore', backup)).toThrow(/There are players in this database/);
  const second = await RunningServer.start(other);
  const again = new Player(second.url);
  again.token = ann.token;
  const back = new Stranger(again, id, 0, dice(8));
  await until(() => back.told.isOver, 120_000, 'the copy is played to its end');
  const record = await again.get<object>(`/tables/${id}/record`);
  expect(record.status).toBe(200);
  await second.end('SIGTERM');
  expect(JSON.parse(command(other, 'export', id))).toEqual(record.body);
}, 240_000);

test('a damaged backup changes nothing', () => {
  const [head = '', ...rows] = readFileSync(backup, 'utf8').trim().split('\n');
  const broken = join(folder, 'broken.jsonl');
  const empty = join(folder, 'empty.sqlite');
  command(empty, 'migrate');
  for (const [lines, words] of [
    [[head, ...rows.slice(0, 3), '["strange", {}]'], /damaged/],
    [[head, ...rows.slice(0, 3), '["player", {"nothing": 1}]'], /./],
    [rows, /no backup/],
    [[head.replace('"migrations":[', '"migrations":["9999-later",')], /newer version/],
    [[], /empty/],
  ] as const) {
    writeFileSync(broken, lines.join('\n'));
    expect(() => command(empty, 'restore', broken)).toThrow(words);
    expect(JSON.parse(command(empty, 'statistics'))).toEqual({
      players: { guests: 0, accounts: 0, banned: 0 },
      tables: {},
    });
  }
}, 240_000);

test('tables are listed and closed, players are counted and shut out', async () => {
  expect(command(data, 'list', 'playing')).toMatch(new RegExp(`^${id}\tplaying\tsuperscape\tfirst-light`));
  const bob = new Player(server.url);
  const account = await bob.send<{ token: string }>('POST', '/accounts', {
    ...{ name: 'Bob', password: 'long enough' },
  });
  bob.token = account.body.token;
  expect((await bob.get('/me')).status).toBe(200);
  const own = await bob.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset: 'superscape', map: 'first-light' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const socket = bob.socket(own.body.id, 0);
  await once(socket, 'open');
  const sentOut = once(socket, 'close');
  expect(command(data, 'ban', 'bob')).toContain('Bob is shut out');
  expect((await bob.get('/me')).status).toBe(401);
  const login = { name: 'Bob', password: 'long enough' };
  expect((await bob.send('POST', '/sessions', login)).status).toBe(401);
  // The server looks every twenty seconds who is still logged in.
  expect((await sentOut)[0]).toBe(1008);
  command(data, 'close', own.body.id);
  expect((await bob.get(`/tables/${own.body.id}/record`)).status).toBe(404);
  expect(JSON.parse(command(data, 'statistics'))).toMatchObject({
    players: { accounts: 1, banned: 1 },
    tables: { playing: 1 },
  });
  command(data, 'unban', 'Bob');
  expect((await bob.send('POST', '/sessions', login)).status).toBe(200);

  expect(command(data, 'close', id)).toContain('is closed');
  expect((await ann.get(`/tables/${id}`)).body).toMatchObject({ status: 'closed' });
  await until(() => strangers[0]?.told.status === 'closed', 60_000, 'players are told');
  const record = await ann.get<object>(`/tables/${id}/record`);
  expect(record.status).toBe(200);
  expect(JSON.parse(command(data, 'export', id))).toEqual(record.body);
  expect(() => command(data, 'close', id)).toThrow(/no table that is still open/);
}, 240_000);

test('what is no command, or lacks a name, says so', () => {
  expect(() => command(data, 'destroy')).toThrow(/“destroy” is no command/);
  expect(() => command(data, 'close')).toThrow(/Name a table/);
  expect(() => command(data, 'ban', 'nobody')).toThrow(/There is no player nobody/);
  expect(command(data, 'migrate')).toContain('up to date');
  const mistyped = join(folder, 'gmaes.sqlite');
  expect(() => command(mistyped, 'list')).toThrow(/There is no file .*gmaes\.sqlite/);
  expect(existsSync(mistyped)).toBe(false);
  const empty = join(folder, 'empty.sqlite');
  expect(() => command(empty, 'restore', 'no-backup')).toThrow(/There is no file no-backup/);
  expect(command(empty, 'list')).toBe('There are none.\n');
  expect(() => command('mysql://elsewhere/games', 'list')).toThrow(
    /SQLite, or in PostgreSQL .* not in mysql/,
  );
  expect(() => command(data, '--prot', '8081')).toThrow(/'--prot'.*--port NUMBER/s);
}, 240_000);

const bin = postgresPrograms();

test.skipIf(bin === undefined)(
  'a backup of SQLite is put back into PostgreSQL, and gives the same backup there',
  async () => {
    const postgres = await startPostgres(bin ?? '');
    command(postgres.url, 'restore', backup);
    const again = join(folder, 'again.jsonl');
    command(postgres.url, 'backup', again);
    const rows = (file: string) =>
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('["service"'))
        .map((line) => JSON.parse(line) as unknown);
    expect(rows(again)).toEqual(rows(backup));
    const shared = await RunningServer.start(postgres.url);
    const watcher = new Stranger(new Player(shared.url), id, -1, dice(1));
    await until(() => watcher.told.status === 'playing', 60_000, 'it is watched');
    command(postgres.url, 'close', id);
    await until(() => watcher.told.status === 'closed', 30_000, 'who watches is told at once');
    watcher.stop();
    await shared.end('SIGTERM');
    await postgres.stop();
  },
  240_000,
);
