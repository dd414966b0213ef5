import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { GamePool } from '@scapewright/sim';
import { duelBatch } from '../duel.ts';
import { atLeast, type Figure } from '../figure.ts';
import { median } from '../timing.ts';

const games = 200;
/** The hand-written duel is that much faster. */
const bareGames = games * 10;
/** What a bare worker plays at a time. */
const bareShare = 100;
const rounds = 7;
/** Rounds before those that count: every thread compiles its code anew, and is at it for some 1,500 games. */
const warmUps = 16;

/**
 * Two worker threads against one on batches of games: the same results bit for bit, in less time. Two bare workers and two
 * plain processes against one, turn about in the same run, tell what the machine gives at all; all of it is time on the
 * wall, so that other programs count. The CPU that two threads take for the games of one tells what they cost each other.
 */
export async function threads(): Promise<Figure[]> {
  const batch = duelBatch(games);
  const pools = [new GamePool(1), new GamePool(2)];
  const bare = [0, 1].map(() => new Worker(new URL('../bare-worker.ts', import.meta.url)));
  const children = [0, 1].map(() => fork(fileURLToPath(new URL('../play-share.ts', import.meta.url))));
  const checksums = new Set<string>();
  const works = [
    ...pools.map((pool) => async () => void checksums.add((await pool.run(batch)).report.checksum)),
    ...[1, 2].map((count) => () => playBare(bare.slice(0, count))),
    ...[1, 2].map((count) => () => playApart(children.slice(0, count))),
  ];
  const walls: number[][] = works.map(() => []);
  const cpus: number[][] = works.map(() => []);
  try {
    for (let round = -warmUps; round < rounds; round++)
      for (const [at, work] of works.entries()) {
        const before = process.cpuUsage();
        const start = performance.now();
        await work();
        const { user, system } = process.cpuUsage(before);
        if (round < 0) continue;
        walls[at]?.push(performance.now() - start);
        cpus[at]?.push(user + system);
      }
  } finally {
    for (const pool of pools) await pool.close();
    for (const worker of bare) await worker.terminate();
    for (const child of children) child.kill();
  }
  const same = checksums.size === 1;
  const gains = [0, 2, 4].map((one) => median(ratios(walls[one], walls[one + 1])));
  const [own = 0, ofBare = 1, apart = 1] = gains;
  return [
    {
      ...atLeast('two worker threads, of one', same ? own : 0, 'times', 1.7, 1.85),
      note: same ? [...checksums].join() : 'THE RESULTS DIFFER',
    },
    { what: 'two bare workers with the hand-written duel, of one', value: ofBare, unit: 'times' },
    { what: 'gain of two worker threads, of that of bare workers', value: (own / ofBare) * 100, unit: '%' },
    { what: 'two plain processes, of one', value: apart, unit: 'times' },
    { what: 'CPU of two worker threads, of one', value: median(ratios(cpus[1], cpus[0])), unit: 'times' },
  ];
}

function ratios(ones: readonly number[] = [], others: readonly number[] = []): readonly number[] {
  return ones.map((one, at) => one / (others[at] ?? Number.NaN));
}

/** Each thread takes the next share as soon as it is done with one. */
async function playBare(workers: readonly Worker[]): Promise<void> {
  let next = 0;
  const keepPlaying = async (worker: Worker): Promise<void> => {
    while (next < bareGames) {
      const first = next;
      next += bareShare;
      worker.postMessage({ first, count: bareShare });
      await new Promise((resolve) => worker.once('message', resolve));
    }
  };
  await Promise.all(workers.map(keepPlaying));
}

async function playApart(children: readonly ChildProcess[]): Promise<void> {
  const count = games / children.length;
  await Promise.all(
    children.map(
      (child, at) =>
        new Promise((resolve) => {
          child.once('message', resolve);
          child.send({ first: at * count, count });
        }),
    ),
  );
}
