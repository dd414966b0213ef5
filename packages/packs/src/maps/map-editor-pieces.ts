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

/** Prefixes of terrain pieces; the number behind is the number of hexes. */
const terrainPrefixes: Readonly<Record<string, readonly [name: string, terrain: string, land: boolean]>> = {
  g: ['Grass', 'grass', true],
  r: ['Rock', 'rock', true],
  s: ['Sand', 'sand', true],
  d: ['Dungeon', 'stone', true],
  sw: ['Swamp', 'swamp', true],
  lf: ['Lava Field', 'lava-field', true],
  a: ['Asphalt', 'asphalt', true],
  c: ['Concrete', 'concrete', true],
  sn: ['Snow', 'snow', true],
  rd: ['Road', 'road', true],
  x: ['Toxic', 'toxic', true],
  at: ['Ancient Terrain', 'ancient-terrain', true],
  wd: ['Wood', 'wood', true],
  ww: ['Wellspring Water', 'water', false],
  w: ['Water', 'water', false],
  l: ['Molten Lava', 'molten-lava', false],
  ws: ['Swamp Water', 'swamp-water', false],
  xw: ['Toxic Water', 'toxic-water', false],
  i: ['Ice', 'ice', false],
  sh: ['Shadow', 'shadow', false],
};

const singlePieces: Readonly<Record<string, PieceKind>> = {
  tr10: solidPiece('Evergreen Tree 10', 'evergreen-tree', 'grass', one, 10),
  tr11: solidPiece('Evergreen Tree 11', 'evergreen-tree', 'grass', one, 11),
  tr12: solidPiece('Evergreen Tree 12', 'evergreen-tree', 'grass', one, 12),
  tr15: solidPiece('Evergreen Tree 15', 'evergreen-tree', 'grass', four, 15),
  str10: solidPiece('Snowy Evergreen Tree 10', 'evergreen-tree', 'snow', one, 9),
  str12: solidPiece('Snowy Evergreen Tree 12', 'evergreen-tree', 'snow', one, 11),
  tp14: solidPiece('Palm Tree 14', 'palm-tree', 'grass', one, 14),
  tp15: solidPiece('Palm Tree 15', 'palm-tree', 'grass', one, 15),
  tp16: solidPiece('Palm Tree 16', 'palm-tree', 'grass', one, 16),
  lp13: solidPiece('Laur Palm Tree 13', 'palm-tree', 'swamp', one, 13),
  lp14: solidPiece('Laur Palm Tree 14', 'palm-tree', 'swamp', one, 14),
  lp15: solidPiece('Laur Palm Tree 15', 'palm-tree', 'swamp', one, 15),
  tb9: solidPiece('Jungle Bush 9', 'jungle-bush', 'grass', one, 9),
  sb10: solidPiece('Swamp Bush 10', 'jungle-bush', 'swamp', one, 10),
  lb10: solidPiece('Laur Bush 10', 'jungle-bush', 'swamp', one, 10),
  o1: solidPiece('Rock Outcrop 1', 'rock-outcrop', 'rock', one, 7),
  o3: solidPiece('Rock Outcrop 3', 'rock-outcrop', 'rock', three, [5, 9, 7]),
  ol1: solidPiece('Lava Rock Outcrop 1', 'rock-outcrop', 'lava-field', one, 7),
  ol3: solidPiece('Lava Rock Outcrop 3', 'rock-outcrop', 'lava-field', three, [5, 9, 7]),
  og1: solidPiece('Iceberg 1', 'iceberg', 'ice', one, 7),
  og3: solidPiece('Iceberg 3', 'iceberg', 'ice', three, [5, 9, 7]),
  og4: solidPiece('Iceberg 4', 'iceberg', 'ice', four, [7, 11, 11, 9]),
  og6: solidPiece('Iceberg 6', 'iceberg', 'ice', six, [17, 17, 9, 9, 17, 17]),
  h: solidPiece('Marro Hive', 'marro-hive', 'swamp', six, 16),
  rs2: smallRuin,
  rs3: largeRuin,
  rm: warehousePiece('Warehouse Ruin', false, false, true),
  rmb: warehousePiece('Warehouse Ruin, broken', false, true, true),
  rmn: warehousePiece('Warehouse Ruin without upper floor', false, false, false),
  rmnb: warehousePiece('Warehouse Ruin, broken, without upper floor', false, true, false),
  c6: landPiece('Warehouse Base', 'concrete', pieceShapes.warehouse),
  cg1: landPiece('Wall Walk 1', 'stone', one),
  cg7: landPiece('Wall Walk 7', 'stone', wallWalkSeven),
  cg9: landPiece('Wall Walk 9', 'stone', wallWalkNine),
  cbc: solidPiece('Castle Base, corner', 'castle-wall', 'stone', one, 1),
  cbs: solidPiece('Castle Base', 'castle-wall', 'stone', one, 1),
  cbe: solidPiece('Castle Base, end', 'castle-wall', 'stone', one, 1),
  cwc: solidPiece('Castle Wall, corner', 'castle-wall', 'stone', one, 9),
  cws: solidPiece('Castle Wall', 'castle-wall', 'stone', one, 9),
  cwe: solidPiece('Castle Wall, end', 'castle-wall', 'stone', one, 9),
  ca: archPiece('Castle Gate with door', true),
  cab: archPiece('Castle Gate', false),
  lwp: solidPiece('Laur Pillar', 'pillar-bare', 'stone', one, 9),
  lwp2: solidPiece('Laur Pillar', 'pillar-bare', 'stone', one, 9),
  lwt: solidPiece('Laur Triangle Pillar', 'pillar-bare', 'stone', one, 9),
  rw: bridgeWall,
  bt: battlementPiece(clipDirections.mapEditor),
  ld: ladderPiece(clipDirections.mapEditor),
  y0: {
    name: 'Power Glyph',
    footprint: one,
    parts: [{ part: 'glyph', letter: undefined, name: 'Power Glyph' }],
  },
  y1: {
    name: 'Treasure Glyph',
    footprint: one,
    parts: [{ part: 'glyph', letter: undefined, name: 'Treasure Glyph' }],
  },
};

/** The kind of a piece in a file of the map editor; undefined when no piece has that id. */
export function mapEditorPieceKind(id: string): PieceKind | undefined {
  if (Object.hasOwn(singlePieces, id)) return singlePieces[id];
  const [, prefix, digits] = /^([a-z]+)(\d{1,2})$/.exec(id) ?? [];
  if (prefix === undefined || digits === undefined) return undefined;
  const number = Number(digits);
  if (prefix === 'z' && number >= 1 && number <= 8) {
    return { name: `Start zone ${number}`, footprint: one, parts: [{ part: 'start', player: number }] };
  }
  const terrain = Object.hasOwn(terrainPrefixes, prefix) ? terrainPrefixes[prefix] : undefined;
  const shape = shapeOfSize(number);
  if (terrain === undefined || shape === undefined) return undefined;
  const [name, kind, land] = terrain;
  return land ? landPiece(`${name} ${number}`, kind, shape) : surfacePiece(`${name} ${number}`, kind, shape);
}
