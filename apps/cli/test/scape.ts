import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { runProgram } from '../src/program.ts';

/** What a run of the program came to. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The world of a run, where it matters. */
export interface World {
  readonly folder?: string;
  /** Lines that somebody types. */
  readonly typed?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly columns?: number;
  /** Gets what was written so far, whenever something is, and may interrupt the program as Ctrl-C does. */
  readonly watching?: (out: string, interrupt: () => void) => void;
  /** Milliseconds after which the program is interrupted as Ctrl-C does. */
  readonly interruptAfter?: number;
  /** Lines that are seen at once; left out: nothing scrolls away. */
  readonly rows?: number;
  /** Where games are kept that nobody named a file for; left out: nowhere. */
  readonly gamesFolder?: string;
}

/** Where the program runs that nobody gives a folder: one without packs of other tests. */
const emptyFolder = folderWith({});

/** Where the packs of the program are kept as the first run of all tests read them. */
const snapshotsFolder = join(tmpdir(), 'packs-as-read');

/** Runs the program in this process, as it runs in a pipe: without colours. */
export async function scape(words: readonly string[], world: World = {}): Promise<Ran> {
  const { folder = emptyFolder, typed = [], environment = {}, columns = 100, watching } = world;
  const { rows, gamesFolder, interruptAfter } = world;
  let interrupt = (): void => {};
  const out: string[] = [];
  const err: string[] = [];
  const stream = (pieces: string[]) => ({
    write: (text: string) => {
      pieces.push(text);
      watching?.(out.join(''), () => interrupt());
    },
    isTerminal: false,
    columns,
    rows,
  });
  const code = await runProgram(words, {
    folder,
    environment,
    input: Readable.from(typed.map((line) => `${line}\n`)),
    output: stream(out),
    errors: stream(err),
    now: () => 0,
    freshSeed: () => 'fresh-seed-of-the-tests',
    cores: 2,
    onInterrupt: (listener) => {
      interrupt = listener;
      if (interruptAfter !== undefined) setTimeout(listener, interruptAfter);
      return () => {};
    },
    onEnding: () => () => {},
    snapshotsFolder,
    ...(gamesFolder === undefined ? {} : { gamesFolder }),
  });
  return { code, out: out.join(''), err: err.join('') };
}

/** A new folder with files in it. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'scape-test-')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
