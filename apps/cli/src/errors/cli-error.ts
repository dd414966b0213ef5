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

/** Something that the caller can put right: what is wrong, and what to do. */
export class CliError extends Error {
  readonly fix: string | undefined;
  readonly exitCode: ExitCode;

  constructor(message: string, fix?: string, exitCode: ExitCode = exitCodes.usage) {
    super(message);
    this.name = 'CliError';
    this.fix = fix;
    this.exitCode = exitCode;
  }
}
