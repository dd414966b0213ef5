import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FromTable } from '@scapewright/protocol';
import { dice, randomPick } from '@scapewright/protocol/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Player, Stranger, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';
import { Seated } from '../test/seated.ts';

/** How many hostile messages are sent: 50,000 by `SCAPE_HOSTILE=50000`. */
const messages = Number(process.env['SCAPE_HOSTILE'] ?? 4000);
const roll = dice(messages);
const any = <T>(list: readonly T[]): T => list[roll(list.length)] as T;

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
}, 30_000);
afterAll(async () => {
  expect(await server.end('SIGTERM')).toBe(0);
});

const pause = (milliseconds: number) => new Promise((soon) => setTimeout(soon, milliseconds));

/** Everything that the server has counted, by name with labels. */
async function metrics(): Promise<ReadonlyMap<string, number>> {
  const { body } = await new Player(server.url).send<string>('GET', '/metrics');
  return new Map(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name = '', value]) => [name, Number(value)]),
  );
}
const sumOf = (counted: ReadonlyMap<string, number>, name: string): number =>
  [...counted].reduce((sum, [key, value]) => (key.startsWith(name) ? sum + value : sum), 0);

/** A table of two people who have played a while, with all that one of them has sent. */
async function played() {
  const [ann, bob] = [await Player.guest(server.url, 'Ann'), await Player.guest(server.url, 'Bob')];
  const { body } = await ann.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset: 'superscape', map: 'first-light', public: true },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.send('POST', `/tables/${body.id}/seats`, {});
  const seats = [await Seated.at(ann, body.id, 0), await Seated.at(bob, body.id, 1)] as const;
  const sent: Record<string, unknown>[] = [];
  for (let given = 0; given < 16; given++) {
    await until(() => seats.some(({ questions }) => questions.length > 0), 5000, 'a question');
    const asked = seats.find(({ questions }) => questions.length > 0) as Seated;
    const [question] = asked.questions;
    if (!question) throw new Error('no question');
    const id = `a${given}`;
    const answer = { type: 'answer', id, number: question.number, pick: randomPick(question, roll) };
    expect((await asked.say(answer)).type).toBe('accepted');
    if (asked.seat === 0) sent.push(answer);
  }
  return { ann, bob, id: body.id, seats, sent };
}

const scraps: readonly unknown[] = [
  ...[null, [], {}, '', 0, -1, 1e308, '__proto__', 'answer', ['a'], { pick: {} }, '\u202e\u0000'],
  ...[{ type: 'answer' }, 'figure:Hulk', 'space:e7', 'x'.repeat(3000), Array(500).fill(1)],
];
const types = 'hello answer ask undo consent orders draw resign toString welcome __proto__ chat'.split(' ');
const fields = 'number pick way what about standing yes text since protocol to'.split(' ');

/** A message that is none. */
function malformed(): string {
  const message: Record<string, unknown> = { type: any(types), id: any([null, 7, {}, 'x'.repeat(65)]) };
  for (let field = roll(5); field > 0; field--) message[any(fields)] = any(scraps);
  if (message['type'] === 'hello') message['protocol'] = any([0, 2, null, 'one']);
  const text = JSON.stringify(message);
  return roll(4) === 0 ? text.slice(0, roll(text.length)) : text;
}

test(`${messages} messages that are malformed, huge, foreign, replayed or reordered change nothing, and are counted`, async () => {
  const { ann, bob, id, seats, sent } = await played();
  const eve = await Player.guest(server.url, 'Eve');
  const open = async (player: Player, seat: number): Promise<WebSocket> => {
    const socket = player.socket(id, seat);
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    return socket;
  };
  const lines = async (player: Player) => (await player.get(`/tables/${id}/log`)).body;
  const seen = async () =>
    JSON.stringify([await lines(ann), await lines(bob), await lines(eve), seats.map(({ view }) => view)]);
  const [before, counted] = [await seen(), await metrics()];
  const asked = seats.map(({ questions }) => questions.map(({ number }) => number));
  let others = 0;
  /** What was accepted once, again: with its own id, with another one, from another seat, or from nowhere. */
  const replayed = (seat: number): string => {
    const answer = any(sent);
    const isOpen = seat >= 0 && asked[seat]?.includes(Number(answer['number']));
    if (seat === 0 && roll(2) === 0) return JSON.stringify(answer);
    return JSON.stringify({ ...answer, id: `r${others++}`, ...(isOpen ? { number: 1e6 } : {}) });
  };
  const visitors: { player: Player; seat: number; socket: WebSocket }[] = [];
  for (const [player, seat] of [
    [ann, 0],
    [bob, 1],
    [eve, -1],
  ] as const)
    visitors.push({ player, seat, socket: await open(player, seat) });
  for (let count = 0; count < messages; count++) {
    const visitor = any(visitors);
    if (visitor.socket.readyState !== visitor.socket.OPEN)
      visitor.socket = await open(visitor.player, visitor.seat);
    const { socket, seat } = visitor;
    if (roll(500) === 0) {
      if (roll(2) === 0) socket.send('x'.repeat(40_000));
      else socket.send(Buffer.from(malformed()), { binary: true });
      await once(socket, 'close');
    } else if (roll(2) === 0) socket.send(replayed(seat));
    else socket.send(malformed());
    if (count % 100 === 0) await pause(5);
  }
  await pause(500);
  expect(await seen()).toBe(before);
  const now = await metrics();
  const grown = (name: string) => sumOf(now, name) - sumOf(counted, name);
  expect(grown('scape_messages')).toBeGreaterThan(messages * 0.9);
  expect(grown('scape_messages_refused_total{code="spectator"}')).toBeGreaterThan(messages / 20);
  expect((now.get('scape_memory_bytes') ?? 0) - (counted.get('scape_memory_bytes') ?? 0)).toBeLessThan(200e6);
  for (const { socket } of visitors) socket.terminate();
  for (const one of seats) one.leave();
  const strangers = [new Stranger(ann, id, 0, dice(1)), new Stranger(bob, id, 1, dice(2))];
  await until(() => strangers.every(({ told }) => told.at > 5), 10_000, 'the game goes on');
  for (const stranger of strangers) stranger.stop();
}, 1_200_000);

test('requests that make no sense are answered in words, and never fail', async () => {
  const { ann, id } = await played();
  const paths = [
    '/tables',
    '/guests',
    '/accounts',
    '/sessions',
    `/tables/${id}/seats`,
    `/tables/${id}/start`,
  ];
  const odd = [
    '/tables/%00',
    '/tables/%E0%A4%A',
    `/tables/${'x'.repeat(5000)}`,
    '/maps/..%2f..%2fetc',
    '/cards?ruleset=__proto__',
  ];
  const statuses = new Map<number, number>();
  for (let count = 0; count < messages / 10; count++) {
    const method = any(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
    const path = any([...paths, ...odd]);
    const body = any([...scraps.map((scrap) => JSON.stringify(scrap)), malformed(), '[['.repeat(2000)]);
    const type = any([
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'x',
    ]);
    const { status } = await ann.send(method, path, method === 'GET' ? undefined : body, {
      'content-type': type,
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (method === 'DELETE' && path === '/sessions') ann.token = (await Player.guest(server.url)).token;
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(sumOf(await metrics(), 'scape_requests_total{status="4')).toBeGreaterThan(messages / 20);
}, 300_000);

test('who reads nothing is sent away, and costs the server no memory', async () => {
  const { ann, id } = await played();
  const before = await metrics();
  const slow = await Promise.all(Array.from({ length: 8 }, () => Seated.at(ann, id, 0)));
  for (const { socket } of slow) socket.pause();
  const ask = JSON.stringify({ type: 'ask', id: 'm', what: 'map' });
  for (let count = 0; count < 1500; count++) {
    for (const { socket } of slow) if (socket.readyState === socket.OPEN) socket.send(ask);
    if (count % 50 === 0) await pause(10);
  }
  await pause(1500);
  const after = await metrics();
  expect(
    sumOf(after, 'scape_sockets_dropped_total') - sumOf(before, 'scape_sockets_dropped_total'),
  ).toBeGreaterThan(7);
  expect((after.get('scape_memory_bytes') ?? 0) - (before.get('scape_memory_bytes') ?? 0)).toBeLessThan(
    150e6,
  );
  for (const one of slow) one.leave();
  expect((await ann.get('/health')).status).toBe(200);
}, 60_000);

test('a password is not guessed, from one address or from many', async () => {
  const limited = await RunningServer.start(
    join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'),
    0,
    [],
    {},
    true,
  );
  const owner = new Player(limited.url);
  await owner.send('POST', '/accounts', { name: 'Owner', password: 'the right one' });
  const guess = (password: string) =>
    new Player(limited.url).send('POST', '/sessions', { name: 'OWNER', password });
  const first: number[] = [];
  for (let count = 0; count < 14; count++) first.push((await guess(`wrong ${count}`)).status);
  expect(first.filter((status) => status === 429).length).toBeGreaterThan(3);
  await limited.end('SIGTERM');

  await new Player(server.url).send('POST', '/accounts', { name: 'Owner', password: 'the right one' });
  const from = (password: string) =>
    new Player(server.url).send('POST', '/sessions', { name: 'Owner', password });
  const guesses = await Promise.all(Array.from({ length: 60 }, (_, count) => from(`wrong ${count}`)));
  // Also of those that come at the same moment no more than thirty are looked at.
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
  expect(await from('the right one')).toMatchObject({ status: 429, body: { title: 'Too many attempts' } });
  expect(sumOf(await metrics(), 'scape_logins_failed_total')).toBeGreaterThan(30);
}, 60_000);

test('a page of somebody else sends nothing, and opens no socket', async () => {
  const { ann, id } = await played();
  const before = await metrics();
  for (const origin of ['https://elsewhere.example', 'null', `${server.url}.elsewhere.example`, 'x']) {
    for (const path of ['/guests', '/tables', `/tables/${id}/rematch`])
      expect((await ann.send('POST', path, {}, { origin })).status).toBe(403);
    const socket = ann.socket(id, 0, { headers: { origin } });
    socket.on('error', () => {});
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(403);
  }
  const name = 'scape_sockets_refused_total{status="403"}';
  expect(sumOf(await metrics(), name) - sumOf(before, name)).toBe(4);
}, 30_000);

test('behind a proxy pages are those of the host that it names; without one nobody names another', async () => {
  const behind = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'), 0, [
    '--trust-proxy',
  ]);
  const own = { 'x-forwarded-host': 'play.example', origin: 'https://play.example' };
  const other = { ...own, origin: 'https://elsewhere.example' };
  const status = async (url: string, headers: Record<string, string>) =>
    (await new Player(url).send('POST', '/guests', {}, headers)).status;
  expect(await status(behind.url, own)).toBe(201);
  expect(await status(behind.url, other)).toBe(403);
  expect(await status(server.url, own)).toBe(403);
  await behind.end('SIGTERM');
}, 30_000);

test('what people write is shown as it is, without what hides or turns text around', async () => {
  const { bob, id, seats } = await played();
  const chats = () =>
    seats[1].raw
      .map((one) => JSON.parse(one) as FromTable)
      .flatMap((one) => (one.type === 'chat' ? one.text : []));
  const said = [
    '<script>alert(1)</script> & "quotes"',
    'a\u0000b\u001b[31mc\nd',
    '\u202eevil\u2066\u2069 \ufeff\u200b',
    'שלום 👩‍👩‍👧 é',
  ];
  for (const text of said) expect((await seats[0].say({ type: 'chat', text })).type).toBe('accepted');
  expect(await seats[0].say({ type: 'chat', text: '\u202e \u0000' })).toMatchObject({
    type: 'refused',
    code: 'malformed',
  });
  await until(() => chats().length === said.length, 5000, 'all is read');
  expect(chats()).toEqual([said[0], 'a b [31mc d', 'evil', 'שלום 👩‍👩‍👧 é']);
  const again = await Seated.at(bob, id, 1);
  await until(
    () => again.raw.filter((one) => one.includes('"chat"')).length === said.length,
    5000,
    'also later',
  );
  again.leave();
  for (const name of ['a\u0000', 'b\u202e', '\ud800', ' \u200b '])
    expect((await new Player(server.url).send('POST', '/guests', { name })).status).toBe(422);
  const odd = await new Player(server.url).send('POST', '/guests', {
    name: '<b>Robert"); drop table game;--</b>',
  });
  expect(odd).toMatchObject({
    status: 201,
    body: { player: { name: '<b>Robert"); drop table game;--</b>' } },
  });
  for (const one of seats) one.leave();
}, 30_000);
