import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { placeNamed, Store } from '@scapewright/store';
import { createEngine, type KnownCard, readBattle, verifyBattle } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { Player, Stranger, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';
import { Content } from './content/content.ts';

/** How often the server is killed: a thousand times by `SCAPE_KILLS=1000`. */
const kills = Number(process.env['SCAPE_KILLS'] ?? 12);
const games = 4;

test(`nothing is lost when the server is killed ${kills} times`, async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
  const roll = dice(kills);
  let server = await RunningServer.start(file);
  const { port, url } = server;
  const tables: { id: string; strangers: Stranger[] }[] = [];
  async function begin(): Promise<void> {
    const players = await Promise.all([Player.guest(url, 'One'), Player.guest(url, 'Two')]);
    const ruleset = roll(2) === 0 ? 'superscape' : 'heroscape';
    const wish = { ruleset, map: 'first-light', roundLimit: 12, public: true };
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { body } = await players[0].send<{ id: string }>('POST', '/tables', { ...wish, seats });
    await players[1].send('POST', `/tables/${body.id}/seats`, {});
    const strangers = players.map((player, seat) => {
      const stranger = new Stranger(player, body.id, seat, dice(tables.length * 7 + seat));
      stranger.pace = 4;
      return stranger;
    });
    tables.push({ id: body.id, strangers });
  }
  const running = () => tables.filter(({ strangers }) => !strangers.every(({ told }) => told.isOver));
  for (let killed = 0; killed < kills; killed++) {
    while (running().length < games) await begin();
    const before = new Map(running().map(({ id, strangers }) => [id, strangers[0]?.told.at ?? 0]));
    await new Promise((soon) => setTimeout(soon, roll(200)));
    await server.end('SIGKILL');
    server = await RunningServer.start(file, port);
    const goesOn = ({ id, strangers }: (typeof tables)[number]): boolean =>
      strangers.some(({ told }) => told.isOver || told.at > (before.get(id) ?? 0));
    await until(() => tables.every((table) => !before.has(table.id) || goesOn(table)), 5000, 'all go on');
  }
  for (const { strangers } of tables) for (const stranger of strangers) stranger.pace = 0;
  await until(() => running().length === 0, 120_000, 'all games end');
  const watcher = await Player.guest(url);
  const saves = await Promise.all(tables.map(({ id }) => watcher.get<object>(`/tables/${id}/record`)));
  await server.end('SIGTERM');

  const { library } = new Content();
  const knownCard = (card: string, format: string | undefined): KnownCard | undefined => {
    const definition = library.definitionOf(card, format);
    const [pack] = library.packsOf([card]);
    return definition && pack && { definition, pack };
  };
  const store = await Store.open(placeNamed(file), () => '');
  for (const [at, { id, strangers }] of tables.entries()) {
    const entries = (await store.games.entries(id, 0)).map((body) => JSON.parse(body) as { id?: string });
    const ids = entries.flatMap((entry) => entry.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { told } of strangers) {
      expect(told.faults).toEqual([]);
      expect(told.accepted.filter((answer) => !ids.includes(answer))).toEqual([]);
    }
    const read = readBattle(`${id}.json`, JSON.stringify(saves[at]?.body));
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const { record } = read.battle;
    const verdict = verifyBattle(createEngine(record.ruleset), read.battle, knownCard);
    expect({ id, verdict }).toMatchObject({ id, verdict: { same: true } });
  }
  await store.close();
}, 3_600_000);
