/** Codes of everything that can be wrong with a map or a map file. */
export type MapProblemCode =
  | 'damaged-file'
  | 'unknown-format'
  | 'unknown-piece'
  | 'unsupported-tile'
  | 'unsupported-object'
  | 'unsupported-token'
  | 'overlapping-tiles'
  | 'floating-tile'
  | 'stands-on-nothing'
  | 'object-too-high'
  | 'bad-space'
  | 'bad-border'
  | 'bad-ladder'
  | 'bad-building'
  | 'repeated-id'
  | 'no-start-zone'
  | 'unequal-start-zones'
  | 'start-space-twice'
  | 'start-space-taken'
  | 'unreachable-start';

/**
 * One thing that is wrong with a map: what, where, and what to do. An `error` keeps the map from being played as it
 * was meant; a `warning` does not.
 */
export interface MapProblem {
  readonly code: MapProblemCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fix: string;
  /** Reason key of the rule that says so, where a rule does. */
  readonly reason?: string;
  /** Space (`c3`, `c3@1`) or, where there is no space, a place such as `c3, level 4`. */
  readonly at?: string;
  /** Place in a text file; both count from 1. */
  readonly line?: number;
  readonly column?: number;
  /** Place in a binary file, in bytes from its beginning. */
  readonly offset?: number;
}

/** The one line that people read: `canyon.hsc, byte 1024: ...` or `arena.yaml:12:7 ...`. */
export function formatMapProblem(file: string, problem: MapProblem): string {
  const { severity, message, fix, at, line, column, offset } = problem;
  const position =
    line !== undefined ? `:${line}:${column ?? 1}` : offset !== undefined ? `, byte ${offset}:` : ':';
  const place = at === undefined ? '' : `${at}: `;
  return `${file}${position} ${severity}: ${place}${message}; ${fix}`;
}
