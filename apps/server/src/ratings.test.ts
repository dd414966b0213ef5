import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, Stranger, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';
import { Seated } from '../test/seated.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
}, 30_000);
afterAll(() => server.end('SIGTERM'));

const pause = (milliseconds: number) => new Promise((soon) => setTimeout(soon, milliseconds));

async function account(name: string): Promise<{ readonly player: Player; readonly id: string }> {
  const player = new Player(server.url);
  const { body } = await player.send<{ token: string; player: { id: string } }>('POST', '/accounts', {
    ...{ name, password: 'long enough' },
  });
  player.token = body.token;
  return { player, id: body.player.id };
}

const wish = {
  ruleset: 'superscape',
  map: 'first-light',
  public: true,
  seats: [{ kind: 'me' }, { kind: 'open' }],
};

async function table(one: Player, other: Player, more: object = {}): Promise<string> {
  const { body } = await one.send<{ id: string }>('POST', '/tables', { ...wish, ...more });
  await other.send('POST', `/tables/${body.id}/seats`, {});
  return body.id;
}

async function givesUp(player: Player, id: string, seat: number): Promise<void> {
  const seated = await Seated.at(player, id, seat);
  await seated.say({ type: 'resign' });
  seated.leave();
}

interface Profile {
  readonly ratings: readonly {
    ruleset: string;
    points: number;
    games: number;
    won: number;
    lost: number;
    left: number;
  }[];
  readonly tables: readonly { readonly id: string }[];
}
const profile = async (id: string) => (await new Player(server.url).get<Profile>(`/players/${id}`)).body;

/** Waits until a number of games of somebody are rated. */
async function rated(id: string, games: number) {
  for (let tries = 0; tries < 100; tries++) {
    const [rating] = (await profile(id)).ratings;
    if ((rating?.games ?? 0) >= games) return rating;
    await pause(100);
  }
  throw new Error(`${games} games are not rated`);
}

describe('ratings', () => {
  test('rise for who wins and fall for who loses, and only games among people with unknown dice count', async () => {
    const [ann, bob] = [await account('Ann'), await account('Bob')];
    const first = await table(ann.player, bob.player);
    await givesUp(bob.player, first, 1);
    const before = await rated(ann.id, 1);
    expect(before).toMatchObject({ games: 1, won: 1, lost: 0 });
    expect(before?.points).toBeGreaterThan(1500);
    expect((await rated(bob.id, 1))?.points).toBeLessThan(1500);
    await givesUp(bob.player, await table(ann.player, bob.player, { seed: 'known' }), 1);
    await givesUp(
      ann.player,
      await table(ann.player, ann.player, { seats: [{ kind: 'me' }, { kind: 'bot:greedy' }] }),
      0,
    );
    await givesUp(bob.player, await table(ann.player, bob.player), 1);
    expect(await rated(ann.id, 2)).toMatchObject({ games: 2, won: 2 });
    const best = await ann.player.get<{ players: { name: string }[] }>('/players?ruleset=superscape');
    expect(best.body.players.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect((await profile(ann.id)).tables.length).toBeGreaterThan(2);
    expect((await ann.player.get('/players/nobody')).status).toBe(404);
  }, 60_000);

  test('who leaves has lost, whatever the bot makes of it', async () => {
    const [cleo, dan] = [await account('Cleo'), await account('Dan')];
    const id = await table(cleo.player, dan.player, {
      clock: { kind: 'live', minutes: 0.05, increment: 30 },
      roundLimit: 1,
    });
    const stays = new Stranger(cleo.player, id, 0, dice(3));
    await until(() => stays.told.isOver, 60_000, 'the game ends');
    const [stayed, left] = [await rated(cleo.id, 1), await rated(dan.id, 1)];
    expect(left).toMatchObject({ lost: 1, left: 1 });
    expect(stayed).toMatchObject({ lost: 0, left: 0 });
    expect(stayed?.points).toBeGreaterThan(left?.points ?? 0);
  }, 90_000);
});

test('who watches a table with a delay sees it some answers later, and asks nothing about it', async () => {
  const [one, two] = [await Player.guest(server.url, 'One'), await Player.guest(server.url, 'Two')];
  const id = await table(one, two, { delay: 5 });
  const seats = [await Seated.at(one, id, 0), await Seated.at(two, id, 1)];
  const watcher = await Seated.at(new Player(server.url), id, -1);
  const placed = ({ view }: Seated) => view?.figures.filter(({ spaces }) => spaces.length > 0).length ?? 0;
  for (let given = 0; given < 4; given++) {
    const asked = seats.find(({ questions }) => questions.length > 0);
    const [question] = asked?.questions ?? [];
    await asked?.say({ type: 'answer', number: question?.number, pick: question?.options[0]?.key });
    await pause(80);
  }
  expect(placed(seats[0] as Seated)).toBeGreaterThan(placed(watcher));
  for (const what of ['why', 'odds', 'reach', 'sight', 'card', 'hint'])
    expect(
      (
        await watcher.say({
          type: 'ask',
          what,
          figure: 'figure:Hulk',
          target: 'figure:Hulk',
          from: 'space:e7',
          card: 'card:Hulk',
        })
      ).type,
    ).toBe('refused');
  expect((await watcher.say({ type: 'ask', what: 'map' })).type).toBe('told');
  const short = await new Player(server.url).get(`/tables/${id}`);
  expect(short.body).toMatchObject({ waitingFor: [], round: 0 });
  await seats[0]?.say({ type: 'resign' });
  await until(() => watcher.status === 'over', 5000, 'it is over');
  expect(watcher.view).toMatchObject({ figures: seats[0]?.view?.figures });
  for (const one of [...seats, watcher]) one.leave();
}, 60_000);

test('an invitation is good for a time', async () => {
  const [one, two] = [await Player.guest(server.url, 'One'), await Player.guest(server.url, 'Two')];
  const { body } = await one.send<{ id: string; seats: { invite?: string }[] }>('POST', '/tables', {
    ...wish,
    openHours: 0.0003,
  });
  await pause(1500);
  const listed = await two.get<{ tables: { id: string }[] }>('/tables?open=1');
  expect(listed.body.tables.map(({ id }) => id)).not.toContain(body.id);
  const late = await two.send('POST', `/tables/${body.id}/seats`, { invite: body.seats[1]?.invite });
  expect(late).toMatchObject({ status: 410, body: { detail: expect.stringContaining('expired') } });
  expect((await one.get(`/tables/${body.id}`)).body).toMatchObject({ status: 'closed' });
});

test('standing orders answer for who is away, also after the server was killed', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
  let own = await RunningServer.start(data);
  const [one, two] = [await Player.guest(own.url, 'One'), await Player.guest(own.url, 'Two')];
  const { body } = await one.send<{ id: string }>('POST', '/tables', {
    ...wish,
    ruleset: 'heroscape',
    roundLimit: 2,
    clock: { kind: 'days', days: 3 },
  });
  await two.send('POST', `/tables/${body.id}/seats`, {});
  const away = await Seated.at(one, body.id, 0);
  const standing = { swipe: 'always' };
  expect((await away.say({ type: 'orders', standing })).type).toBe('accepted');
  away.leave();
  await own.end('SIGKILL');
  own = await RunningServer.start(data, own.port);
  const strangers = [new Stranger(one, body.id, 0, dice(4)), new Stranger(two, body.id, 1, dice(5))];
  await until(() => strangers.every(({ told }) => told.isOver), 60_000, 'the game ends');
  expect(strangers[0]?.told.raw.filter((text) => text.includes('"asks":"swipe"'))).toEqual([]);
  await own.end('SIGTERM');
}, 90_000);
