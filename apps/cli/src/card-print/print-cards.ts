import { mkdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { type CardFace, layOutCard } from '@scapewright/card-face';
import { openMeasure, type papers, pngsOf, sheetsOf } from '@scapewright/card-face/node';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { checkEnds } from '../content/file-ends.ts';
import { writeOutput } from '../content/output-file.ts';
import { counted } from '../terminal/counted.ts';

/** Where cards are printed to. */
export interface PrintFlags {
  /** A file that ends in .png for a card with one face; otherwise a folder, in which files are named by the cards. */
  readonly png?: string;
  readonly pdf?: string;
  readonly paper: keyof typeof papers;
}

/** Writes cards as pictures, as sheets to print, or both, and tells what it wrote. */
export async function printCards(
  composition: DependencyContainer,
  cards: readonly CardFace[],
  { png, pdf, paper }: PrintFlags,
): Promise<void> {
  const { line } = composition.resolve(tokens.page);
  if (pdf !== undefined) checkEnds(pdf, 'a PDF', ['.pdf']);
  if (png !== undefined && extname(png) !== '') checkEnds(png, 'a picture of a card', ['.png']);
  const measure = openMeasure();
  const printed = cards.map((card) => ({ id: card.id, faces: layOutCard(card, measure) }));
  const faces = printed.flatMap((card) => card.faces);
  if (png !== undefined) {
    const pictures = await pngsOf(faces);
    const names = pictureNames(composition, png, printed);
    for (const [at, name] of names.entries()) {
      writeOutput(composition, name, pictures[at] as Uint8Array);
      line(`${name} is written.`);
    }
  }
  if (pdf !== undefined) {
    writeOutput(composition, pdf, await sheetsOf(faces, paper));
    const sheets = Math.ceil(faces.length / 4);
    line(`${pdf} is written: ${counted(faces.length, 'card')} on ${counted(sheets, 'page')}.`);
  }
}

/** A name for the picture of each face. */
function pictureNames(
  composition: DependencyContainer,
  png: string,
  printed: readonly { readonly id: string; readonly faces: readonly unknown[] }[],
): string[] {
  const count = printed.reduce((sum, { faces }) => sum + faces.length, 0);
  const isFile = png.toLowerCase().endsWith('.png');
  if (isFile && count === 1) return [png];
  const folder = isFile ? png.slice(0, -'.png'.length) : png;
  mkdirSync(resolve(composition.resolve(tokens.surroundings).folder, folder), { recursive: true });
  return printed.flatMap(({ id, faces }) =>
    faces.map((_, at) => join(folder, faces.length > 1 ? `${id}-${at + 1}.png` : `${id}.png`)),
  );
}
