import type { Readable } from 'node:stream';

/** One stream of text that somebody reads. */
export interface TextStream {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Characters in a line; undefined where there are no lines to fill. */
  readonly columns: number | undefined;
  /** Lines that are seen at once; undefined or left out where nothing scrolls away. */
  readonly rows?: number | undefined;
  /** The stream itself, for what draws over what it has written; undefined where it cannot. */
  readonly terminal?: NodeJS.WriteStream;
}

/** What the program knows of the world: so that a test can be one. */
export interface Surroundings {
  /** The caller's folder: relative paths start here. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: TextStream;
  readonly errors: TextStream;
  /** Milliseconds, for measuring only. */
  readonly now: () => number;
  /** Unpredictable text for seeds of new games. */
  readonly freshSeed: () => string;
  readonly cores: number;
  /** Calls back, once, where the caller wants the program to stop (Ctrl-C), which otherwise ends it. Gives what forgets that again. */
  readonly onInterrupt: (listener: () => void) => () => void;
  /** Calls back where the program is told to end (SIGTERM, SIGHUP), right before it does, with the signal's name. */
  readonly onEnding: (listener: (signal: string) => void) => () => void;
  /** The folder in which games are kept that nobody named a file for; left out: they are kept nowhere. */
  readonly gamesFolder?: string;
  /** The folder in which packs of the program are kept as they were read; left out: they are read from their files each time. */
  readonly snapshotsFolder?: string;
}
