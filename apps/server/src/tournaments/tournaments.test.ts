import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, until } from '../../test/player.ts';
import { RunningServer } from '../../test/running-server.ts';
import { Seated } from '../../test/seated.ts';

const data = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(data);
}, 30_000);
afterAll(() => server.end('SIGTERM'));

interface Shown {
  readonly status: string;
  readonly round: number;
  readonly rounds: number;
  readonly standings: readonly { readonly id: string; readonly name: string; readonly points: number }[];
  readonly pairings: readonly {
    readonly round: number;
    readonly first: string;
    readonly second?: string;
    readonly table?: string;
    readonly result?: string;
  }[];
}

const pause = (milliseconds: number) => new Promise((soon) => setTimeout(soon, milliseconds));

/** Somebody with their id. */
async function people(count: number): Promise<readonly { readonly player: Player; readonly id: string }[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const player = await Player.guest(server.url, `Player ${at}`);
      const { body } = await player.get<{ player: { id: string } }>('/me');
      return { player, id: body.player.id };
    }),
  );
}

async function announced(by: Player, more: object): Promise<string> {
  const { status, body } = await by.send<{ id: string }>('POST', '/tournaments', {
    ...{ name: 'Cup of the Hills', ruleset: 'superscape', maps: ['first-light', 'ring-of-stones'] },
    ...more,
  });
  expect(status).toBe(201);
  return body.id;
}

const shown = async (player: Player, id: string) => (await player.get<Shown>(`/tournaments/${id}`)).body;

/** Plays all tables of the round: the one who came later gives up. */
async function playRound(id: string, all: Awaited<ReturnType<typeof people>>): Promise<void> {
  const [first] = all;
  if (!first) return;
  let now = await shown(first.player, id);
  for (let tries = 0; tries < 50 && now.pairings.some(({ second, table }) => second && !table); tries++) {
    await pause(100);
    now = await shown(first.player, id);
  }
  for (const pairing of now.pairings) {
    if (pairing.result || !pairing.table) continue;
    const [one, other] = [pairing.first, pairing.second].map((who) =>
      all.findIndex((each) => each.id === who),
    );
    const weaker = Math.max(one ?? 0, other ?? 0);
    const seat = weaker === one ? 0 : 1;
    const seated = await Seated.at((all[weaker] as (typeof all)[number]).player, pairing.table, seat);
    expect((await seated.say({ type: 'resign' })).type).toBe('accepted');
    seated.leave();
  }
  const { round } = now;
  for (let tries = 0; tries < 100; tries++) {
    const { status, round: next } = await shown(first.player, id);
    if (status !== 'playing' || next > round) return;
    await pause(100);
  }
  throw new Error(`round ${round} does not end`);
}

describe('a tournament', () => {
  test.each([
    ['swiss', 5, 3, [3, 2, 2]],
    ['round-robin', 4, 3, [3, 2, 1]],
    ['knock-out', 5, 3, [3]],
  ] as const)(
    'of the kind %s with %i players is played to its end, also after a crash',
    async (format, count, rounds, best) => {
      const all = await people(count);
      const [owner, second] = all.map(({ player }) => player);
      if (!owner || !second) throw new Error('nobody came');
      const id = await announced(owner, { format, clock: { kind: 'days', days: 2 } });
      for (const { player } of all)
        expect((await player.send('POST', `/tournaments/${id}/entrants`, {})).status).toBe(201);
      expect((await second.send('POST', `/tournaments/${id}/start`)).status).toBe(403);
      expect((await owner.send('POST', `/tournaments/${id}/start`)).status).toBe(200);
      for (let round = 1; round <= rounds; round++) {
        await playRound(id, all);
        if (round > 1) continue;
        const { port } = server;
        await server.end('SIGKILL');
        server = await RunningServer.start(data, port);
      }
      const end = await shown(owner, id);
      expect(end).toMatchObject({ status: 'over', rounds });
      expect(end.standings[0]?.name).toBe('Player 0');
      expect(end.standings.slice(0, best.length).map(({ points }) => points)).toEqual([...best]);
      const met = end.pairings.flatMap(({ first, second: other }) =>
        other ? [[first, other].sort().join()] : [],
      );
      expect(new Set(met).size).toBe(met.length);
      const again = await second.send('POST', `/tournaments/${id}/entrants`, {});
      expect(again.status).toBe(409);
    },
    120_000,
  );

  test('ends a round when its time is over: who still plays has drawn', async () => {
    const all = await people(2);
    const [owner] = all;
    if (!owner) throw new Error('nobody came');
    const id = await announced(owner.player, { format: 'swiss', rounds: 1, roundHours: 0.001 });
    for (const { player } of all) await player.send('POST', `/tournaments/${id}/entrants`, {});
    await owner.player.send('POST', `/tournaments/${id}/start`);
    await pause(3600);
    for (let tries = 0; tries < 100 && (await shown(owner.player, id)).status !== 'over'; tries++)
      await pause(100);
    const { pairings, standings } = await shown(owner.player, id);
    expect(pairings[0]?.result).toBe('draw');
    expect(standings.map(({ points }) => points)).toEqual([0.5, 0.5]);
    expect((await owner.player.get(`/tables/${pairings[0]?.table}`)).body).toMatchObject({
      status: 'closed',
    });
  }, 60_000);

  test('says what cannot be played, and lets nobody in with an army that does not fit', async () => {
    const [owner] = await people(1);
    const name = 'Cup';
    for (const wrong of [
      { name, format: 'swiss', ruleset: 'superscape', maps: ['nowhere'] },
      { name, format: 'chess', ruleset: 'superscape', maps: ['first-light'] },
      { name: '\u202e', format: 'swiss', ruleset: 'superscape', maps: ['first-light'] },
    ])
      expect((await owner?.player.send('POST', '/tournaments', wrong))?.status).toBe(422);
    const id = await announced(owner?.player as Player, { format: 'swiss' });
    const army = { cards: ['nobody'] };
    expect((await owner?.player.send('POST', `/tournaments/${id}/entrants`, { army }))?.status).toBe(422);
    expect((await owner?.player.send('POST', `/tournaments/${id}/start`))?.status).toBe(409);
    await until(() => true, 1, 'nothing');
  });
});
