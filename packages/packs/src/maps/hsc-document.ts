/** Versions of the `.hsc` document, in ten-thousandths: 1 is 0.0001. */
export type HscVersion = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Versions of a piece inside the document, in ten-thousandths. */
export type HscTileVersion = 1 | 2 | 3;

/** One piece as the file holds it. Keys after `z` exist from the piece version in their comment on. */
export interface HscTile {
  /** Family times 1000 and a number within the family. */
  readonly type: number;
  readonly version: HscTileVersion;
  /** Sixths of a turn clockwise, 0 to 5. */
  readonly rotation: number;
  /** Column and row in rows of which the odd ones are shifted right; the cell of the piece that is first in reading order. */
  readonly x: number;
  readonly y: number;
  /** Level index from the table, 0. */
  readonly z: number;
  /** From 2: character code of a glyph's letter. Other pieces hold chance values here. */
  readonly glyphLetter: number;
  /** From 2. */
  readonly glyphName: string;
  /** From 2: name of a start area. */
  readonly startName: string;
  /** From 3: red + 256 green + 65536 blue. */
  readonly color: number;
  /** Only on pieces of type 17000, made by the map's author. */
  readonly personal?: HscPersonalPiece;
  /** Only on pieces of family 18. */
  readonly figure?: { readonly name: string; readonly file: string };
}

export interface HscPersonalPiece {
  readonly cells: number;
  readonly topTexture: string;
  readonly sideTexture: string;
  readonly letter: string;
  readonly name: string;
}

/** An `.hsc` file as it stands: a faithful image of the bytes, without meaning. */
export interface HscDocument {
  readonly version: HscVersion;
  /** From 2. */
  readonly name: string;
  /** From 2. */
  readonly author: string;
  /** From 3: a number as text. */
  readonly playerNumber: string;
  /** From 3: text in version 3; from 4 rich text, one character for each byte. */
  readonly scenario: string;
  /** From 2: settings of the printout. */
  readonly levelsPerPage: number;
  readonly printingTransparency: number;
  readonly printingGrid: number;
  /** From 5. */
  readonly printTileNumber: number;
  /** From 7. */
  readonly printStartAreaAsLevel: number;
  readonly tiles: readonly HscTile[];
}

/** A document with nothing in it, as the editor makes it; the starting point for fixtures. */
export const emptyHscDocument: HscDocument = {
  version: 7,
  name: '',
  author: '',
  playerNumber: '',
  scenario: '',
  levelsPerPage: 6,
  printingTransparency: 80,
  printingGrid: 1,
  printTileNumber: 0,
  printStartAreaAsLevel: 1,
  tiles: [],
};

/** A piece with the values that most pieces have; the starting point for fixtures. */
export const plainHscTile: HscTile = {
  type: 1001,
  version: 3,
  rotation: 0,
  x: 0,
  y: 0,
  z: 0,
  glyphLetter: 205,
  glyphName: '',
  startName: '',
  color: 0,
};
