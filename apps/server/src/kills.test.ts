import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { createEngine, type KnownCard, readBattle, replayed, verifyBattle } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { LivePlay, type PlayedRecord } from '../test/live-play.ts';
import { postgresPrograms, startPostgres } from '../test/postgres.ts';
import { RunningServer } from '../test/running-server.ts';
import { Content } from './content/content.ts';
import { readShipped } from './content/read-shipped.ts';

/** How often servers are killed, and how many clients play: the promise is `SCAPE_KILLS=1000 SCAPE_CLIENTS=20`. */
const kills = Number(process.env['SCAPE_KILLS'] ?? 8);
const clients = Number(process.env['SCAPE_CLIENTS'] ?? 8);
/** Milliseconds that all of it may take: many kills on a busy machine take hours. */
const limit = 600_000 + kills * 30_000;

/**
 * Kills servers over one database at random moments of live play. Each time all clients go on within five seconds, and no
 * clock has run while no server did; in the end every accepted answer stands in its record once.
 */
async function playThroughKills(data: string, nodes: number): Promise<void> {
  const roll = dice(kills + nodes);
  const servers: RunningServer[] = [];
  for (let node = 0; node < nodes; node++) servers.push(await RunningServer.start(data));
  const urls = servers.map(({ url }) => url);
  const play = new LivePlay(clients, urls, kills);
  for (let killed = 0; killed < kills; killed++) {
    await play.fill();
    await new Promise((soon) => setTimeout(soon, roll(400)));
    if (nodes > 1) play.wander();
    const goOn = play.mark();
    const away =
      nodes === 1 || roll(3) === 0 ? servers : servers.filter((_, node) => node === killed % nodes);
    const isDown = away.length === nodes;
    await Promise.all(away.map((server) => server.end('SIGKILL')));
    const from = Date.now();
    if (isDown && killed % 4 === 0) await new Promise((soon) => setTimeout(soon, 3000));
    const to = isDown ? Date.now() : from;
    for (const server of away)
      servers[servers.indexOf(server)] = await RunningServer.start(data, server.port);
    if (isDown) await goOn({ from, to });
    if (killed % 50 === 49) console.info(`${killed + 1} kills, ${play.games} games, ${play.answers} answers`);
  }
  await play.finish();
  const records = await play.records();
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  for (const record of records) mustBeTrue(record);
  const waits = play.waits.toSorted((a, b) => a - b).map(Math.round);
  const [half, most] = [waits[waits.length >> 1], waits.at(-1)];
  console.info(`${kills} kills, ${play.games} games, ${play.answers} answers: nothing is lost`);
  console.info(`all went on after ${half} ms in the median, ${most} ms at most`);
}

const { library } = new Content(readShipped);

/**
 * A record replays to the hash that the server had. Each accepted answer stands in it once, in its order, and nothing else
 * but what allowed one reply alone, which is asked of nobody.
 */
function mustBeTrue({ id, text, answered }: PlayedRecord): void {
  const read = readBattle(`${id}.json`, text);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  const { record, match } = read.battle;
  const engine = createEngine(record.ruleset);
  const verdict = verifyBattle(engine, read.battle, (card, format) => {
    const definition = library.definitionOf(card, format);
    const [pack] = library.packsOf([card]);
    return definition && pack && ({ definition, pack } satisfies KnownCard);
  });
  expect({ id, verdict }).toMatchObject({ id, verdict: { same: true } });
  const again = replayed(engine, read.battle, []);
  if (!again.ok) throw new Error(again.message);
  // How many answers of each seat may have been met so far: more than one number where an answer looks like a reply unasked.
  const met = answered.map(() => new Set([0]));
  for (const input of match.inputs) {
    if (!('reply' in input)) throw new Error(`${id}: the dice of a server are no inputs`);
    const { seat, asks } = input;
    const asked = again.match.host.pending().find((decision) => decision.seat === seat);
    const mayBeUnasked = asked?.count === 1 || asked?.least === asked?.count;
    const counts = [...(met[seat] ?? [])];
    const next = counts.filter((count) => answered[seat]?.[count] === asks).map((count) => count + 1);
    met[seat] = new Set([...next, ...(mayBeUnasked ? counts : [])]);
    again.match.reply(seat, input.reply);
  }
  for (const [seat, answers] of answered.entries())
    if (!met[seat]?.has(answers.length))
      throw new Error(
        `${id}, seat ${seat}: what is kept is not what was answered (${answers.length} answers)`,
      );
}

test(
  `nothing is lost when the server is killed ${kills} times`,
  async () => {
    await playThroughKills(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'), 1);
  },
  limit,
);

const bin = postgresPrograms();

test.skipIf(bin === undefined)(
  `nothing is lost when one of two servers over PostgreSQL, or both, are killed ${kills} times`,
  async () => {
    const postgres = await startPostgres(bin ?? '');
    await playThroughKills(postgres.url, 2);
    await postgres.stop();
  },
  limit,
);
