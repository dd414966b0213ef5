import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Player, Stranger, until } from '../../test/player.ts';
import { makeServer } from '../app.ts';
import { readSettings } from '../settings.ts';
import { calls } from './calls.ts';

const settings = () => {
  const data = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
  const read = readSettings(['--data', data, '--quiet', '--no-limits', '--port', '0'], {}, 'nowhere');
  if (read === 'help') throw new Error('no settings');
  return read;
};

test('every call is described, and answers as it is described', async () => {
  const routes: string[] = [];
  const server = await makeServer(settings(), (method, url) => routes.push(`${method} ${url}`));
  const described = calls.map(({ method, path }) => `${method.toUpperCase()} /api/v1${path}`);
  expect(routes.filter((route) => route.includes('/api/v1') && !route.startsWith('HEAD')).sort()).toEqual(
    described.sort(),
  );

  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [ann, bob] = [await Player.guest(url, 'Ann'), await Player.guest(url, 'Bob')];
  const made = await ann.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset: 'superscape', map: 'first-light', public: true, roundLimit: 1 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.send('POST', `/tables/${made.body.id}/seats`, {});
  const strangers = [
    new Stranger(ann, made.body.id, 0, dice(1)),
    new Stranger(bob, made.body.id, 1, dice(2)),
  ];
  await until(() => strangers.every(({ told }) => told.isOver), 30_000, 'a game ends');
  const me = await ann.get<{ player: { id: string } }>('/me');
  const cup = await ann.send<{ id: string }>('POST', '/tournaments', {
    ...{ name: 'Cup', format: 'swiss', ruleset: 'superscape', maps: ['first-light'] },
  });
  await ann.send('POST', `/tournaments/${cup.body.id}/entrants`, {});
  const ids: Record<string, string> = {
    tables: made.body.id,
    tournaments: cup.body.id,
    players: me.body.player.id,
    maps: 'first-light',
  };
  for (const { method, path, query, answers } of calls) {
    if (method !== 'get' || path.includes(':proof')) continue;
    const [, kind = ''] = path.split('/');
    const real = path.replace(/:(id|name)/, ids[kind] ?? 'nothing');
    const answer = await ann.get(`${real}${query && 'ruleset' in query.shape ? '?ruleset=superscape' : ''}`);
    const shape = answers[answer.status];
    expect({ path, status: answer.status, isKnown: shape !== undefined }).toEqual({
      path,
      status: answer.status,
      isKnown: true,
    });
    if (shape instanceof z.ZodObject && Object.keys(shape.shape).length > 0)
      expect({ path, problems: shape.strict().safeParse(answer.body).error?.issues }).toEqual({
        path,
        problems: undefined,
      });
  }
  await server.close();
}, 60_000);

test('the description that is published is this one', async () => {
  const server = await makeServer(settings());
  const { body } = await server.app.inject({ url: '/api/v1/openapi.json' });
  await server.close();
  const published = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(body));
});
