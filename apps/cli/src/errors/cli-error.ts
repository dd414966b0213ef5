import type { Said } from '@scapewright/table';
import type { TerminalWords } from '../words/terminal-words.ts';

/** What the exit code of the program tells. */
export const exitCodes = {
  /** All went well. */
  fine: 0,
  /** The program did its work, and what it looked at is not as it should be: a failed test, a wrong pack. */
  failed: 1,
  /** The program was asked for something that it cannot do: a wrong option, a file that cannot be read. */
  usage: 2,
  /** The program itself is broken. */
  broken: 3,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Something in words, or before it is in a language. */
type Wording = string | (Said & { readonly english: string });

/** Something that the caller can put right: what is wrong, and what to do. Its message is English. */
export class CliError extends Error {
  readonly fix: string | undefined;
  readonly exitCode: ExitCode;
  private readonly said: readonly Wording[];

  constructor(message: Wording, fix?: Wording, exitCode: ExitCode = exitCodes.usage) {
    super(inEnglish(message));
    this.name = 'CliError';
    this.fix = fix && inEnglish(fix);
    this.exitCode = exitCode;
    this.said = fix ? [message, fix] : [message];
  }

  /** What is wrong, and what to do, in a language as far as it has the words. */
  linesIn(words: TerminalWords): readonly string[] {
    return this.said.map((one) => (typeof one === 'string' ? one : words.text(one)));
  }
}

const inEnglish = (words: Wording): string => (typeof words === 'string' ? words : words.english);
