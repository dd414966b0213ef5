import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { runProgram } from '../../../apps/cli/src/inside/index.ts';

/** What a run of the program came to. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process, as in a pipe, in a folder; `typed` are the lines that somebody types. */
export async function scape(
  words: readonly string[],
  folder: string,
  typed: readonly string[] = ['quit'],
): Promise<Ran> {
  const said = { out: '', err: '' };
  const stream = (name: keyof typeof said) => ({
    write: (text: string) => {
      said[name] += text;
    },
    isTerminal: false,
    columns: 100,
  });
  const code = await runProgram(words, {
    folder,
    environment: { SCAPE_DEBUG: '1' },
    input: Readable.from(typed.map((line) => `${line}\n`)),
    output: stream('out'),
    errors: stream('err'),
    now: () => 0,
    freshSeed: () => 'assault',
    cores: 1,
    onInterrupt: () => () => {},
    onEnding: () => () => {},
  });
  return { code, ...said };
}

/** A new folder with files in it, among the temporary ones. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'scape-assault-')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** What may stand in no output: controls but line ends and tabs, and marks that turn the direction of writing round. */
const steering = /\r(?!\n)|(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
/** How errors of the language speak, which tell somebody who brought a file nothing. */
const inside =
  /should not have happened|^ +at .*:\d+:\d+\)?$|Cannot (?:read|set|convert)|is not (?:a function|iterable|defined|a constructor)|Maximum call stack|Invalid (?:array length|string length|count)|undefined \(reading|\[object Object\]/m;

/** What no command may do, whatever it was given: end with the code of a broken program, tell of its inside, steer the terminal. */
export function faultOf({ code, out, err }: Ran): string | undefined {
  const said = `${out}\n${err}`;
  const found = inside.exec(said);
  if (found)
    return `it tells of its inside: ${said.slice(Math.max(0, found.index - 200), found.index + 400)}`;
  if (steering.test(said)) return 'what it prints steers the terminal';
  return code === 3 ? `it ends with code 3: ${(err || out).slice(-400)}` : undefined;
}
