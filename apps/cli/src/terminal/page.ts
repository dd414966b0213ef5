import { ansiPaint, type Paint } from '@scapewright/board';
import pico from 'picocolors';
import type { Surroundings, TextStream } from '../surroundings.ts';
import { languageOf, type TerminalWords, terminalWords } from '../words/terminal-words.ts';

/** Functions that colour text, or leave it alone. */
export type Colours = ReturnType<typeof pico.createColors>;

/** Where a command writes for people: how wide it is, and in which colours. */
export interface Page {
  /** Characters in a line of text: 60 to 100. */
  readonly columns: number;
  /** What is seen at once, in characters and lines, as it is now; `rows` is undefined where nothing scrolls away. */
  readonly screen: { readonly columns: number; readonly rows: number | undefined };
  readonly colours: Colours;
  /** Colours of maps; undefined where there are none. */
  readonly paint: Paint | undefined;
  /** What the program says by itself, in the language of the device or the one that was asked for. */
  readonly words: TerminalWords;
  /** Does somebody look at it while it is written? */
  readonly isTerminal: boolean;
  write(text: string): void;
  line(text?: string): void;
}

const narrowest = 60;
const widest = 100;

/** The page of a stream. Colours are off where `NO_COLOR` is set or nobody looks, and on where `FORCE_COLOR` is set. */
export function openPage({ environment }: Pick<Surroundings, 'environment'>, stream: TextStream): Page {
  const coloured = wantsColours(environment, stream);
  const depth = /truecolor|24bit/i.test(environment['COLORTERM'] ?? '') ? '24-bit' : '256';
  const write = (text: string): void => stream.write(text);
  return {
    columns: Math.min(widest, Math.max(narrowest, stream.columns ?? widest)),
    get screen() {
      return { columns: stream.columns ?? widest, rows: stream.rows };
    },
    colours: pico.createColors(coloured),
    paint: coloured ? ansiPaint(depth) : undefined,
    words: terminalWords(languageOf(environment)),
    isTerminal: stream.isTerminal,
    write,
    line: (text = '') => write(`${text}\n`),
  };
}

/** The same page in another language. */
export function pageIn(page: Page, language: string | undefined): Page {
  return Object.create(page, { words: { value: terminalWords(language) } });
}

function wantsColours(environment: Surroundings['environment'], { isTerminal }: TextStream): boolean {
  const { NO_COLOR: no, FORCE_COLOR: force, TERM: terminal } = environment;
  if (no) return false;
  if (force) return force !== '0' && force !== 'false';
  return isTerminal && terminal !== 'dumb';
}
