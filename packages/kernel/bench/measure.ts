/** Nanoseconds per operation: the median of seven rounds, each long enough for the clock. */
export function measure(name: string, operations: number, work: () => void): number {
  for (let round = 0; round < 3; round++) work();
  const rounds: number[] = [];
  for (let round = 0; round < 7; round++) {
    let times = 0;
    const start = performance.now();
    let now = start;
    do {
      work();
      times++;
      now = performance.now();
    } while (now - start < 60);
    rounds.push(((now - start) * 1e6) / (times * operations));
  }
  rounds.sort((a, b) => a - b);
  const median = rounds[3] as number;
  console.log(`${name.padEnd(64)} ${median.toFixed(1).padStart(9)} ns`);
  return median;
}
