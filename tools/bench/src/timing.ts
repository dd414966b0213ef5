/** The median time of one run of each function in nanoseconds, measured turn about, so that a noisy machine hits all alike. */
export function compare(works: readonly (() => unknown)[], rounds = 7, warmUps = 2): readonly number[] {
  const times = works.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round++)
    works.forEach((work, at) => {
      const start = performance.now();
      work();
      const spent = (performance.now() - start) * 1e6;
      if (round >= 0) times[at]?.push(spent);
    });
  return times.map(median);
}

/** The median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** One line of the report: a figure, its floor and target, and whether it holds. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly floor: string;
  readonly target: string;
  readonly holds: boolean;
  readonly reached: boolean;
  /** What the runs came to, so that a faster wrong answer is seen. */
  readonly checksum?: string;
}
