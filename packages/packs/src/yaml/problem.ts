import { shownSteering } from './plain-text.ts';

/** Where something stands in a file: both count from 1, columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One thing that is wrong in a file, with where, what and what to do: the only kind of error this package reports. */
export interface Problem extends Place {
  readonly file: string;
  /** Path inside the document, as `steps[2].attack.target`; empty for the document as a whole. */
  readonly path: string;
  readonly message: string;
  /** What to do about it, as `did you mean "attack"?`. */
  readonly fix: string | undefined;
  /** Reason key of the rule that says so, where a rule does. */
  readonly reason?: string;
}

/** The one line that people read: `pack.yaml:12:7 unknown key "atack"; did you mean "attack"?` */
export function formatProblem(problem: Problem): string {
  const { file, line, column, message, fix } = problem;
  return `${file}:${line}:${column} ${message}${fix === undefined ? '' : `; ${fix}`}`;
}

const longestWord = 80;
const longestMessage = 600;

/** A message in which words and lists of the file that have no end are cut short, as a broken or hostile file holds them. */
export function briefly(message: string): string {
  const plain = shownSteering(message).replace(/\S{81,}/g, (word) => `${word.slice(0, longestWord)}...`);
  return plain.length > longestMessage ? `${plain.slice(0, longestMessage)} ...` : plain;
}
