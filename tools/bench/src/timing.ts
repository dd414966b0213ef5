/** A sample lasts at least this long, in milliseconds of CPU: shorter ones say more about the machine than about the work. */
const shortest = 15;

/**
 * The median CPU time of one run of each function in nanoseconds: of all threads of the process, so that collecting
 * garbage counts, and not of the clock on the wall, so that other programs do not. Measured turn about, once compiled.
 */
export function compare(works: readonly (() => unknown)[], rounds = 15): readonly number[] {
  warmUp(works);
  const repeats = works.map((work) => {
    const once = spentBy(work, 1) / 1e6;
    return Math.max(1, Math.ceil(shortest / Math.max(once, 0.001)));
  });
  const samples = works.map((): number[] => []);
  for (let round = -1; round < rounds; round++)
    works.forEach((work, at) => {
      const times = repeats[at] as number;
      const spent = spentBy(work, times) / times;
      if (round >= 0) samples[at]?.push(spent);
    });
  return samples.map(median);
}

/**
 * The same for works that end later, each at least as long as a sample: the median CPU time of one run in nanoseconds, after so
 * many runs of each to have their code compiled.
 */
export async function compareLater(
  works: readonly (() => Promise<unknown>)[],
  { warm, rounds = 9 }: { readonly warm: number; readonly rounds?: number },
): Promise<readonly number[]> {
  const samples = works.map((): number[] => []);
  for (let round = -warm; round < rounds; round++)
    for (const [at, work] of works.entries()) {
      const start = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) samples[at]?.push((user + system) * 1000);
    }
  return samples.map(median);
}

/**
 * Runs works turn about until their code is compiled: until the threads that compile and collect take less than a twentieth
 * of the CPU of a sample three times in a row, or 30 seconds have passed. Hundreds of functions take some seconds, a few hardly any.
 */
export function warmUp(works: readonly (() => unknown)[]): void {
  const start = performance.now();
  let quiet = 0;
  while (quiet < 3 && performance.now() - start < 30_000) {
    const all = process.cpuUsage();
    const own = process.threadCpuUsage();
    const sample = performance.now();
    do for (const work of works) work();
    while (performance.now() - sample < shortest * 4);
    const { user, system } = process.cpuUsage(all);
    const spent = process.threadCpuUsage(own);
    quiet = (user + system) * 0.95 < spent.user + spent.system ? quiet + 1 : 0;
  }
}

/** Nanoseconds of CPU that so many runs of a function take. */
function spentBy(work: () => unknown, times: number): number {
  const start = process.cpuUsage();
  for (let run = 0; run < times; run++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) * 1000;
}

/** The median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
