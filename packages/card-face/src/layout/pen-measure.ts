import { family, type Measure, type Typeface } from './drawing.ts';

/** What measures text in a page: the context of a canvas. */
export interface MeasuringPen {
  font: string;
  textRendering?: string;
  measureText(text: string): { readonly width: number };
}

const cssFaces: Readonly<Record<Typeface, string>> = {
  regular: '400',
  italic: 'italic 400',
  semibold: '600',
  bold: '700',
};

/**
 * Measures text with the pen of a canvas, which must have the family of type already. Each word is measured once, large: small
 * sizes are rounded to whole pixels by some systems.
 */
export function penMeasure(pen: MeasuringPen): Measure {
  const size = 100;
  const known = new Map<string, number>();
  const widthOf = (word: string, typeface: Typeface): number => {
    const key = `${typeface} ${word}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    pen.font = `${cssFaces[typeface]} ${size}px "${family}"`;
    pen.textRendering = 'geometricPrecision';
    const width = pen.measureText(word).width / size;
    known.set(key, width);
    return width;
  };
  return (text, typeface, points) => {
    const words = text.split(' ');
    const blanks = (words.length - 1) * widthOf(' ', typeface);
    return points * words.reduce((sum, word) => sum + (word === '' ? 0 : widthOf(word, typeface)), blanks);
  };
}
