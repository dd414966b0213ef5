import type { TextStream } from '../surroundings.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the program itself writes
const own = /(\u001b\[[0-9;]*m|\u001b\[2J\u001b\[H)/;
/** Controls but line ends and tabs (a lone return writes over its line), marks that turn the direction of writing round, halves of characters. */
const steering = /\r(?!\n)|(?![\t\n\r])\p{Cc}|\p{Cs}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * A stream that lets through what the program itself writes to colour its text and to clear the screen, and shows every
 * other sign that would steer a terminal: names, messages and paths may come from anybody.
 */
export function safeStream(stream: TextStream): TextStream {
  return {
    ...stream,
    get columns() {
      return stream.columns;
    },
    get rows() {
      return stream.rows;
    },
    write: (text) =>
      stream.write(
        text
          .split(own)
          .map((part, at) => (at % 2 === 1 ? part : shown(part)))
          .join(''),
      ),
  };
}

/** Controls as the signs that stand for them, everything else as a mark that there was something. */
function shown(text: string): string {
  return text.replace(steering, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\uFFFD';
  });
}
