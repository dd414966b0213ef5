import { ByteWriter } from './byte-writer.ts';
import type { HscDocument, HscTile } from './hsc-document.ts';

/**
 * Encodes a document in its own version. What that version cannot hold (a name in 0.0001, a colour in a piece of
 * version 0.0001) is left out, as the editor of that time did.
 */
export function encodeHsc(document: HscDocument): Uint8Array {
  const { version } = document;
  const writer = new ByteWriter();
  writer.f64(version / 10_000);
  if (version >= 2) {
    writer.text(document.name);
    writer.text(document.author);
  }
  if (version >= 3) writer.text(document.playerNumber);
  if (version === 3) writer.text(document.scenario);
  if (version >= 4) {
    writer.i32(document.scenario.length);
    writer.latin1(document.scenario);
  }
  if (version >= 2) {
    writer.i32(document.levelsPerPage);
    writer.i32(document.printingTransparency);
    writer.i32(document.printingGrid);
  }
  if (version >= 5) writer.i32(document.printTileNumber);
  if (version >= 7) writer.i32(document.printStartAreaAsLevel);
  writer.i32(document.tiles.length);
  for (const tile of document.tiles) writeTile(writer, tile);
  return writer.bytes;
}

function writeTile(writer: ByteWriter, tile: HscTile): void {
  writer.i32(tile.type);
  writer.f64(tile.version / 10_000);
  for (const value of [tile.rotation, tile.x, tile.y, tile.z]) writer.i32(value);
  if (tile.version < 2) return;
  writer.u8(tile.glyphLetter);
  writer.text(tile.glyphName);
  writer.text(tile.startName);
  if (tile.version < 3) return;
  writer.u32(tile.color);
  if (tile.type === 17000) {
    const { cells, topTexture, sideTexture, letter, name } = tile.personal ?? noPersonal;
    writer.i32(cells);
    for (const text of [topTexture, sideTexture, letter, name]) writer.text(text);
  }
  if (Math.trunc(tile.type / 1000) === 18) {
    writer.text(tile.figure?.name ?? '');
    writer.text(tile.figure?.file ?? '');
  }
}

const noPersonal = { cells: 1, topTexture: '', sideTexture: '', letter: '', name: '' };
