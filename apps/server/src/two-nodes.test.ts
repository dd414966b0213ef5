import { dice } from '@scapewright/protocol/testing';
import { placeNamed, Store } from '@scapewright/store';
import { describe, expect, test } from 'vitest';
import { Player, Stranger, until } from '../test/player.ts';
import { postgresPrograms, startPostgres } from '../test/postgres.ts';
import { RunningServer } from '../test/running-server.ts';

const bin = postgresPrograms();

describe.skipIf(bin === undefined)('two servers over one PostgreSQL', () => {
  test('serve the same tables, and either may be killed', async () => {
    const postgres = await startPostgres(bin ?? '');
    const nodes = [await RunningServer.start(postgres.url), await RunningServer.start(postgres.url)];
    const [first, second] = nodes;
    if (!first || !second) throw new Error('no servers');
    const ann = await Player.guest(first.url, 'Ann');
    const bob = await Player.guest(second.url, 'Bob');
    const { body } = await ann.send<{ id: string }>('POST', '/tables', {
      ...{ ruleset: 'heroscape', map: 'first-light', roundLimit: 8, public: true },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const { id } = body;
    const one = new Stranger(ann, id, 0, dice(1));
    await until(() => one.told.status === 'waiting', 3000, 'Ann waits');
    expect((await bob.send('POST', `/tables/${id}/seats`, {})).status).toBe(200);
    const [atFirst, atSecond] = [bob, bob].map((player, at) => {
      const elsewhere = new Player(at === 0 ? first.url : second.url);
      elsewhere.token = player.token;
      return new Stranger(elsewhere, id, 1, dice(7 + at));
    });
    const watcher = new Stranger(await Player.guest(second.url), id, -1, dice(3));
    const all = [one, atFirst, atSecond, watcher].flatMap((stranger) => stranger ?? []);
    for (const stranger of all) stranger.pace = 5;
    let running = first;
    for (let kill = 0; kill < 3 && !one.told.isOver; kill++) {
      await new Promise((soon) => setTimeout(soon, 400));
      const { at } = one.told;
      await running.end('SIGKILL');
      running = await RunningServer.start(postgres.url, running.port);
      await until(() => one.told.isOver || one.told.at > at, 5000, 'the game goes on');
    }
    for (const stranger of all) stranger.pace = 0;
    await until(() => all.every(({ told }) => told.isOver), 60_000, 'the game ends for all');
    expect(all.flatMap(({ told }) => told.faults)).toEqual([]);
    expect(atFirst?.told.view).toEqual(atSecond?.told.view);
    const store = await Store.open(placeNamed(postgres.url), () => '');
    const entries = (await store.games.entries(id, 0)).map((text) => JSON.parse(text) as { id?: string });
    const ids = entries.flatMap((entry) => entry.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { told } of all) expect(told.accepted.filter((answer) => !ids.includes(answer))).toEqual([]);
    const [here, there] = await Promise.all(
      nodes.map((node) => new Player(node.url).get(`/tables/${id}/record`)),
    );
    expect(here?.status).toBe(200);
    expect(here?.body).toEqual(there?.body);
    await store.close();
    await Promise.all([running.end('SIGTERM'), second.end('SIGTERM')]);
    await postgres.stop();
  }, 120_000);
});
