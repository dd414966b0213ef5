import { expect, test } from 'vitest';
import { Player } from '../../test/player.ts';
import { postgresPrograms, startPostgres } from '../../test/postgres.ts';
import { RunningServer } from '../../test/running-server.ts';
import { Seated } from '../../test/seated.ts';

const bin = postgresPrograms();
const pause = (milliseconds: number) => new Promise((soon) => setTimeout(soon, milliseconds));

interface Shown {
  readonly status: string;
  readonly standings: readonly { readonly id: string; readonly points: number }[];
  readonly pairings: readonly {
    readonly first: string;
    readonly second?: string;
    readonly table?: string;
    readonly result?: string;
  }[];
}

test.skipIf(bin === undefined)(
  'a tournament and ratings over two servers and one PostgreSQL, each table laid and each game counted once',
  async () => {
    const postgres = await startPostgres(bin ?? '');
    const nodes = await Promise.all([RunningServer.start(postgres.url), RunningServer.start(postgres.url)]);
    const people = await Promise.all(
      Array.from({ length: 4 }, async (_, at) => {
        const player = new Player(nodes[at % 2]?.url ?? '');
        const { body } = await player.send<{ token: string; player: { id: string } }>('POST', '/accounts', {
          ...{ name: `Player ${at}`, password: 'long enough' },
        });
        player.token = body.token;
        return { player, id: body.player.id };
      }),
    );
    const [owner] = people;
    if (!owner) throw new Error('nobody came');
    const made = await owner.player.send<{ id: string }>('POST', '/tournaments', {
      ...{ name: 'Cup', format: 'round-robin', ruleset: 'superscape', maps: ['first-light'] },
    });
    const { id } = made.body;
    for (const { player } of people)
      expect((await player.send('POST', `/tournaments/${id}/entrants`, {})).status).toBe(201);
    expect((await owner.player.send('POST', `/tournaments/${id}/start`)).status).toBe(200);
    const shown = async () => (await owner.player.get<Shown>(`/tournaments/${id}`)).body;
    const given = new Set<string>();
    for (let tries = 0; tries < 300 && (await shown()).status !== 'over'; tries++) {
      for (const { table, first, second, result } of (await shown()).pairings) {
        if (!table || !second || result || given.has(table)) continue;
        given.add(table);
        const at = Math.max(
          people.findIndex((one) => one.id === first),
          people.findIndex((one) => one.id === second),
        );
        const weaker = people[at] as (typeof people)[number];
        const seated = await Seated.at(weaker.player, table, weaker.id === first ? 0 : 1);
        await seated.say({ type: 'resign' });
        seated.leave();
      }
      await pause(200);
    }
    const end = await shown();
    expect(end.status).toBe('over');
    expect(end.standings.map(({ points }) => points)).toEqual([3, 2, 1, 0]);
    expect(given.size).toBe(6);
    const profile = async () =>
      (
        await owner.player.get<{ ratings: { games: number; won: number; points: number }[] }>(
          `/players/${owner.id}`,
        )
      ).body;
    for (let tries = 0; tries < 100 && ((await profile()).ratings[0]?.games ?? 0) < 3; tries++)
      await pause(200);
    await pause(1000);
    expect((await profile()).ratings).toMatchObject([{ games: 3, won: 3 }]);
    const best = await owner.player.get<{ players: { name: string }[] }>('/players?ruleset=superscape');
    expect(best.body.players[0]?.name).toBe('Player 0');
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    await postgres.stop();
  },
  120_000,
);
