import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { cardWidth } from '../layout/card-layout.ts';
import { svgOf } from '../layout/card-svg.ts';
import { type Drawing, family } from '../layout/drawing.ts';
import { typefaceFiles } from './typefaces.ts';

/** Pixels to an inch. */
const resolution = 300;

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
