import { GamePool } from '@scapewright/sim';
import { duelBatch } from '../duel.ts';
import { type Figure, median } from '../timing.ts';
import { times } from './games.ts';

/** Two worker threads against one on batches of games: the same results bit for bit, in less time. */
export async function threads(): Promise<Figure[]> {
  const batch = duelBatch(200);
  const spent: number[][] = [[], []];
  const checksums = new Set<string>();
  const pools = [new GamePool(1), new GamePool(2)];
  try {
    for (let round = -2; round < 5; round++)
      for (const [at, pool] of pools.entries()) {
        const start = performance.now();
        const { report } = await pool.run(batch);
        if (round >= 0) spent[at]?.push(performance.now() - start);
        checksums.add(report.checksum);
      }
  } finally {
    for (const pool of pools) await pool.close();
  }
  const ratio = median(spent[0] ?? []) / median(spent[1] ?? []);
  const same = checksums.size === 1;
  return [
    {
      what: 'two worker threads against one, games/s',
      ...times(ratio, 1.7, 1.85),
      holds: same && ratio >= 1.7,
      reached: same && ratio >= 1.85,
      checksum: same ? [...checksums][0] : 'RESULTS DIFFER',
    } as Figure,
  ];
}
