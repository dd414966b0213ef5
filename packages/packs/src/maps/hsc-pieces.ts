import type { HscTile } from './hsc-document.ts';
import { standardCatalogue } from './map-catalogue.ts';
import {
  archPiece,
  battlementPiece,
  bridgeWall,
  clipDirections,
  ladderPiece,
  landPiece,
  largeRuin,
  type PieceKind,
  smallRuin,
  solidPiece,
  surfacePiece,
  warehousePiece,
} from './piece-kind.ts';
import { pieceShapes, shapeOfSize } from './piece-shapes.ts';

const { one, three, four, six, wallWalkSeven, wallWalkNine } = pieceShapes;

/** Land families: the number within the family is the number of hexes. */
const landFamilies: Readonly<Record<number, readonly [name: string, terrain: string]>> = {
  1: ['Grass', 'grass'],
  2: ['Rock', 'rock'],
  3: ['Sand', 'sand'],
  7: ['Lava Field', 'lava-field'],
  8: ['Road', 'road'],
  9: ['Snow', 'snow'],
  20: ['Swamp', 'swamp'],
  21: ['Concrete', 'concrete'],
  22: ['Asphalt', 'asphalt'],
  26: ['Dungeon', 'stone'],
};

const surfaceFamilies: Readonly<Record<number, readonly [name: string, terrain: string]>> = {
  4: ['Water', 'water'],
  5: ['Ice', 'ice'],
  6: ['Molten Lava', 'molten-lava'],
  19: ['Swamp Water', 'swamp-water'],
  25: ['Shadow', 'shadow'],
};

const surfaceTerrains: ReadonlySet<string> = new Set(
  Object.values(surfaceFamilies).map(([, terrain]) => terrain),
);

const landSizes: ReadonlySet<number> = new Set([1, 2, 3, 7, 24]);

/** Pieces with a code of their own. */
const singlePieces: Readonly<Record<number, PieceKind>> = {
  10004: solidPiece('Evergreen Tree 15', 'evergreen-tree', 'grass', four, 15),
  10011: solidPiece('Evergreen Tree 10', 'evergreen-tree', 'grass', one, 10),
  10012: solidPiece('Evergreen Tree 11', 'evergreen-tree', 'grass', one, 11),
  10013: solidPiece('Evergreen Tree 12', 'evergreen-tree', 'grass', one, 12),
  11002: smallRuin,
  11003: largeRuin,
  11006: warehousePiece('Warehouse Ruin', true, false, true),
  11007: warehousePiece('Warehouse Ruin, broken', true, true, true),
  12004: bridgeWall,
  13001: solidPiece('Iceberg 1', 'iceberg', 'ice', one, 7),
  13003: solidPiece('Iceberg 3', 'iceberg', 'ice', three, [5, 9, 7]),
  13004: solidPiece('Iceberg 4', 'iceberg', 'ice', four, [7, 11, 11, 9]),
  13006: solidPiece('Iceberg 6', 'iceberg', 'ice', six, [17, 17, 9, 9, 17, 17]),
  16001: landPiece('Wall Walk 1', 'stone', one),
  16007: landPiece('Wall Walk 7', 'stone', wallWalkSeven),
  16009: landPiece('Wall Walk 9', 'stone', wallWalkNine),
  16101: solidPiece('Castle Base, corner', 'castle-wall', 'stone', one, 1),
  16102: solidPiece('Castle Base', 'castle-wall', 'stone', one, 1),
  16103: solidPiece('Castle Base, end', 'castle-wall', 'stone', one, 1),
  16201: solidPiece('Castle Wall, corner', 'castle-wall', 'stone', one, 9),
  16202: solidPiece('Castle Wall', 'castle-wall', 'stone', one, 9),
  16203: solidPiece('Castle Wall, end', 'castle-wall', 'stone', one, 9),
  16301: battlementPiece(clipDirections.hsc),
  16401: archPiece('Castle Gate with door', true),
  16402: ladderPiece(clipDirections.hsc),
  16403: { name: 'Castle Flag', footprint: one, parts: [{ part: 'ornament', kind: 'castle-flag' }] },
  16404: archPiece('Castle Gate', false),
  18001: { name: 'Figure', footprint: one, parts: [{ part: 'figure' }] },
  18002: { name: 'Figure', footprint: pieceShapes.two, parts: [{ part: 'figure' }] },
  23006: solidPiece('Marro Hive', 'marro-hive', 'swamp', six, 16),
  24001: solidPiece('Palm Tree 15', 'palm-tree', 'grass', one, 15),
  24002: solidPiece('Jungle Bush', 'jungle-bush', 'grass', one, 9),
  24014: solidPiece('Palm Tree 14', 'palm-tree', 'grass', one, 14),
  24015: solidPiece('Palm Tree 15', 'palm-tree', 'grass', one, 15),
  24016: solidPiece('Palm Tree 16', 'palm-tree', 'grass', one, 16),
  27001: solidPiece('Rock Outcrop 1', 'rock-outcrop', 'rock', one, 7),
  27003: solidPiece('Rock Outcrop 3', 'rock-outcrop', 'rock', three, [5, 9, 7]),
};

/** Letters on named glyphs. */
const glyphNames: Readonly<Record<string, string>> = {
  A: 'Astrid',
  B: 'Brandar',
  C: 'Crevcor',
  D: 'Dagmar',
  E: 'Erland',
  G: 'Gerda',
  I: 'Ivor',
  J: 'Jalgard',
  K: 'Kelda',
  L: 'Lodin',
  M: 'Mitonsoul',
  N: 'Nilrend',
  O: 'Oreld',
  P: 'Proftaka',
  R: 'Rannveig',
  S: 'Sturla',
  T: 'Thorian',
  U: 'Ulaniva',
  V: 'Valda',
  W: 'Wannok',
};

/** The kind of a piece in an `.hsc` file; undefined when no piece has that type. */
export function hscPieceKind(tile: HscTile): PieceKind | undefined {
  const family = Math.trunc(tile.type / 1000);
  const number = tile.type - family * 1000;
  const land = landFamilies[family];
  if (land !== undefined) {
    const shape = landSizes.has(number) || (family === 8 && number === 5) ? shapeOfSize(number) : undefined;
    return shape === undefined ? undefined : landPiece(`${land[0]} ${number}`, land[1], shape);
  }
  const surface = surfaceFamilies[family];
  if (surface !== undefined) {
    const shape = number === 3 ? three : number === 1 || number === 2 ? one : undefined;
    return shape === undefined ? undefined : surfacePiece(`${surface[0]} ${number}`, surface[1], shape);
  }
  if (family === 14) return glyphPiece(tile, number);
  if (tile.type === 15001) {
    return { name: 'Start space', footprint: one, parts: [{ part: 'start', player: undefined }] };
  }
  if (tile.type === 17000) return personalPiece(tile);
  return singlePieces[tile.type];
}

function glyphPiece(tile: HscTile, number: number): PieceKind | undefined {
  if (number < 1 || number > 255) return undefined;
  const letter = String.fromCharCode(number);
  const known = glyphNames[letter];
  const name = known ?? (tile.glyphName === '' ? 'Glyph' : tile.glyphName);
  return {
    name: known === undefined ? 'Glyph' : `Glyph of ${known}`,
    footprint: one,
    parts: [{ part: 'glyph', letter: known === undefined ? undefined : letter, name }],
  };
}

/** Terrains that authors give their own pieces, by a word in the piece's name; the first that fits counts. */
const personalWords: readonly (readonly [word: string, terrain: string, land: boolean])[] = [
  ['lavafield', 'lava-field', true],
  ['swampwater', 'swamp-water', false],
  ['wellspring', 'water', false],
  ['water', 'water', false],
  ['shadow', 'shadow', false],
  ['lava', 'molten-lava', false],
  ['ice', 'ice', false],
  ['snow', 'snow', true],
  ['sand', 'sand', true],
  ['swamp', 'swamp', true],
  ['grass', 'grass', true],
  ['rock', 'rock', true],
  ['road', 'road', true],
  ['asphalt', 'asphalt', true],
  ['concrete', 'concrete', true],
  ['dungeon', 'stone', true],
  ['stone', 'stone', true],
];

/**
 * A piece of the map author's own making. Its name tells the terrain; where it does not, the piece becomes land of a
 * terrain named after it, which no ruleset knows and which the map check reports.
 */
function personalPiece(tile: HscTile): PieceKind | undefined {
  const { personal } = tile;
  const shape = personal === undefined ? undefined : shapeOfSize(personal.cells);
  if (personal === undefined || shape === undefined) return undefined;
  const name = personal.name === '' ? 'Personal piece' : personal.name;
  const word = name.toLowerCase().replace(/[^a-z]/g, '');
  if (word.includes('pillar')) return solidPiece(name, 'pillar-bare', 'stone', shape, 9);
  const terrain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (standardCatalogue.terrains.has(terrain) && !surfaceTerrains.has(terrain))
    return landPiece(name, terrain, shape);
  const known = personalWords.find(([part]) => word.includes(part));
  if (known !== undefined)
    return known[2] ? landPiece(name, known[1], shape) : surfacePiece(name, known[1], shape);
  return landPiece(name, terrain === '' ? 'personal-piece' : terrain, shape);
}
