import type { Exception } from './exceptions.ts';

/** A breach of a habit: where, and what to do about it. */
export interface Fault {
  readonly path: string;
  /** First line is 1; absent when the whole file is meant. */
  readonly line?: number;
  readonly message: string;
}

/**
 * Takes the excused faults away and prints the rest as `path:line message`. An exception that excuses nothing is
 * printed too, so that the list of exceptions stays true.
 */
export function settle(
  habit: string,
  faults: readonly Fault[],
  exceptions: readonly Exception[],
): readonly string[] {
  const excused = exceptions.filter((exception) => exception.habit === habit);
  const left = faults.filter(({ path }) => !excused.some((exception) => exception.path === path));
  const idle = excused.filter((exception) => !faults.some(({ path }) => path === exception.path));
  return [
    ...left.map(({ path, line, message }) => `${path}${line === undefined ? '' : `:${line}`} ${message}`),
    ...idle.map(({ path }) => `${path} needs no exception from "${habit}" any more`),
  ];
}
