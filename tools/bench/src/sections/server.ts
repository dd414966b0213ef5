import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { bareInserts, bareSockets, type Exchanged, keepingSockets } from '../server/limits.ts';
import { type Measured, RandomSeat } from '../server/random-seat.ts';
import { Served } from '../server/served.ts';
import { median } from '../timing.ts';

/** How long each of the three is measured, in milliseconds. */
const lasts = 10_000;
const pause = (milliseconds: number) => new Promise((soon) => setTimeout(soon, milliseconds));
const nothing = (): Measured => ({ waits: [], sizes: [], moves: [] });

/** The server beside bare sockets and bare inserts, in the same run: fast tables, many tables, and tables at which nobody is. */
export async function server(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scapewright-bench-'));
  try {
    const bare = await bareSockets(16, lasts / 2);
    const keeping = await keepingSockets(folder, 8, lasts / 2);
    const inserts = bareInserts(folder, lasts / 10);
    return [
      ...(await fastTables(folder, bare, keeping)),
      ...(await manyTables(folder)),
      ...(await idleTables(folder)),
      { what: 'bare inserts, one a transaction, safe on disk', value: inserts.single, unit: 'per s' },
      { what: 'bare inserts, sixteen a transaction', value: inserts.grouped, unit: 'per s' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Eight tables whose players answer as soon as they are asked. */
async function fastTables(folder: string, bare: Exchanged, keeping: Exchanged): Promise<Figure[]> {
  const served = await Served.start(join(folder, 'fast.sqlite'));
  const roll = dice(1);
  const tokens: [string, string] = [await served.guest(), await served.guest()];
  const [warm, measured] = [nothing(), nothing()];
  const play = async (kept: Measured, milliseconds: number): Promise<number> => {
    const seats: RandomSeat[] = [];
    const begin = async (): Promise<void> => {
      const id = await served.table(tokens);
      const url = `${served.url.replace('http', 'ws')}/api/v1/tables/${id}/socket?seat=`;
      seats.push(
        ...tokens.map((token, seat) => new RandomSeat(`${url}${seat}`, token, { roll, measured: kept })),
      );
    };
    await Promise.all(Array.from({ length: 8 }, begin));
    const start = performance.now();
    while (performance.now() - start < milliseconds) {
      await pause(20);
      const over = seats.filter(({ isOver }) => isOver);
      for (const seat of over) seats.splice(seats.indexOf(seat), 1);
      for (let games = over.length / 2; games >= 1; games--) await begin();
    }
    const seconds = (performance.now() - start) / 1000;
    for (const seat of seats) seat.stop();
    return kept.waits.length / seconds;
  };
  await play(warm, lasts / 2);
  const before = await served.metric('process_cpu_seconds_total');
  const perSecond = await play(measured, lasts);
  const cpu = (await served.metric('process_cpu_seconds_total')) - before;
  await served.end();
  const [p99, bareP99, keptP99] = [at99(measured.waits), at99(bare.waits), at99(keeping.waits)];
  const ofKeeping = (100 * perSecond) / keeping.perSecond;
  return [
    {
      ...atLeast(
        'moves through the server, of bare sockets',
        (100 * perSecond) / bare.perSecond,
        '%',
        20,
        40,
      ),
      note: `${Math.round(perSecond)} of ${Math.round(bare.perSecond)} per s, 8 tables`,
    },
    {
      ...atMost('time until an answer counts, 99th of a hundred, of bare', p99 / bareP99, 'times', 5, 2.5),
      note: `${p99.toFixed(1)} ms, bare ${bareP99.toFixed(1)} ms`,
    },
    {
      ...{ what: 'moves through the server, of bare sockets that keep', value: ofKeeping, unit: '%' },
      note: `${Math.round(keeping.perSecond)} per s of eight, each on disk before it is answered; p99 ${keptP99.toFixed(1)} ms`,
    },
    {
      ...{ what: 'CPU of the server for an answer', value: (1000 * cpu) / measured.waits.length, unit: 'ms' },
      note: 'all its threads, with the games that begin and end',
    },
    {
      ...atMost('a plain move to one viewer', median(measured.moves) / 1000, 'kB', 2, 0.5),
      note: `any update ${(median(measured.sizes) / 1000).toFixed(2)} kB`,
    },
  ];
}

/** A thousand tables, of which two hundred sockets play a hundred at the pace of quick people. */
async function manyTables(folder: string): Promise<Figure[]> {
  const served = await Served.start(join(folder, 'many.sqlite'));
  const roll = dice(2);
  const measured = nothing();
  const tokens: [string, string] = [await served.guest(), await served.guest()];
  const ids: string[] = [];
  for (let begun = 0; begun < 1000; begun += 8)
    ids.push(...(await Promise.all(Array.from({ length: 8 }, () => served.table(tokens)))));
  const seats = ids.slice(0, 100).flatMap((id) =>
    tokens.map((token, seat) => {
      const url = `${served.url.replace('http', 'ws')}/api/v1/tables/${id}/socket?seat=${seat}`;
      return new RandomSeat(url, token, { roll, measured, pace: 2000 });
    }),
  );
  await pause(lasts / 2);
  measured.waits.length = 0;
  await pause(lasts);
  const [memory, count] = [await served.metric('scape_memory_bytes'), measured.waits.length];
  for (const seat of seats) seat.stop();
  await served.end();
  return [
    {
      ...atMost(
        'time until an answer counts, 1,000 tables, 200 sockets',
        at99(measured.waits),
        'ms',
        500,
        250,
      ),
      note: `99th of a hundred; ${Math.round((1000 * count) / lasts)} answers per s, ${Math.round(memory / 1e6)} MB`,
    },
  ];
}

/** What tables cost at which nobody is connected any more. */
async function idleTables(folder: string): Promise<Figure[]> {
  const served = await Served.start(join(folder, 'idle.sqlite'), true);
  const tokens: [string, string] = [await served.guest(), await served.guest()];
  for (let warm = 0; warm < 60; warm++) await served.call('GET', `/tables/${await served.table(tokens)}/log`);
  await pause(45_000);
  const [before, heapBefore] = [
    await served.metric('scape_memory_bytes'),
    await served.metric('scape_heap_bytes'),
  ];
  const ids: string[] = [];
  for (let begun = 0; begun < 200; begun++) ids.push(await served.table(tokens));
  for (const id of ids) await served.call('GET', `/tables/${id}/log`);
  const open = await served.metric('scape_games_in_memory');
  await pause(45_000);
  const [after, heapAfter, left] = [
    await served.metric('scape_memory_bytes'),
    await served.metric('scape_heap_bytes'),
    await served.metric('scape_games_in_memory'),
  ];
  await served.end();
  return [
    {
      ...atMost(
        'memory in use for a table at which nobody is',
        Math.max(0, heapAfter - heapBefore) / ids.length / 1000,
        'kB',
        200,
        50,
      ),
      note: `${Math.round((after - before) / ids.length / 1000)} kB more was given by the system, for the ${open} that were open at once; ${left} in memory afterwards`,
    },
  ];
}

/** The value below which 99 of a hundred lie. */
function at99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}
