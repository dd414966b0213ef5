import { stripVTControlCharacters } from 'node:util';

/** A piece of text and the colour function for it. */
export interface Piece {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** Breaks pieces into lines of at most `width` characters, at blanks only, and paints each piece of each line. */
export function wrapPieces(pieces: readonly Piece[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { blank, painted, length } of wordsOf(pieces)) {
    if (used > 0 && used + blank + length > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    const gap = used === 0 && lines.length > 0 ? 0 : blank;
    line += ' '.repeat(gap) + painted;
    used += gap + length;
  }
  return [...lines, line];
}

interface Word {
  /** Blanks before it. */
  readonly blank: number;
  readonly painted: string;
  readonly length: number;
}

/** What stands between blanks, also where it is made of several pieces. */
function wordsOf(pieces: readonly Piece[]): Word[] {
  const words: Word[] = [];
  let blank = 0;
  let isOpen = false;
  for (const { text, paint = (plain: string) => plain } of pieces)
    for (const part of text.match(/ +|[^ ]+/g) ?? []) {
      if (part.startsWith(' ')) {
        blank += part.length;
        isOpen = false;
        continue;
      }
      const before = isOpen ? words.pop() : undefined;
      words.push({
        blank: before?.blank ?? blank,
        painted: (before?.painted ?? '') + paint(part),
        length: (before?.length ?? 0) + part.length,
      });
      blank = 0;
      isOpen = true;
    }
  return words;
}

/** Breaks plain text into lines of at most `width` characters. */
export function wrapText(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapPieces([{ text: line }], width));
}

/** Breaks lines that hold colours already; the lines that follow a broken one are indented. */
export function wrapPainted(text: string, width: number, indent = '  '): string {
  return text
    .split('\n')
    .map((line) => {
      if (stripVTControlCharacters(line).length <= width) return line;
      const lines: string[] = [];
      let current = '';
      for (const word of line.split(/(?<=, )/)) {
        const length = stripVTControlCharacters(current + word).trimEnd().length;
        if (current !== '' && length > width) {
          lines.push(current.trimEnd());
          current = indent;
        }
        current += word;
      }
      return [...lines, current].join('\n');
    })
    .join('\n');
}

/** Characters that are seen of a text with colours. */
export const visibleWidth = (text: string): number => stripVTControlCharacters(text).length;
