import type { Hex } from '@scapewright/board';
import { pieceShapes } from './piece-shapes.ts';

/** A kind of physical piece: the hexes that place it, and what it brings to the battlefield at rotation 0. */
export interface PieceKind {
  readonly name: string;
  /** All hexes that count for finding its place. */
  readonly footprint: readonly Hex[];
  /** The hex on which the map editor's files set it down; (0, 0) when left out. */
  readonly pivot?: Hex;
  readonly parts: readonly PiecePart[];
}

/** One thing that a piece brings. `above` counts levels from the level at which the piece stands. */
export type PiecePart =
  | {
      readonly part: 'tile';
      readonly terrain: string;
      readonly cells: readonly Hex[];
      readonly above: number;
      readonly height: number;
    }
  | {
      readonly part: 'solid';
      readonly kind: string;
      readonly cells: readonly Hex[];
      /** One for each of `cells`. */
      readonly heights: readonly number[];
      readonly above: number;
      readonly ground: string;
      /** Further hexes over which its top reaches and carries tiles. */
      readonly lintel?: readonly Hex[];
    }
  | {
      readonly part: 'wall';
      readonly kind: string;
      readonly borders: readonly PieceBorder[];
      readonly above: number;
    }
  | { readonly part: 'ladder'; readonly direction: number }
  | { readonly part: 'glyph'; readonly letter: string | undefined; readonly name: string }
  | { readonly part: 'start'; readonly player: number | undefined }
  | { readonly part: 'figure' }
  | { readonly part: 'ornament'; readonly kind: string };

/** A border of a hex of the piece on which the piece stands as a wall of so many levels. */
export interface PieceBorder extends Hex {
  readonly direction: number;
  readonly height: number;
}

/** A land tile, one level thick. */
export function landPiece(name: string, terrain: string, cells: readonly Hex[]): PieceKind {
  return { name, footprint: cells, parts: [{ part: 'tile', terrain, cells, above: 0, height: 1 }] };
}

/** A zero-level tile: water, ice, lava, shadow. */
export function surfacePiece(name: string, terrain: string, cells: readonly Hex[]): PieceKind {
  return { name, footprint: cells, parts: [{ part: 'tile', terrain, cells, above: 0, height: 0 }] };
}

/** An object that fills its hexes to the given heights. */
export function solidPiece(
  name: string,
  kind: string,
  ground: string,
  cells: readonly Hex[],
  heights: number | readonly number[],
): PieceKind {
  const each = typeof heights === 'number' ? cells.map(() => heights) : heights;
  return { name, footprint: cells, parts: [{ part: 'solid', kind, cells, heights: each, above: 0, ground }] };
}

const east = 0;
const northEast = 1;
const west = 3;
const southWest = 4;
const southEast = 5;

/** A ruin's wall runs along the west and south side of a row of hexes and sinks from the corner to the far end. */
function ruinPiece(name: string, cells: readonly Hex[], heights: readonly number[]): PieceKind {
  const borders: PieceBorder[] = [{ q: 0, r: 0, direction: west, height: heights[0] ?? 0 }];
  for (const [index, cell] of cells.entries()) {
    borders.push({ ...cell, direction: southWest, height: heights[index * 2] ?? 0 });
    borders.push({ ...cell, direction: southEast, height: heights[index * 2 + 1] ?? 0 });
  }
  return { name, footprint: cells, parts: [{ part: 'wall', kind: 'ancient-ruin', borders, above: 0 }] };
}

export const smallRuin = ruinPiece('Ancient Ruin 2', pieceShapes.two, [10, 10, 7, 7]);
export const largeRuin = ruinPiece('Ancient Ruin 3', pieceShapes.straightThree, [9, 9, 8, 8, 8, 7]);

/** The low wall of a bridge: it hangs on the south side of a row of road hexes, from their underside to 2 levels above. */
export const bridgeWall: PieceKind = {
  name: 'Bridge Wall 4',
  footprint: pieceShapes.straightFour,
  pivot: { q: 0, r: 1 },
  parts: [
    {
      part: 'wall',
      kind: 'bridge-wall',
      above: 0,
      borders: pieceShapes.straightFour.flatMap((cell) => [
        { ...cell, direction: southWest, height: 3 },
        { ...cell, direction: southEast, height: 3 },
      ]),
    },
  ],
};

/** A ladder piece stands inside the landing space and leans on the hex in that direction. */
export function ladderPiece(direction: number): PieceKind {
  return { name: 'Ladder', footprint: pieceShapes.one, parts: [{ part: 'ladder', direction }] };
}

/** A battlement stands on the edge of a tile. */
export function battlementPiece(direction: number): PieceKind {
  return {
    name: 'Battlement',
    footprint: pieceShapes.one,
    parts: [{ part: 'wall', kind: 'battlement', above: 0, borders: [{ q: 0, r: 0, direction, height: 5 }] }],
  };
}

/** Which borders ladders and battlements take at rotation 0: the two editors differ. */
export const clipDirections = { hsc: northEast, mapEditor: east } as const;

/** The gate of a castle: solid at both ends, a way through in the middle which a door may close. */
export function archPiece(name: string, door: boolean): PieceKind {
  const [first, middle, last] = pieceShapes.straightThree;
  if (first === undefined || middle === undefined || last === undefined)
    throw new RangeError('no arch shape');
  const arch: PiecePart = {
    part: 'solid',
    kind: 'castle-arch',
    cells: [first, last],
    heights: [10, 10],
    above: 0,
    ground: 'stone',
    lintel: [middle],
  };
  const closed: PiecePart = {
    part: 'solid',
    kind: 'castle-door',
    cells: [middle],
    heights: [10],
    above: 0,
    ground: 'stone',
  };
  return { name, footprint: pieceShapes.straightThree, parts: door ? [arch, closed] : [arch] };
}

/**
 * The corner of a warehouse: a wall over the long row of its base, broken open in the middle or not, and another
 * between its two free hexes, over which lies an upper floor of two spaces, 9 levels above the base.
 */
export function warehousePiece(
  name: string,
  withBase: boolean,
  broken: boolean,
  upperFloor: boolean,
): PieceKind {
  const cells = pieceShapes.warehouse;
  const row = cells.filter((cell) => cell.r === 1 && !(broken && (cell.q === 1 || cell.q === 2)));
  const free = cells.filter((cell) => cell.r === 0);
  const above = withBase ? 1 : 0;
  const parts: PiecePart[] = [
    {
      part: 'solid',
      kind: 'warehouse-ruin',
      cells: row,
      heights: row.map(() => 9),
      above,
      ground: 'concrete',
    },
    {
      part: 'wall',
      kind: 'warehouse-ruin',
      above,
      borders: [{ q: 0, r: 0, direction: east, height: upperFloor ? 8 : 9 }],
    },
  ];
  if (withBase) parts.unshift({ part: 'tile', terrain: 'concrete', cells, above: 0, height: 1 });
  if (upperFloor) {
    parts.push({ part: 'tile', terrain: 'concrete', cells: free, above: above + 8, height: 1 });
  }
  return { name, footprint: cells, pivot: { q: 1, r: 0 }, parts };
}
