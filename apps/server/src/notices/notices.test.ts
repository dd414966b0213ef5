import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice, randomPick } from '@scapewright/protocol/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeBrowser, fakeMail, fakeWeb, readVapid } from '../../test/fake-endpoints.ts';
import { Player, until } from '../../test/player.ts';
import { RunningServer } from '../../test/running-server.ts';
import { Seated } from '../../test/seated.ts';
import { isOutside, post } from './post.ts';

const data = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
const browser = new FakeBrowser();
let web: Awaited<ReturnType<typeof fakeWeb>>;
let mail: Awaited<ReturnType<typeof fakeMail>>;
let env: Record<string, string>;
let server: RunningServer;
let [ann, bob]: Player[] = [];

beforeAll(async () => {
  [web, mail] = [await fakeWeb(), await fakeMail()];
  env = {
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'games@example.com', PUBLIC_URL: 'https://games.example' },
    ...{ SCAPE_NOTICE_DELAY: '3', SCAPE_NOTICE_ANYWHERE: '1' },
  };
  server = await RunningServer.start(data, 0, [], env);
  ann = await Player.guest(server.url, 'Ann');
  bob = await Player.guest(server.url, 'Bob');
}, 30_000);
afterAll(async () => {
  await server.end('SIGTERM');
  web.close();
  mail.close();
});

const pause = (milliseconds: number) => new Promise((soon) => setTimeout(soon, milliseconds));
const came = (path: string) => web.came.filter((one) => one.path === path);

/** A table at which Ann is asked first. */
async function annIsAsked(): Promise<string> {
  for (;;) {
    const made = await ann?.send<{ id: string }>('POST', '/tables', {
      ...{ ruleset: 'heroscape', map: 'first-light', public: true, clock: { kind: 'days', days: 3 } },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const id = made?.body.id ?? '';
    await bob?.send('POST', `/tables/${id}/seats`, {});
    await pause(300);
    await ann?.get(`/tables/${id}/log`);
    const { body } = (await ann?.get<{ waitingFor: number[] }>(`/tables/${id}`)) ?? {};
    if (body?.waitingFor.join() === '0') return id;
  }
}

describe('whose turn it is', () => {
  test('is told by push, mail and webhook, once for all tables, and mail only where somebody agreed', async () => {
    const ways = [
      { kind: 'mail', address: 'ann@example.com' },
      { kind: 'webhook', address: `${web.url}/hook` },
      { kind: 'push', subscription: browser.subscription(`${web.url}/push`) },
    ];
    for (const way of ways) {
      const language = way.kind === 'webhook' ? 'de' : 'en';
      const added = await ann?.send('POST', '/notices', way, { 'accept-language': language });
      expect(added?.status).toBe(201);
    }
    const known = await ann?.get<{ ways: object[]; pushKey: string }>('/notices');
    expect(known?.body).toMatchObject({
      mail: true,
      ways: [{ confirmed: false }, { confirmed: true }, { confirmed: true }],
    });
    expect(JSON.stringify(known?.body)).not.toContain('p256dh');
    const link = /https:\/\/games\.example(\/api\/v1\/notices\/confirm\/\S+)/.exec(
      mail.mails[0]?.text ?? '',
    )?.[1];
    expect((await fetch(`${server.url}${link?.slice(0, -1)}x`)).status).toBe(404);
    expect((await fetch(`${server.url}${link}`)).status).toBe(200);

    const ids = [await annIsAsked(), await annIsAsked()];
    await until(() => came('/push').length > 0 && mail.mails.length > 1, 20_000, 'notices');
    await pause(3000);
    const told = came('/push').map(({ body }) => browser.read(body) as { title: string; text: string });
    expect(told.map(({ title }) => title)).toEqual(['It is your turn at 2 tables']);
    for (const id of ids) expect(told[0]?.text).toContain(`https://games.example/table/${id}`);
    const { headers } = came('/push')[0] ?? {};
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: expect.stringMatching(/^\d+$/) });
    const { key, claims } = readVapid(String(headers?.['authorization']));
    expect(key).toBe(known?.body.pushKey);
    expect(claims).toMatchObject({ aud: web.url, sub: expect.stringMatching(/^(mailto|https):/) });
    const hours = (Number(claims['exp']) - Date.now() / 1000) / 3600;
    expect([hours > 0, hours <= 24]).toEqual([true, true]);
    expect(came('/hook')).toHaveLength(1);
    expect(JSON.parse(String(came('/hook')[0]?.body))).toMatchObject({
      content: expect.stringMatching(/^\*\*Du bist an 2 Tischen an der Reihe\*\*\nGegen Bob: https:/),
    });
    expect(mail.mails).toHaveLength(2);
    expect(mail.mails[1]).toMatchObject({
      to: 'ann@example.com',
      text: expect.stringContaining('List-Unsubscribe'),
    });

    const stop = /No more of these: https:\/\/games\.example(\S+)/.exec(mail.mails[1]?.text ?? '')?.[1];
    expect((await fetch(`${server.url}${stop}`, { method: 'POST' })).status).toBe(200);
    expect((await ann?.get<{ ways: object[] }>('/notices'))?.body.ways).toHaveLength(2);
  }, 60_000);

  test('is told to nobody who has answered meanwhile', async () => {
    const before = web.came.length;
    const id = await annIsAsked();
    const seated = await Seated.at(ann as Player, id, 0);
    for (let tries = 0; tries < 40 && seated.questions.length > 0; tries++) {
      const [question] = seated.questions;
      if (question)
        await seated.say({ type: 'answer', number: question.number, pick: randomPick(question, dice(1)) });
      await pause(60);
    }
    seated.leave();
    await pause(6000);
    expect(web.came.length).toBe(before);
  }, 30_000);

  test('is told after a crash, and to no browser that is gone', async () => {
    const before = came('/push').length;
    const id = await annIsAsked();
    web.answers.status = 410;
    const { port } = server;
    await server.end('SIGKILL');
    server = await RunningServer.start(data, port, [], env);
    await until(() => came('/push').length > before, 20_000, 'a notice');
    await pause(500);
    expect(browser.read(came('/push').at(-1)?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'It is your turn',
      url: `https://games.example/table/${id}`,
    });
    expect((await ann?.get<{ ways: object[] }>('/notices'))?.body.ways).toEqual([]);
    web.answers.status = 200;
  }, 60_000);

  test('ways are a player’s own, and checked', async () => {
    const way = await bob?.send<{ way: { id: string } }>('POST', '/notices', {
      kind: 'webhook',
      address: `${web.url}/bob`,
    });
    expect((await ann?.send('DELETE', `/notices/${way?.body.way.id}`))?.status).toBe(404);
    expect((await bob?.send('DELETE', `/notices/${way?.body.way.id}`))?.status).toBe(204);
    for (const wrong of [
      { kind: 'webhook', address: 'file:///etc/passwd' },
      { kind: 'mail', address: 'nobody' },
      { kind: 'push', subscription: { endpoint: 'x' } },
      { kind: 'pigeon', address: 'roof' },
    ])
      expect((await bob?.send('POST', '/notices', wrong))?.status).toBe(422);
    expect((await new Player(server.url).get('/notices')).status).toBe(401);
  });
});

test('what reads pushes here reads the message that RFC 8291 has as its example', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const receiver = new FakeBrowser({
    key: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  });
  const message = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
      'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
      'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(receiver.text(message)).toBe('When I grow up, I want to be a watermelon');
});

test('nothing is sent to addresses inside', async () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
  ];
  expect(inside.filter(isOutside)).toEqual([]);
  expect(['93.184.216.34', '2606:2800:220:1::1'].filter((address) => !isOutside(address))).toEqual([]);
  const sent = { headers: {}, body: '' };
  for (const url of [`${web.url}/no`, 'https://127.0.0.1:9/', 'https://[::1]:9/', 'https://localhost:9/'])
    await expect(post({ url, ...sent }, false)).rejects.toThrow();
  expect(came('/no')).toEqual([]);
});
