import { availableParallelism } from 'node:os';
import { type FuzzOutcome, type FuzzShare, joined, playFuzzShare } from './fuzz-share.ts';
import { openWorkers, partsOf } from './open-workers.ts';

/** Random games of one ruleset. */
export interface Fuzz
  extends Pick<
    FuzzShare,
    'ruleset' | 'variants' | 'stock' | 'battle' | 'seed' | 'rules' | 'code' | 'wanted' | 'paranoid'
  > {
  readonly games: number;
  /** Number of the first game; 0 where it is left out. */
  readonly first?: number;
}

/** How random games are run. */
export interface FuzzOptions {
  readonly threads?: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Plays random games with random choices and looks whether they are sound ({@link fuzzGame} says how). Game `n` of a seed is
 * the same on any number of threads, so that a failure is found again by its number.
 */
export async function runFuzz(
  { games, first = 0, ...fuzz }: Fuzz,
  { threads = availableParallelism(), onProgress }: FuzzOptions = {},
): Promise<FuzzOutcome> {
  const shares = partsOf(games, threads, 20).map(
    (part): FuzzShare => ({ ...fuzz, first: first + part.first, count: part.count }),
  );
  if (threads <= 1 || games <= 1) return runHere(shares, games, onProgress);
  const workers = await openWorkers<FuzzShare, FuzzOutcome>('fuzz', Math.min(threads, shares.length));
  let done = 0;
  try {
    const outcomes = shares.map(async (share) => {
      const outcome = await workers.run(share);
      done += share.count;
      onProgress?.(done, games);
      return outcome;
    });
    return joined(await Promise.all(outcomes));
  } finally {
    await workers.destroy();
  }
}

async function runHere(
  shares: readonly FuzzShare[],
  games: number,
  onProgress: FuzzOptions['onProgress'],
): Promise<FuzzOutcome> {
  const outcomes: FuzzOutcome[] = [];
  let done = 0;
  for (const share of shares) {
    outcomes.push(await playFuzzShare(share));
    done += share.count;
    onProgress?.(done, games);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return joined(outcomes);
}
