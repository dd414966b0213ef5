/** The name that takes the fewest changed letters, if those are few. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((one) => ({ one, changes: changesBetween(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes);
  const best = ranked[0];
  return best && best.changes <= Math.max(2, Math.floor(name.length / 3)) ? best.one : undefined;
}

/** Letters to change, add or drop to make one word of the other. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let at = 1; at <= a.length; at++) {
    const next = [at];
    for (let to = 1; to <= b.length; to++) {
      const swap = (row[to - 1] as number) + (a[at - 1] === b[to - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[to] as number) + 1, (next[to - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
