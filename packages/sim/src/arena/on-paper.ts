/** How long an experiment takes so many workers, and how many times as fast as one that is. */
export interface PaperRow {
  readonly workers: number;
  readonly seconds: number;
  readonly times: number;
}

/** What a database costs, in milliseconds for which it serves nobody else. */
export interface PaperCosts {
  /** To take up a job and to hand it back. */
  readonly job: number;
  /** To keep a result. */
  readonly game: number;
}

/** Two milliseconds each time that a worker asks: what a PostgreSQL on a slow disk takes to commit. */
export const usualCosts: PaperCosts = { job: 6, game: 2 };

/**
 * An experiment played on paper: every worker takes the next job as soon as it is free, and asks the database for it, which serves
 * one after the other. `jobs`: milliseconds that each game of each job takes a processor. Every worker has a whole processor.
 */
export function onPaper(
  jobs: readonly (readonly number[])[],
  workers: readonly number[],
  costs: PaperCosts = usualCosts,
): readonly PaperRow[] {
  const alone = lastOf(jobs, 1, costs);
  return workers.map((count) => {
    const taken = lastOf(jobs, count, costs);
    return { workers: count, seconds: taken / 1000, times: taken === 0 ? 1 : alone / taken };
  });
}

/** The moment at which the last game is kept. */
function lastOf(jobs: readonly (readonly number[])[], workers: number, { job, game }: PaperCosts): number {
  let served = 0;
  let next = 0;
  let last = 0;
  const ask = (at: number, cost: number): number => {
    served = Math.max(served, at) + cost;
    return served;
  };
  /** Games that each worker has before it, and when it asks next. */
  const hands = Array.from({ length: workers }, () => ({ at: 0, left: [] as number[] }));
  for (;;) {
    const free = hands.filter(({ left, at }) => left.length > 0 || (at < Infinity && next < jobs.length));
    if (free.length === 0) return last;
    const hand = free.reduce((soonest, one) => (one.at < soonest.at ? one : soonest));
    if (hand.left.length > 0) {
      last = hand.at = ask(hand.at, game);
      hand.left.shift();
    } else {
      hand.at = ask(hand.at, job);
      hand.left = [...(jobs[next++] as readonly number[])];
    }
    hand.at += hand.left[0] ?? 0;
  }
}
