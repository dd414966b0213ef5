import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { problem } from '@scapewright/protocol/http';
import { dice } from '@scapewright/protocol/testing';
import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Player, Stranger, until } from '../../test/player.ts';
import { SoftwarePasskey } from '../../test/software-passkey.ts';
import { makeServer } from '../app.ts';
import { readShipped } from '../content/read-shipped.ts';
import { readSettings } from '../settings.ts';
import { type Call, calls } from './calls.ts';

const settings = () => {
  const data = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
  const read = readSettings(['--data', data, '--quiet', '--no-limits', '--port', '0'], {}, 'nowhere');
  if (read === 'help') throw new Error('no settings');
  return read;
};

/** Looks at every answer before it is sent: is it what the description says, with nothing that is not in it? */
class Witness {
  readonly routes: string[] = [];
  readonly seen = new Set<string>();
  readonly strange: unknown[] = [];

  readonly watch = (route: RouteOptions): void => {
    for (const method of [route.method].flat())
      if (method !== 'HEAD' && route.url.startsWith('/api/v1')) this.routes.push(`${method} ${route.url}`);
    route.preSerialization = async (request, reply, payload) => {
      const call = calls.find((one) => nameOf(one) === `${request.method} ${route.url}`);
      const shape = call?.answers[reply.statusCode];
      const sent: unknown = JSON.parse(JSON.stringify(payload));
      if (call === undefined || !(shape instanceof z.ZodObject))
        this.strange.push({ of: route.url, status: reply.statusCode });
      else {
        const { data, error } = shape.safeParse(sent);
        this.seen.add(nameOf(call));
        if (error || !isDeepStrictEqual(data, sent)) this.strange.push({ of: route.url, sent, error });
      }
      return payload;
    };
  };
}

const nameOf = ({ method, path }: Call): string => `${method.toUpperCase()} /api/v1${path}`;

test('every call is described, and answers as it is described', async () => {
  const witness = new Witness();
  const server = await makeServer(settings(), readShipped, witness.watch);
  expect(witness.routes.sort()).toEqual(calls.map(nameOf).sort());

  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [ann, bob] = [await Player.guest(url, 'Ann'), await Player.guest(url, 'Bob')];
  const game = { ruleset: 'superscape', map: 'first-light', public: true, roundLimit: 1 };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { body: made } = await ann.send<{ id: string }>('POST', '/tables', { ...game, seats, start: false });
  await bob.send('POST', `/tables/${made.id}/seats`, {});
  await ann.send('POST', `/tables/${made.id}/start`, {});
  const strangers = [new Stranger(ann, made.id, 0, dice(1)), new Stranger(bob, made.id, 1, dice(2))];
  await until(() => strangers.every(({ told }) => told.isOver), 30_000, 'a game ends');
  await ann.send('POST', `/tables/${made.id}/rematch`, {});
  const password = 'a long password';
  const anew = await ann.send<{ player: { id: string } }>('POST', '/accounts', { name: 'Ann', password });
  await ann.send('POST', '/sessions', { name: 'Ann', password });
  const passkey = new SoftwarePasskey();
  expect(await passkey.register(ann)).toBe(201);
  const { body: options } = await ann.send<{ challenge: string }>('POST', '/sessions/passkey/options');
  await ann.send('POST', '/sessions/passkey', passkey.used(url, options.challenge));
  await ann.send('POST', '/notices', { kind: 'webhook', address: 'https://example.org/turns' });
  const { body: cup } = await ann.send<{ id: string }>('POST', '/tournaments', {
    ...{ name: 'Cup', format: 'swiss', ruleset: 'superscape', maps: ['first-light'] },
    ...{ clock: { kind: 'days', days: 2 }, delay: 3 },
  });
  for (const player of [ann, bob]) await player.send('POST', `/tournaments/${cup.id}/entrants`, {});
  await ann.send('POST', `/tournaments/${cup.id}/start`, {});
  const ids: Record<string, string> = {
    tables: made.id,
    tournaments: cup.id,
    players: anew.body.player.id,
    maps: 'first-light',
  };
  for (const { method, path, query } of calls) {
    if (method !== 'get' || path.includes(':proof')) continue;
    const [, kind = ''] = path.split('/');
    const real = path.replace(/:(id|name)/, ids[kind] ?? 'nothing');
    const { status } = await ann.get(
      `${real}${query && 'ruleset' in query.shape ? '?ruleset=superscape' : ''}`,
    );
    expect({ path, status }).toEqual({ path, status: 200 });
  }
  await server.close();
  expect(witness.strange).toEqual([]);
  const isShaped = ({ answers }: Call): boolean =>
    Object.values(answers).some((shape) => shape instanceof z.ZodObject && shape !== problem);
  const isText = ({ path }: Call): boolean => path.endsWith('/record');
  const shaped = calls.filter((call) => isShaped(call) && !isText(call));
  expect([...witness.seen].sort()).toEqual(shaped.map(nameOf).sort());
}, 60_000);

test('the description that is published is this one', async () => {
  const server = await makeServer(settings(), readShipped);
  const { body } = await server.app.inject({ url: '/api/v1/openapi.json' });
  await server.close();
  const published = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(body));
});
