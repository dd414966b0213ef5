import { stripVTControlCharacters } from 'node:util';

/** A piece of text and the colour function for it. */
export interface Piece {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** Breaks pieces into lines of at most `width` characters, at blanks, and paints each piece of each line. */
export function wrapPieces(pieces: readonly Piece[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { text, paint = (plain: string) => plain } of pieces)
    for (const word of text.split(/(?<= )(?=[^ ])|(?<=[^ ])(?= )/)) {
      const isBlank = word.trim() === '';
      if (used + word.length > width && !isBlank && used > 0) {
        lines.push(line.trimEnd());
        line = '';
        used = 0;
      }
      if (isBlank && used === 0) continue;
      line += isBlank ? word : paint(word);
      used += word.length;
    }
  if (used > 0 || lines.length === 0) lines.push(line.trimEnd());
  return lines;
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
