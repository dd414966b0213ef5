import type { Drawing, Measure, Typeface } from './drawing.ts';

/** How lines of text are set. */
export interface TextStyle {
  readonly typeface: Typeface;
  readonly size: number;
  readonly fill: string;
}

/** Breaks text into lines no wider than `width`: at blanks, and inside a word only where it is wider than a line. */
export function breakLines(
  measure: Measure,
  text: string,
  { typeface, size }: TextStyle,
  width: number,
): string[] {
  const fits = (line: string): boolean => measure(line, typeface, size) <= width;
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((one) => brokenWord(one, fits))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && !fits(longer)) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

function brokenWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** The largest size, at most `size`, at which a text is no wider than `width`. */
export function fittingSize(measure: Measure, text: string, style: TextStyle, width: number): number {
  const needed = measure(text, style.typeface, style.size);
  return needed <= width ? style.size : (style.size * width) / needed;
}

/** A text whose left end, middle or right end is at `x`. */
export function textAt(
  measure: Measure,
  text: string,
  style: TextStyle,
  [x, y]: readonly [x: number, y: number],
  anchor: 'start' | 'middle' | 'end' = 'start',
): Drawing {
  const width = anchor === 'start' ? 0 : measure(text, style.typeface, style.size);
  const left = anchor === 'middle' ? x - width / 2 : x - width;
  return { kind: 'text', text, x: left, y, ...style };
}
