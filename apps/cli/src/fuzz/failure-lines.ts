import type { FuzzFailure } from '@scapewright/sim';
import type { Colours } from '../terminal/page.ts';

/** Failures that are told in full. */
const mostTold = 10;

/** The failures in words, each with where the program stood and the line that plays its game again; of many, only their kinds. */
export function failureLines(
  colours: Colours,
  failures: readonly FuzzFailure[],
  again: (failure: FuzzFailure) => string,
): readonly string[] {
  const told = failures.slice(0, mostTold).flatMap((failure) => {
    const { game, message, stack } = failure;
    const frames = stack.split('\n').filter((frame) => frame.trimStart().startsWith('at '));
    return [
      `  ${colours.bold(`game ${game}`)}: ${message}`,
      ...frames.slice(0, 3).map((frame) => colours.dim(`    ${frame.trim()}`)),
      `    ${colours.cyan(again(failure))}`,
    ];
  });
  const rest = failures.slice(mostTold);
  if (rest.length === 0) return told;
  const kinds = [...kindsOf(rest)].map(([message, count]) => `    ${count} x ${message}`);
  return [...told, `  and ${rest.length} more:`, ...kinds];
}

function kindsOf(failures: readonly FuzzFailure[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const { message } of failures) kinds.set(message, (kinds.get(message) ?? 0) + 1);
  return kinds;
}
