import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';
import { SoftwarePasskey } from '../test/software-passkey.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
}, 120_000);
afterAll(() => server.end('SIGTERM'));

const nobody = () => new Player(server.url);
const challenge = async (): Promise<string> =>
  (await nobody().send<{ challenge: string }>('POST', '/sessions/passkey/options')).body.challenge;
const logIn = (answer: object) =>
  nobody().send<{ token: string; player: { id: string } }>('POST', '/sessions/passkey', answer);

test('a passkey is registered, lets its player in, is listed, and lets nobody in once it is removed', async () => {
  const ann = await Player.guest(server.url, 'Ann');
  const passkey = new SoftwarePasskey();
  expect(await passkey.register(ann)).toBe(201);
  const { body: me } = await ann.get<{ player: { id: string } }>('/me');
  const came = await logIn(passkey.used(server.url, await challenge()));
  expect(came).toMatchObject({ status: 200, body: { player: me.player } });
  const again = nobody();
  again.token = came.body.token;
  const { body } = await again.get<{ passkeys: { id: string; used?: string }[] }>('/passkeys');
  expect(body.passkeys).toEqual([{ id: passkey.id, created: expect.any(String), used: expect.any(String) }]);
  expect((await ann.send('DELETE', `/passkeys/${passkey.id}`)).status).toBe(204);
  expect((await ann.send('DELETE', `/passkeys/${passkey.id}`)).status).toBe(404);
  expect((await logIn(passkey.used(server.url, await challenge()))).status).toBe(401);
}, 120_000);

test('nobody comes in by another key, for another page, by a challenge of somebody else, or twice by one', async () => {
  const [ann, eve] = [await Player.guest(server.url, 'Ann'), await Player.guest(server.url, 'Eve')];
  const passkey = new SoftwarePasskey();
  await passkey.register(ann);
  expect((await eve.send('DELETE', `/passkeys/${passkey.id}`)).status).toBe(404);
  expect(await passkey.register(eve)).toBe(409);

  const forged = new SoftwarePasskey();
  Object.assign(forged, { id: passkey.id });
  const elsewhere = 'http://elsewhere.example';
  const { body: annOnly } = await ann.send<{ challenge: string }>('POST', '/passkeys/options');
  const refused = [
    new SoftwarePasskey().used(server.url, await challenge()),
    forged.used(server.url, await challenge()),
    passkey.used(elsewhere, await challenge()),
    passkey.used(server.url, annOnly.challenge),
    passkey.used(server.url, 'bm90aGluZw'),
  ];
  for (const answer of refused) expect((await logIn(answer)).status).toBe(401);
  const { body: once } = await ann.send<{ challenge: string }>('POST', '/passkeys/options');
  const other = new SoftwarePasskey();
  expect((await eve.send('POST', '/passkeys', other.made(server.url, once.challenge))).status).toBe(422);

  const good = passkey.used(server.url, await challenge());
  expect((await logIn(good)).status).toBe(200);
  expect((await logIn(good)).status).toBe(401);
  // A copy of the device is behind in its count.
  passkey.counter = 0;
  expect((await logIn(passkey.used(server.url, await challenge()))).status).toBe(401);
}, 120_000);

test('what is no answer of a browser is refused in words', async () => {
  const ann = await Player.guest(server.url, 'Ann');
  for (const body of [{}, { id: 7 }, { id: 'a', rawId: 'a', type: 'public-key', response: {} }]) {
    expect((await ann.send('POST', '/passkeys', body)).status).toBe(422);
    expect((await logIn(body)).status).toBe(422);
  }
  const empty = { clientDataJSON: '', authenticatorData: '', signature: '', attestationObject: '' };
  const hollow = { id: 'a', rawId: 'a', type: 'public-key', response: empty };
  expect((await ann.send('POST', '/passkeys', hollow)).status).toBe(422);
  expect((await logIn(hollow)).status).toBe(401);
  expect((await nobody().send('POST', '/passkeys/options')).status).toBe(401);
}, 120_000);
