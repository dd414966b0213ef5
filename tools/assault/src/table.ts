import type { Result } from './attack.ts';

/** Falls of one attack that are told in full. */
const mostTold = 10;

/** What was tried, what it came to, and what fell: a table, and below it each fall with how to try it again. */
export function tableOf(results: readonly Result[], seed: string): string {
  const rows = results.map(({ attack, tried, came, fallen, seconds }) => [
    attack.name,
    attack.tries,
    String(tried),
    [...came].map(([name, count]) => `${name} ${count}`).join(', '),
    String(fallen.length),
    `${seconds.toFixed(1)} s`,
  ]);
  const all = [['attack', 'what is tried', 'tried', 'came to', 'fell', 'time'], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const isNumber = (column: number): boolean => column === 2 || column >= 4;
  const lines = all.map((row) =>
    row
      .map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const falls = results.flatMap(({ attack, fallen }) => [
    ...fallen
      .slice(0, mostTold)
      .map(({ round, what }) => `\npnpm run assault ${attack.name} --seed ${seed} --round ${round}\n${what}`),
    ...(fallen.length > mostTold ? [`\n... and ${fallen.length - mostTold} more of ${attack.name}`] : []),
  ]);
  return `${[...lines, ...falls].join('\n')}\n`;
}
