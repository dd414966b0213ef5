import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { expect, test } from 'vitest';
import { Player, Stranger, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';
import { Seated } from '../test/seated.ts';

test('a table that everybody has left goes out of memory, and is there again as it was', async () => {
  const server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
  const inMemory = async (): Promise<number> => {
    const { body } = await new Player(server.url).send<string>('GET', '/metrics');
    return Number(/^scape_games_in_memory (\d+)$/m.exec(body)?.[1]);
  };
  const ann = await Player.guest(server.url, 'Ann');
  const ids: string[] = [];
  for (let count = 0; count < 6; count++) {
    const { body } = await ann.send<{ id: string }>('POST', '/tables', {
      ...{ ruleset: 'heroscape', map: 'first-light' },
      seats: [{ kind: 'me' }, { kind: 'bot:greedy' }],
    });
    ids.push(body.id);
  }
  const strangers = ids.map((id, at) => new Stranger(ann, id, 0, dice(at)));
  await until(() => strangers.every(({ told }) => told.at > 8), 120_000, 'all are played');
  expect(await inMemory()).toBe(6);
  for (const stranger of strangers) stranger.stop();
  const left = strangers.map(({ told: { at, accepted } }) => ({ at, accepted: accepted.length }));
  // They are looked for every twenty seconds.
  await expect.poll(inMemory, { timeout: 120_000, interval: 1000 }).toBe(0);

  for (const [at, id] of ids.entries()) {
    const back = await Seated.at(ann, id, 0);
    const state = back.raw
      .map((one) => JSON.parse(one) as { type: string; at: number })
      .find(({ type }) => type === 'state');
    expect(state?.at).toBeGreaterThanOrEqual(left[at]?.at ?? 0);
    expect(back.status).toBe('playing');
    back.leave();
  }
  await server.end('SIGTERM');
}, 400_000);
