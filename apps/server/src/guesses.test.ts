import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeNamed, Store } from '@scapewright/store';
import { expect, test } from 'vitest';
import { Player } from '../test/player.ts';
import { postgresPrograms, startPostgres } from '../test/postgres.ts';
import { RunningServer } from '../test/running-server.ts';

const bin = postgresPrograms();

test.skipIf(bin === undefined)(
  'two servers of one database count wrong passwords together, also once they were started again',
  async () => {
    const postgres = await startPostgres(bin ?? '');
    const start = () => Promise.all([RunningServer.start(postgres.url), RunningServer.start(postgres.url)]);
    const nodes = await start();
    const login = (at: number, password: string, name = 'Owner') =>
      new Player(nodes[at % 2]?.url ?? '').send('POST', '/sessions', { name, password });
    await new Player(nodes[0].url).send('POST', '/accounts', { name: 'Owner', password: 'the right one' });
    await new Player(nodes[0].url).send('POST', '/accounts', { name: 'Other', password: 'the right one' });
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, at) => login(at, `wrong ${at}`, 'OWNER')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
    const isShutOut = async () => {
      for (const at of [0, 1]) {
        const { status, retryAfter = 0 } = await login(at, 'the right one');
        expect(status).toBe(429);
        expect(retryAfter).toBeGreaterThan(3000);
      }
    };
    await isShutOut();
    expect((await login(1, 'the right one', 'Other')).status).toBe(200);
    for (const node of nodes) await node.end('SIGTERM');
    nodes.splice(0, 2, ...(await start()));
    await isShutOut();
    for (const node of nodes) await node.end('SIGTERM');
    await postgres.stop();
  },
  120_000,
);

test('wrong passwords count for an hour from the first, and a right one is none', async () => {
  let now = Date.parse('2026-11-28T12:00:00Z');
  const store = await Store.open(
    placeNamed(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite')),
    () => new Date(now).toISOString(),
  );
  const { guesses } = store;
  for (let right = 0; right < 40; right++) {
    expect(await guesses.note('owner')).toEqual({ wait: 0 });
    await guesses.takeBack('owner');
  }
  for (let wrong = 0; wrong < 30; wrong++) {
    now += 60_000;
    expect(await guesses.note('owner')).toEqual({ wait: 0 });
  }
  expect((await guesses.note('owner')).wait).toBe(60 * 60 - 29 * 60);
  expect(await guesses.note('other')).toEqual({ wait: 0 });
  now += 31 * 60_000;
  expect(await guesses.note('owner')).toEqual({ wait: 0 });
  await store.close();
});
