import { ByteError, ByteReader } from './byte-reader.ts';
import type { HscDocument, HscPersonalPiece, HscTile, HscTileVersion, HscVersion } from './hsc-document.ts';
import { mapLimits } from './map-limits.ts';
import type { MapProblem } from './map-problem.ts';

/** A decoded file, with a warning for what follows its last piece; or the reason why it could not be read. */
export type HscResult =
  | { readonly ok: true; readonly document: HscDocument; readonly problems: readonly MapProblem[] }
  | { readonly ok: false; readonly problem: MapProblem };

const personalPiece = 17000;
const figureFamily = 18;
const smallestTileBytes = 28;
const farthest = 400;
const highest = 900;
const fetchAgain = 'the file is damaged; fetch it again or save it anew in the editor';

/**
 * Decodes a Virtualscape file of any version from 0.0001 to 0.0007. A damaged file gives a problem with the byte
 * offset at which it stops making sense; nothing is read past the end.
 */
export function decodeHsc(bytes: Uint8Array): HscResult {
  const reader = new ByteReader(bytes);
  try {
    const document = readDocument(reader);
    const problems: MapProblem[] = [];
    if (reader.remaining > 0) {
      problems.push({
        code: 'damaged-file',
        severity: 'warning',
        message: `${reader.remaining} bytes follow the last piece and were not read`,
        fix: 'save the file anew in the editor',
        offset: reader.offset,
      });
    }
    return { ok: true, document, problems };
  } catch (error) {
    if (!(error instanceof ByteError)) throw error;
    const { message, fix, offset } = error;
    return { ok: false, problem: { code: 'damaged-file', severity: 'error', message, fix, offset } };
  }
}

function readDocument(reader: ByteReader): HscDocument {
  const version = readVersion(reader, 7, 'document') as HscVersion;
  const name = version >= 2 ? reader.text("the map's name") : '';
  const author = version >= 2 ? reader.text("the author's name") : '';
  const playerNumber = version >= 3 ? reader.text('the number of players') : '';
  const scenario = version >= 4 ? readRichText(reader) : version === 3 ? reader.text('the scenario') : '';
  const print = 'the settings of the printout';
  const levelsPerPage = version >= 2 ? reader.i32(print) : 6;
  const printingTransparency = version >= 2 ? reader.i32(print) : 80;
  const printingGrid = version >= 2 ? reader.i32(print) : 1;
  const printTileNumber = version >= 5 ? reader.i32(print) : 0;
  const printStartAreaAsLevel = version >= 7 ? reader.i32(print) : 1;
  return {
    version,
    name,
    author,
    playerNumber,
    scenario,
    levelsPerPage,
    printingTransparency,
    printingGrid,
    printTileNumber,
    printStartAreaAsLevel,
    tiles: readTiles(reader),
  };
}

function readVersion(reader: ByteReader, newest: number, what: string): number {
  const offset = reader.offset;
  const value = reader.f64(`the version of the ${what}`);
  const version = Math.round(value * 10_000);
  if (version >= 1 && version <= newest && Math.abs(value * 10_000 - version) < 1e-6) return version;
  throw new ByteError(
    offset,
    `${what} version ${value} is not known`,
    offset === 0 ? 'give a Virtualscape file of version 0.0001 to 0.0007' : fetchAgain,
  );
}

function readRichText(reader: ByteReader): string {
  const offset = reader.offset;
  const length = reader.i32('the length of the scenario');
  if (length < 0 || length > reader.remaining) {
    throw new ByteError(
      offset,
      `the scenario should be ${length} bytes long, but ${reader.remaining} are left`,
      fetchAgain,
    );
  }
  return reader.latin1(length, 'the scenario');
}

function readTiles(reader: ByteReader): HscTile[] {
  const offset = reader.offset;
  const count = reader.i32('the number of pieces');
  if (count < 0 || count > reader.remaining / smallestTileBytes) {
    throw new ByteError(
      offset,
      `${count} pieces do not fit in the ${reader.remaining} bytes left`,
      fetchAgain,
    );
  }
  if (count > mapLimits.pieces)
    throw new ByteError(
      offset,
      `the map has ${count} pieces, and ${mapLimits.pieces} are allowed`,
      'make it smaller, or several maps of it',
    );
  const tiles: HscTile[] = [];
  for (let index = 1; index <= count; index += 1) tiles.push(readTile(reader, `piece ${index} of ${count}`));
  return tiles;
}

function readTile(reader: ByteReader, what: string): HscTile {
  const type = reader.i32(what);
  const version = readVersion(reader, 3, 'piece') as HscTileVersion;
  const rotation = readWithin(reader, 0, 5, `rotation of ${what}`);
  const x = readWithin(reader, -farthest, farthest, `column of ${what}`);
  const y = readWithin(reader, -farthest, farthest, `row of ${what}`);
  const z = readWithin(reader, 0, highest, `level of ${what}`);
  const glyphLetter = version >= 2 ? reader.u8(what) : 0;
  const glyphName = version >= 2 ? reader.text(`the glyph name of ${what}`) : '';
  const startName = version >= 2 ? reader.text(`the start name of ${what}`) : '';
  const color = version >= 3 ? reader.u32(what) : 0;
  const personal = version >= 3 && type === personalPiece ? readPersonal(reader, what) : undefined;
  const hasFigure = version >= 3 && Math.trunc(type / 1000) === figureFamily;
  const figure = hasFigure
    ? { name: reader.text(`the figure of ${what}`), file: reader.text(`the figure of ${what}`) }
    : undefined;
  return {
    type,
    version,
    rotation,
    x,
    y,
    z,
    glyphLetter,
    glyphName,
    startName,
    color,
    ...(personal && { personal }),
    ...(figure && { figure }),
  };
}

function readWithin(reader: ByteReader, least: number, most: number, what: string): number {
  const offset = reader.offset;
  const value = reader.i32(what);
  if (value >= least && value <= most) return value;
  throw new ByteError(offset, `the ${what} is ${value}, outside ${least} to ${most}`, fetchAgain);
}

function readPersonal(reader: ByteReader, what: string): HscPersonalPiece {
  return {
    cells: reader.i32(what),
    topTexture: reader.text(`the texture of ${what}`),
    sideTexture: reader.text(`the texture of ${what}`),
    letter: reader.text(`the letter of ${what}`),
    name: reader.text(`the name of ${what}`),
  };
}
