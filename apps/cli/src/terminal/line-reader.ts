import { createInterface, type Interface } from 'node:readline';
import type { Surroundings } from '../surroundings.ts';

/** Reads what somebody types, line by line. */
export interface LineReader {
  /** The next line; undefined when there is no more, or Ctrl+C or Ctrl+D was pressed. */
  ask(prompt: string): Promise<string | undefined>;
  /** What Tab completes from now on. */
  complete(words: readonly string[]): void;
  close(): void;
}

/** Reads from the program's input. Lines that come before they are asked for are kept. */
export function openLineReader({ input, output }: Pick<Surroundings, 'input' | 'output'>): LineReader {
  const isTerminal = output.terminal !== undefined && input.isTTY === true;
  const kept: string[] = [];
  let words: readonly string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let isClosed = false;
  const reader: Interface = createInterface({
    input,
    ...(isTerminal && output.terminal ? { output: output.terminal } : {}),
    terminal: isTerminal,
    completer: (line: string): [string[], string] => {
      const last = line.split(' ').at(-1) ?? '';
      return [words.filter((word) => word.toLowerCase().startsWith(last.toLowerCase())), last];
    },
  });
  const give = (line: string | undefined): void => {
    const take = waiting;
    waiting = undefined;
    take?.(line);
  };
  reader.on('line', (line) => {
    if (waiting) give(line);
    else kept.push(line);
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    isClosed = true;
    give(undefined);
  });
  return {
    ask: (prompt) => {
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      const line = kept.shift();
      if (line !== undefined || isClosed) return Promise.resolve(line);
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    complete: (list) => {
      words = list;
    },
    close: () => reader.close(),
  };
}
