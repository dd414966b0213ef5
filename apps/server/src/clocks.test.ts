import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FromTable } from '@scapewright/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Player, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';

const data = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(data);
}, 30_000);
afterAll(() => server.end('SIGTERM'));

type Told = Extract<FromTable, { type: 'state' | 'update' }>;

/** Listens to a seat, and keeps what it was told last. */
async function listener(player: Player, id: string, seat: number) {
  const told: { last?: Told; welcome?: Extract<FromTable, { type: 'welcome' }>; lines: string } = {
    lines: '',
  };
  const socket: WebSocket = player.socket(id, seat);
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 })));
  socket.on('message', (raw) => {
    const message = JSON.parse(String(raw)) as FromTable;
    if (message.type === 'welcome') told.welcome = message;
    if (message.type !== 'state' && message.type !== 'update') return;
    told.last = message;
    told.lines += JSON.stringify(message.lines);
  });
  await until(() => told.last !== undefined && told.last.status !== 'waiting', 10_000, 'a state');
  return { told, socket };
}

const begun = async (clock: object) => {
  const [ann, bob] = [await Player.guest(server.url, 'Ann'), await Player.guest(server.url, 'Bob')];
  const { body } = await ann.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset: 'heroscape', map: 'first-light', public: true, roundLimit: 2, clock },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  expect((await bob.send('POST', `/tables/${body.id}/seats`, {})).status).toBe(200);
  return { ann, bob, id: body.id };
};

test('a clock runs while the server does, and a bot plays on for who has no time left, whoever looks', async () => {
  const { ann, id } = await begun({ kind: 'live', minutes: 0.1 });
  const one = await listener(ann, id, 0);
  const { clock } = one.told.last as Told;
  expect(clock).toMatchObject({ kind: 'live', running: expect.any(Array), due: expect.any(String) });
  const [slow = 0] = clock.running;
  expect(clock.left[slow]).toBeGreaterThan(4000);
  expect(Date.parse(clock.due ?? '') - Date.now()).toBeLessThanOrEqual(6000);
  await new Promise((soon) => setTimeout(soon, 1200));
  one.socket.terminate();
  const { port } = server;
  await server.end('SIGKILL');
  await new Promise((soon) => setTimeout(soon, 6500));
  server = await RunningServer.start(data, port);
  const back = await listener(ann, id, 0);
  expect(back.told.last?.clock.left[slow]).toBeGreaterThan(2500);
  expect(back.told.welcome?.players[slow]?.kind).toBe('person');
  back.socket.terminate();
  const over = async () =>
    (await ann.get<{ status: string; players: object[] }>(`/tables/${id}`)).body.status === 'over';
  for (let tries = 0; tries < 100 && !(await over()); tries++)
    await new Promise((soon) => setTimeout(soon, 250));
  const watcher = await listener(ann, id, -1);
  expect(watcher.told.last).toMatchObject({ status: 'over', clock: { kind: 'none' } });
  expect(watcher.told.welcome?.players.map(({ kind }) => kind)).toEqual(['bot:quick', 'bot:quick']);
  watcher.socket.terminate();
  const log = await ann.get<{ lines: { parts: { text: string }[] }[] }>(`/tables/${id}/log`);
  expect(JSON.stringify(log.body)).toContain('has no time left: a bot plays on');
}, 90_000);

test('over days each answer gives the whole time back', async () => {
  const { ann, bob, id } = await begun({ kind: 'days', days: 3 });
  const players = [await listener(ann, id, 0), await listener(bob, id, 1)];
  const [asked = 0] = players[0]?.told.last?.clock.running ?? [];
  const { told, socket } = players[asked] as (typeof players)[number];
  await new Promise((soon) => setTimeout(soon, 300));
  const [question] = told.last?.questions ?? [];
  const pick = question?.options.slice(0, Math.max(1, question.least)).map(({ key }) => key) ?? [];
  const keys = question?.shape === 'allot' ? Array.from({ length: question.most }, () => pick[0]) : pick;
  const answer = {
    type: 'answer',
    id: 'a',
    number: question?.number,
    pick: keys.length === 1 ? keys[0] : keys,
  };
  const { at = 0 } = told.last ?? {};
  socket.send(JSON.stringify(answer));
  await until(() => (told.last?.at ?? 0) > at, 5000, 'an update');
  expect(told.last?.clock.kind).toBe('days');
  if (!told.last?.clock.running.includes(asked)) expect(told.last?.clock.left[asked]).toBe(3 * 86_400_000);
  else expect(told.last.clock.left[asked]).toBeLessThan(3 * 86_400_000);
  for (const one of players) one.socket.terminate();
}, 30_000);
