import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, Stranger, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';

interface Made {
  readonly id: string;
  readonly url: string;
  readonly seats: readonly { readonly seat: number; readonly kind: string; readonly invite?: string }[];
}

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
}, 30_000);
afterAll(async () => {
  expect(await server.end('SIGTERM')).toBe(0);
});

describe('strangers', () => {
  test.each(['superscape', 'heroscape'])(
    'play %s to its end, while somebody watches',
    async (ruleset) => {
      const [ann, bob, eve] = await Promise.all(
        ['Ann', 'Bob', 'Eve'].map((name) => Player.guest(server.url, name)),
      );
      if (!ann || !bob || !eve) throw new Error('nobody came');
      const made = await ann.send<Made>('POST', '/tables', {
        ...{ ruleset, map: 'first-light', roundLimit: 3 },
        seats: [{ kind: 'me' }, { kind: 'open' }],
      });
      expect(made.status).toBe(201);
      const { id, seats } = made.body;
      const one = new Stranger(ann, id, 0, dice(1));
      const watcher = new Stranger(eve, id, -1, dice(2));
      await until(
        () => one.told.status === 'waiting' && watcher.told.status === 'waiting',
        3000,
        'both wait',
      );
      expect((await bob.send('POST', `/tables/${id}/seats`, { invite: 'nonsense' })).status).toBe(403);
      const sat = await bob.send<{ seat: number }>('POST', `/tables/${id}/seats`, {
        invite: seats[1]?.invite,
      });
      expect(sat).toMatchObject({ status: 200, body: { seat: 1, status: 'playing' } });
      const two = new Stranger(bob, id, 1, dice(3));
      expect((await ann.get(`/tables/${id}/record`)).status).toBe(403);
      const all = [one, two, watcher];
      await until(() => all.every(({ told }) => told.isOver), 60_000, 'the game ends');
      expect(all.flatMap(({ told }) => told.faults)).toEqual([]);
      expect(one.told.accepted.length).toBeGreaterThan(5);
      const record = await eve.get<{ ruleset: string; setup: { seed: string } }>(`/tables/${id}/record`);
      expect(record).toMatchObject({
        status: 200,
        body: { format: 'scapewright-save', ruleset, setup: { dice: 'secure' } },
      });
      const short = await eve.get<{ status: string; result: object }>(`/tables/${id}`);
      expect(short.body).toMatchObject({ status: 'over', result: { winners: expect.any(Array) } });
      expect(JSON.stringify(short.body)).not.toContain(record.body.setup.seed);
    },
    90_000,
  );

  test.each(['bot:greedy', 'bot:shrewd'])(
    'come back to a game that %s goes on with',
    async (kind) => {
      const ann = await Player.guest(server.url);
      const { body } = await ann.send<Made>('POST', '/tables', {
        ...{ ruleset: 'superscape', map: 'first-light', roundLimit: 2 },
        seats: [{ kind: 'me' }, { kind }],
      });
      const stranger = new Stranger(ann, body.id, 0, dice(4));
      const drops = setInterval(() => stranger.drop(), 60);
      await until(() => stranger.told.isOver, 60_000, 'the game ends');
      clearInterval(drops);
      expect(stranger.told.faults).toEqual([]);
      const log = await ann.get<{ lines: { n: number }[] }>(`/tables/${body.id}/log?since=3`);
      expect(log.body.lines[0]?.n).toBe(4);
    },
    90_000,
  );
});
