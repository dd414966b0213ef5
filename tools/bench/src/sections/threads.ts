import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GamePool } from '@scapewright/sim';
import { duelBatch } from '../duel.ts';
import { atLeast, type Figure } from '../figure.ts';
import { median } from '../timing.ts';

const games = 200;
const rounds = 7;

/**
 * Two worker threads against one on batches of games: the same results bit for bit, in less time. Two plain processes
 * against one, in the same run, tell what the machine gives at all; this is time on the wall, so that other programs count.
 */
export async function threads(): Promise<Figure[]> {
  const batch = duelBatch(games);
  const pools = [new GamePool(1), new GamePool(2)];
  const children = [0, 1].map(() => fork(fileURLToPath(new URL('../play-share.ts', import.meta.url))));
  const checksums = new Set<string>();
  const played = async (pool: GamePool): Promise<void> => {
    checksums.add((await pool.run(batch)).report.checksum);
  };
  const apart = async (processes: number): Promise<void> => {
    const count = games / processes;
    await Promise.all(
      children.slice(0, processes).map((child, at) => answered(child, { first: at * count, count })),
    );
  };
  const works = [...pools.map((pool) => () => played(pool)), () => apart(1), () => apart(2)];
  const ratios: [number[], number[]] = [[], []];
  try {
    for (let round = -2; round < rounds; round++) {
      const spent: number[] = [];
      for (const work of works) {
        const start = performance.now();
        await work();
        spent.push(performance.now() - start);
      }
      const [one = 1, two = 1, alone = 1, both = 1] = spent;
      if (round < 0) continue;
      ratios[0].push(one / two);
      ratios[1].push(alone / both);
    }
  } finally {
    for (const pool of pools) await pool.close();
    for (const child of children) child.kill();
  }
  const same = checksums.size === 1;
  return [
    {
      ...atLeast('two worker threads, of one', same ? median(ratios[0]) : 0, 'times', 1.7, 1.85),
      note: same ? [...checksums].join() : 'THE RESULTS DIFFER',
    },
    { what: 'two plain processes, of one', value: median(ratios[1]), unit: 'times' },
  ];
}

function answered(child: ChildProcess, share: { first: number; count: number }): Promise<void> {
  return new Promise((resolve) => {
    child.once('message', () => resolve());
    child.send(share);
  });
}
