import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Player, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';

let server: RunningServer;
let ann: Player;
let bob: Player;
let table: { id: string; seats: { invite?: string }[] };

beforeAll(async () => {
  server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
  ann = await Player.guest(server.url, 'Ann');
  bob = await Player.guest(server.url, 'Bob');
  const wish = { ruleset: 'superscape', map: 'first-light', seats: [{ kind: 'me' }, { kind: 'open' }] };
  table = (await ann.send<typeof table>('POST', '/tables', wish)).body;
}, 30_000);
afterAll(() => server.end('SIGTERM'));

/** `open`, or the status with which a socket was refused. */
function outcomeOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
  });
}

describe('nobody sits in the wrong seat', () => {
  test('a socket to a seat is its player’s alone', async () => {
    const { id } = table;
    const origin = { origin: 'https://elsewhere.example' };
    expect({
      mine: await outcomeOf(ann.socket(id, 0)),
      nobody: await outcomeOf(new Player(server.url).socket(id, 0)),
      stranger: await outcomeOf(bob.socket(id, 0)),
      free: await outcomeOf(bob.socket(id, 1)),
      tooHigh: await outcomeOf(ann.socket(id, 7)),
      odd: await outcomeOf(ann.socket(id, 0.5)),
      elsewhere: await outcomeOf(ann.socket('nowhere', 0)),
      foreignPage: await outcomeOf(ann.socket(id, 0, { headers: origin })),
      watching: await outcomeOf(new Player(server.url).socket(id, -1)),
    }).toEqual({
      ...{ mine: 'open', nobody: '401', stranger: '403', free: '403', tooHigh: '404', odd: '404' },
      ...{ elsewhere: '404', foreignPage: '403', watching: 'open' },
    });
  });

  test('an invitation is good once', async () => {
    const made = await ann.send<typeof table>('POST', '/tables', {
      ...{ ruleset: 'superscape', map: 'first-light' },
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'me' }],
    });
    const { id, seats } = made.body;
    const [first, second] = seats.map(({ invite }) => ({ invite }));
    expect((await bob.send('POST', `/tables/${id}/seats`, {})).status).toBe(403);
    expect((await bob.send('POST', `/tables/${id}/seats`, first)).status).toBe(200);
    const eve = await Player.guest(server.url, 'Eve');
    expect((await eve.send('POST', `/tables/${id}/seats`, first)).status).toBe(403);
    expect((await eve.send('POST', `/tables/${table.id}/seats`, second)).status).toBe(403);
    expect((await eve.send('POST', `/tables/${id}/seats`, second)).status).toBe(200);
  });

  test('a page of somebody else changes nothing', async () => {
    const answer = await ann.send('POST', '/tables', {}, { origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(403);
  });

  test('who watches decides nothing', async () => {
    const socket = bob.socket(table.id, -1);
    const heard: { type: string; code?: string }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as { type: string }));
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    await until(() => heard.length > 0, 5000, 'an answer');
    socket.terminate();
    expect(heard.map(({ type }) => type)).toContain('welcome');
  });
});

test('before a game begins a greeting is answered, all else refused, and nothing of it counts afterwards', async () => {
  const made = await ann.send<typeof table>('POST', '/tables', {
    ...{ ruleset: 'superscape', map: 'first-light', public: true },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { id } = made.body;
  const socket = ann.socket(id, 0);
  const heard: { type: string; status?: string; language?: string }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]));
  await once(socket, 'open');
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const states = () => heard.filter(({ type }) => type === 'state');
  say({ type: 'hello', protocol: 1 });
  await until(() => states().length === 1, 5000, 'a greeting');
  say({ type: 'chat', id: 'c', text: 'Is somebody there?' });
  say({ type: 'answer', id: 'a', number: 1, pick: 'space:a1' });
  say({ type: 'answer' });
  say({ type: 'hello', protocol: 1, language: 'de' });
  await until(() => states().length === 2, 5000, 'another greeting');
  expect(heard.filter(({ type }) => type !== 'state' && type !== 'welcome')).toMatchObject([
    { type: 'refused', id: 'c', code: 'unknown' },
    { type: 'refused', id: 'a', code: 'unknown' },
    { type: 'error' },
  ]);
  expect((await bob.send('POST', `/tables/${id}/seats`, {})).status).toBe(200);
  await until(() => states().at(-1)?.status === 'playing', 10_000, 'the game begins');
  expect(heard.findLast(({ type }) => type === 'welcome')?.language).toBe('de');
  say({ type: 'chat', id: 'c', text: 'Is somebody there?' });
  await until(() => heard.some(({ type }) => type === 'accepted'), 5000, 'it counts now');
  expect(heard.filter(({ type }) => type === 'chat')).toHaveLength(1);
  socket.terminate();
});

describe('players', () => {
  test('a guest who makes an account keeps its games; a token that is logged out opens nothing', async () => {
    const guest = await Player.guest(server.url, 'Cleo');
    const wish = {
      ruleset: 'superscape',
      map: 'first-light',
      seats: [{ kind: 'me' }, { kind: 'bot:greedy' }],
    };
    await guest.send('POST', '/tables', wish);
    const name = 'Cleo of the Hills';
    const made = await guest.send<{ token: string }>('POST', '/accounts', { name, password: 'long enough' });
    expect(made).toMatchObject({ status: 201, body: { player: { name, guest: false } } });
    const again = await new Player(server.url).send<{ token: string }>('POST', '/sessions', {
      ...{ name: name.toUpperCase(), password: 'long enough' },
    });
    expect(again.status).toBe(200);
    const account = new Player(server.url);
    account.token = again.body.token;
    expect((await account.get<{ tables: unknown[] }>('/tables?mine=1')).body.tables).toHaveLength(1);
    expect((await account.send('DELETE', '/sessions')).status).toBe(204);
    expect((await account.get('/me')).status).toBe(401);
  });

  test('who logs out leaves the seat; other sessions of the same player stay', async () => {
    const player = await Player.guest(server.url);
    const wish = { ruleset: 'superscape', map: 'first-light', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { id } = (await player.send<typeof table>('POST', '/tables', wish)).body;
    const login = { name: 'Out And In', password: 'long enough' };
    const other = new Player(server.url);
    other.token = (await player.send<{ token: string }>('POST', '/accounts', login)).body.token;
    const [socket, stays] = [player.socket(id, 0), other.socket(id, 0)];
    await Promise.all([once(socket, 'open'), once(stays, 'open')]);
    const closed = once(socket, 'close');
    await player.send('DELETE', '/sessions', '', { 'content-type': 'application/json' });
    expect((await closed)[0]).toBe(1008);
    expect(await outcomeOf(player.socket(id, 0))).toBe('401');
    expect(stays.readyState).toBe(stays.OPEN);
    stays.terminate();
  });

  test('names are taken once, passwords must fit, and nothing is told of which was wrong', async () => {
    const someone = new Player(server.url);
    const name = 'Only One';
    expect((await someone.send('POST', '/accounts', { name, password: 'long enough' })).status).toBe(201);
    expect((await someone.send('POST', '/accounts', { name, password: 'long enough' })).status).toBe(409);
    const wrong = await someone.send('POST', '/sessions', { name, password: 'not that one' });
    const nobody = await someone.send('POST', '/sessions', {
      name: 'Nobody At All',
      password: 'not that one',
    });
    expect(wrong).toEqual(nobody);
    expect(wrong.status).toBe(401);
    expect((await someone.send('POST', '/guests', { name: 'turned \u202e around' })).status).toBe(422);
  });
});

describe('what is sent is checked', () => {
  test.each([
    ['no JSON', '{'],
    ['no table', {}],
    ['another map', { ruleset: 'superscape', map: 'nowhere', seats: [{ kind: 'me' }, { kind: 'open' }] }],
    ['another ruleset', { ruleset: 'chess', map: 'first-light', seats: [{ kind: 'me' }, { kind: 'open' }] }],
    [
      'no such card',
      {
        ...{ ruleset: 'superscape', map: 'first-light' },
        seats: [{ kind: 'me', army: { cards: ['nobody'] } }, { kind: 'open' }],
      },
    ],
    [
      'too dear',
      { ruleset: 'superscape', map: 'first-light', points: 1, seats: [{ kind: 'me' }, { kind: 'open' }] },
    ],
    [
      'strange variants',
      {
        ...{ ruleset: 'superscape', map: 'first-light', variants: ['__proto__'] },
        seats: [{ kind: 'me' }, { kind: 'open' }],
      },
    ],
  ])('%s', async (_what, body) => {
    const answer = await ann.send('POST', '/tables', body);
    expect([400, 422]).toContain(answer.status);
    expect(answer.type).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ title: expect.any(String), detail: expect.any(String) });
  });

  test('a table that the rules refuse: everything that is wrong with it, each with its place and what to do', async () => {
    const { status, body } = await ann.send('POST', '/tables', {
      ...{ ruleset: 'superscape', map: 'first-light' },
      seats: [
        { kind: 'me', army: { cards: ['nobody', 'hulc'] } },
        { kind: 'open', army: { cards: ['batman/back'] } },
      ],
    });
    expect(status).toBe(422);
    const place = (seat: number) => `seats.${seat}.army.cards`;
    const part = (seat: number) => ({
      place: place(seat),
      message: expect.any(String),
      fix: expect.any(String),
    });
    expect(body).toMatchObject({ problems: [part(0), part(0), part(1)] });
  });

  test('nothing at all, under whatever name, is what is usual', async () => {
    const nobody = new Player(server.url);
    expect((await nobody.send('POST', '/guests', '', { 'content-type': 'application/json' })).status).toBe(
      201,
    );
    expect((await nobody.send('POST', '/guests')).status).toBe(201);
  });

  test('a list is read page by page, each table once, also of many that changed at the same moment', async () => {
    const player = await Player.guest(server.url);
    const wish = { ruleset: 'superscape', map: 'first-light', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const made = await Promise.all(
      Array.from({ length: 12 }, () => player.send<{ id: string }>('POST', '/tables', wish)),
    );
    type Page = { readonly tables: readonly { id: string }[]; readonly next?: string };
    const found: string[] = [];
    let next: string | undefined = '';
    for (let page = 0; page < 20 && next !== undefined; page++) {
      const after: string = next === '' ? '' : `&before=${encodeURIComponent(next)}`;
      const { body } = await player.get<Page>(`/tables?mine=1&most=5${after}`);
      found.push(...body.tables.map(({ id }) => id));
      next = body.next;
    }
    expect(found.sort()).toEqual(made.map(({ body }) => body.id).sort());
  });

  test('a body without end, and a path that is none', async () => {
    expect((await ann.send('POST', '/tables', 'x'.repeat(100_000))).status).toBe(413);
    expect((await ann.get('/nowhere')).type).toContain('application/problem+json');
    expect((await ann.get('/tables/../../etc/passwd')).status).toBe(404);
  });
});
