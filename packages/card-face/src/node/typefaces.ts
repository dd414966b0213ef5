import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Measure, Typeface } from '../layout/drawing.ts';

const { resolve } = createRequire(import.meta.url);

/** Source Sans 3, under the SIL Open Font License: it is embedded in what is written, so it looks the same everywhere. */
export const typefaceFiles: Readonly<Record<Typeface, string>> = {
  regular: fileOf('400Regular'),
  italic: fileOf('400Regular_Italic'),
  semibold: fileOf('600SemiBold'),
  bold: fileOf('700Bold'),
};

function fileOf(cut: string): string {
  return resolve(`@expo-google-fonts/source-sans-3/${cut}/SourceSans3_${cut}.ttf`);
}

/** An empty document that knows the typefaces by name. */
export function openDocument(size: readonly [width: number, height: number]): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    font: typefaceFiles.regular,
    info: { Creator: 'Scapewright', Producer: 'Scapewright', CreationDate: new Date(0) },
  });
  for (const [name, file] of Object.entries(typefaceFiles)) document.registerFont(name, file);
  return document;
}

/** Measures text as it will be printed. Each word is measured once: what stands around a blank does not change its width. */
export function openMeasure(): Measure {
  const document = openDocument([1, 1]);
  const known = new Map<string, number>();
  const widthOf = (word: string, typeface: Typeface): number => {
    const key = `${typeface} ${word}`;
    const width = known.get(key) ?? document.font(typeface).fontSize(1000).widthOfString(word) / 1000;
    known.set(key, width);
    return width;
  };
  return (text, typeface, size) => {
    const words = text.split(' ');
    const blanks = (words.length - 1) * widthOf(' ', typeface);
    return size * words.reduce((sum, word) => sum + (word === '' ? 0 : widthOf(word, typeface)), blanks);
  };
}
