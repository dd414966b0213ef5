import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player, Stranger, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
}, 30_000);
afterAll(() => server.end('SIGTERM'));

test('those who have played play again at one table, and nobody else sits there', async () => {
  const [ann, bob, eve] = await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((name) => Player.guest(server.url, name)),
  );
  if (!ann || !bob || !eve) throw new Error('no players');
  const made = await ann.send<{ id: string; seats: { invite?: string }[] }>('POST', '/tables', {
    ...{ ruleset: 'superscape', map: 'first-light', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  const { id, seats } = made.body;
  await bob.send('POST', `/tables/${id}/seats`, { invite: seats[1]?.invite });
  expect((await ann.send('POST', `/tables/${id}/rematch`)).status).toBe(409);
  const watcher = new Stranger(ann, id, -1, () => 0);
  const socket = bob.socket(id, 1);
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    socket.send(JSON.stringify({ type: 'chat', id: 'c', text: 'I have to go' }));
    socket.send(JSON.stringify({ type: 'resign', id: 'r' }));
  });
  await until(() => watcher.told.isOver, 10_000, 'Bob gives up');
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  expect((await eve.send('POST', `/tables/${id}/rematch`)).status).toBe(403);
  const again = await ann.send<{ id: string; seat: number }>('POST', `/tables/${id}/rematch`);
  expect(again).toMatchObject({ status: 201, body: { seat: 0 } });
  const next = again.body.id;
  await until(() => heard.some((one) => one.includes(`"rematch":"${next}"`)), 5000, 'Bob is told');
  socket.terminate();
  expect((await eve.send('POST', `/tables/${next}/seats`, { seat: 1 })).status).toBe(403);
  expect((await eve.send('POST', `/tables/${next}/seats`, {})).status).toBe(403);
  expect((await eve.get(`/tables/${next}`)).body).toMatchObject({ status: 'waiting' });
  const twice = await ann.send<{ id: string }>('POST', `/tables/${id}/rematch`);
  expect(twice.body.id).toBe(next);
  const joined = await bob.send<{ id: string; seat: number }>('POST', `/tables/${id}/rematch`);
  expect(joined.body).toMatchObject({ id: next, seat: 1 });
  expect((await eve.get(`/tables/${next}`)).body).toMatchObject({
    status: 'playing',
    round: expect.any(Number),
  });
  expect((await eve.get(`/tables/${id}`)).body).toMatchObject({ status: 'over', rematch: next });
}, 60_000);
