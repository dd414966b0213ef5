import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { cardHeight, cardWidth } from './card-layout.ts';
import type { Drawing } from './drawing.ts';
import { family, svgFaces, typefaceFiles } from './typefaces.ts';

/** Pixels to an inch. */
const resolution = 300;

/** A card's face as SVG. */
export function svgOf(drawings: readonly Drawing[]): string {
  const size = `width="${cardWidth}" height="${cardHeight}" viewBox="0 0 ${cardWidth} ${cardHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${family}">${drawings.map(svgElement).join('')}</svg>`;
}

function svgElement(drawing: Drawing): string {
  if (drawing.kind === 'path') {
    const { d, fill = 'none', stroke = 'none', strokeWidth = 1 } = drawing;
    return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
  }
  const { text, x, y, typeface, size, fill } = drawing;
  const place = `x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-size="${size}" fill="${fill}"`;
  return `<text ${place}${svgFaces[typeface]}>${escaped(text)}</text>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Card faces as PNG pictures, on white, 300 pixels to an inch. */
export async function pngsOf(faces: readonly (readonly Drawing[])[]): Promise<Uint8Array[]> {
  opened ??= openRenderer();
  const fontBuffers = await opened;
  return faces.map((drawings) => {
    const picture = new Resvg(svgOf(drawings), {
      background: 'white',
      fitTo: { mode: 'width', value: Math.round((cardWidth / 72) * resolution) },
      font: { fontBuffers: [...fontBuffers], defaultFontFamily: family },
    });
    return picture.render().asPng();
  });
}

let opened: Promise<readonly Uint8Array[]> | undefined;

/** The renderer can be opened once in a process. Gives the typefaces. */
async function openRenderer(): Promise<readonly Uint8Array[]> {
  const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(program));
  return Promise.all(Object.values(typefaceFiles).map((file) => readFile(file)));
}
