import { describe, expect, test } from 'vitest';
import { emptyHscDocument, type HscTile, plainHscTile } from './hsc-document.ts';
import { type MapModel, pieceCount } from './map-model.ts';
import { mapOfHsc } from './map-of-hsc.ts';
import { spacesOfMap } from './map-spaces.ts';
import { rowPlaceOf } from './row-place.ts';

function mapWith(...tiles: Partial<HscTile>[]): MapModel {
  return mapOfHsc({ ...emptyHscDocument, tiles: tiles.map((tile) => ({ ...plainHscTile, ...tile })) });
}

/** Columns covered in each row, as `row: first-last`. */
function rowsOf(map: MapModel): string[] {
  const rows = new Map<number, number[]>();
  for (const cell of map.tiles[0]?.cells ?? []) {
    const { column, row } = rowPlaceOf(cell);
    rows.set(
      row,
      [...(rows.get(row) ?? []), column].sort((a, b) => a - b),
    );
  }
  return [...rows].sort(([a], [b]) => a - b).map(([row, columns]) => `${row}: ${columns.join(' ')}`);
}

describe('mapOfHsc places pieces', () => {
  test.each([
    [0, ['0: 0 1', '1: -1 0 1', '2: 0 1 2', '3: -1 0 1 2 3', '4: 0 1 2 3 4', '5: -1 0 1 2 3 4']],
    [
      1,
      [
        '0: 0 1',
        '1: -2 -1 0 1',
        '2: -3 -2 -1 0 1',
        '3: -3 -2 -1 0',
        '4: -2 -1 0',
        '5: -2 -1 0',
        '6: -1 0',
        '7: -1',
      ],
    ],
    [3, ['0: 0 1 2 3 4 5', '1: 0 1 2 3 4', '2: 1 2 3 4 5', '3: 2 3 4', '4: 3 4 5', '5: 3 4']],
  ])('a piece of 24 hexes at rotation %i, by the first hex in reading order', (rotation, rows) => {
    expect(rowsOf(mapWith({ type: 1024, rotation }))).toEqual(rows);
  });

  test('in rows that are shifted', () => {
    expect(rowsOf(mapWith({ type: 2003, x: 5, y: 3 }))).toEqual(['3: 5 6', '4: 6']);
    expect(rowsOf(mapWith({ type: 2003, x: 5, y: 3, rotation: 1 }))).toEqual(['3: 5', '4: 5 6']);
  });

  test('a land tile at level 2 has its surface at level 3, a water tile at level 3 too', () => {
    const map = mapWith(
      { type: 2001, z: 0 },
      { type: 2001, z: 1 },
      { type: 2001, z: 2 },
      { type: 4001, z: 3 },
    );
    expect(spacesOfMap(map).spaces).toMatchObject([{ name: 'a1', level: 3, underside: 0, terrain: 'water' }]);
  });
});

describe('mapOfHsc reads what stands on the map', () => {
  test('a ruin has its wall on the west and south side of its hexes, and turns with it', () => {
    const sides = (rotation: number) =>
      mapWith({ type: 11_002, rotation, x: 4, y: 4 }).objects[0]?.borders.map(({ q, r, direction }) => {
        const { column, row } = rowPlaceOf({ q, r });
        return `${column},${row}:${direction}`;
      });
    expect(sides(0)).toEqual(['4,4:3', '4,4:4', '4,4:5', '5,4:4', '5,4:5']);
    expect(sides(3)).toEqual(['5,4:0', '5,4:1', '5,4:2', '4,4:1', '4,4:2']);
    expect(sides(1)).toEqual(['4,4:2', '4,4:3', '4,4:4', '4,5:3', '4,5:4']);
  });

  test('ladder pieces on one another are one ladder; rotation 0 leans to the north-east', () => {
    const map = mapWith(
      { type: 16_402, z: 3, x: 2, y: 2 },
      { type: 16_402, z: 1, x: 2, y: 2 },
      { type: 16_402, z: 1, x: 2, y: 2, rotation: 2 },
    );
    expect(map.ladders).toMatchObject([
      { direction: 1, pieces: 2, landing: { level: 1 } },
      { direction: 5, pieces: 1 },
    ]);
  });

  test('start areas become zones by colour, in the order of the players', () => {
    const map = mapWith(
      { type: 15_001, x: 8, z: 1, color: 0xff0000 },
      { type: 15_001, x: 1, z: 1, color: 0x0000ff, startName: 'Dawn' },
      { type: 15_001, x: 2, z: 1, color: 0x0000ff },
      { type: 15_001, x: 3, z: 1, color: 0x123456 },
    );
    expect(map.startZones.map(({ player, name, spaces }) => [player, name, spaces.length])).toEqual([
      [1, 'Dawn', 2],
      [2, 'Player 2', 1],
      [3, 'Player 3', 1],
    ]);
  });

  test('start areas of old pieces, which have no colour, become zones by name', () => {
    const start = { type: 15_001, version: 2 } as const;
    const map = mapWith(
      { ...start, startName: 'B' },
      { ...start, startName: 'A', x: 1 },
      { ...start, startName: 'B', x: 2 },
    );
    expect(map.startZones.map(({ name, spaces }) => [name, spaces.length])).toEqual([
      ['B', 2],
      ['A', 1],
    ]);
  });

  test('glyphs have their letter, hidden ones none', () => {
    const map = mapWith(
      { type: 14_065, z: 1 },
      { type: 14_063, x: 1 },
      { type: 14_062, x: 2, glyphName: 'Unknown glyph' },
    );
    expect(map.glyphs).toMatchObject([
      { name: 'Astrid', letter: 'A', face: 'up', level: 1 },
      { name: 'Glyph', face: 'down' },
      { name: 'Unknown glyph', face: 'down' },
    ]);
  });

  test('figures, flags and trees', () => {
    const map = mapWith(
      { type: 18_002, figure: { name: 'Scout', file: 'scout.x' } },
      { type: 16_403, x: 4 },
      { type: 10_004, x: 6 },
    );
    expect(map.figures).toMatchObject([{ name: 'Scout', cells: [{ q: 0 }, { q: 1 }] }]);
    expect(map.objects).toMatchObject([
      { kind: 'castle-flag', cells: [{ height: 0 }] },
      { kind: 'evergreen-tree', cells: [{ height: 15 }, { height: 15 }, { height: 15 }, { height: 15 }] },
    ]);
  });

  test('an iceberg is not as high everywhere', () => {
    const [iceberg] = mapWith({ type: 13_004 }).objects;
    expect(iceberg?.cells.map(({ height }) => height)).toEqual([7, 11, 11, 9]);
  });

  test('a gate has a way through, and a door only where the piece has one', () => {
    expect(mapWith({ type: 16_404 }).objects.map(({ kind, cells }) => [kind, cells.length])).toEqual([
      ['castle-arch', 2],
    ]);
    expect(mapWith({ type: 16_401 }).objects.map(({ kind, cells }) => [kind, cells.length])).toEqual([
      ['castle-arch', 2],
      ['castle-door', 1],
    ]);
  });

  test('a warehouse has a base, a wall and an upper floor of two spaces, 9 levels above the base', () => {
    const map = mapWith({ type: 11_006 });
    const upper = spacesOfMap(map).spaces.filter((space) => space.underside > 0);
    expect(upper.map(({ name, level, underside, terrain }) => [name, level, underside, terrain])).toEqual([
      ['a1', 10, 9, 'concrete'],
      ['b1', 10, 9, 'concrete'],
    ]);
  });
});

describe('mapOfHsc loses nothing', () => {
  const personal = { cells: 3, topTexture: '', sideTexture: '', letter: '', name: '' };

  test('unknown pieces are listed by name and place', () => {
    const map = mapWith(
      { type: 1001 },
      { type: 1005, x: 1 },
      { type: 29_001, x: 3, y: 4, z: 2 },
      { type: 17_000, x: 5, personal: { ...personal, cells: 11, name: 'Crater' } },
    );
    expect(map.unknown.map(({ name, code, level }) => [name, code, level])).toEqual([
      ['piece 1005', '1005', 0],
      ['piece 29001', '29001', 2],
      ['Crater', '17000', 0],
    ]);
    expect(pieceCount(map)).toBe(4);
  });

  test('pieces of the author have the terrain that their name tells, or one of their own', () => {
    const map = mapWith(
      { type: 17_000, personal: { ...personal, name: 'SwampWater3' } },
      { type: 17_000, y: 4, personal: { ...personal, name: 'Lava Field 3' } },
      { type: 17_000, y: 8, personal: { ...personal, name: 'My  Moss!' } },
      { type: 17_000, y: 12, personal: { ...personal, name: '' } },
    );
    expect(map.tiles.map(({ terrain, height, cells }) => [terrain, height, cells.length])).toEqual([
      ['swamp-water', 0, 3],
      ['lava-field', 1, 3],
      ['my-moss', 1, 3],
      ['personal-piece', 1, 3],
    ]);
  });

  test('the header is kept', () => {
    const header = { name: 'Two Hills', author: 'Somebody', playerNumber: '4', scenario: '{\\rtf1 Go.}' };
    const map = mapOfHsc({ ...emptyHscDocument, ...header });
    expect(map).toMatchObject({ name: 'Two Hills', author: 'Somebody', players: 4, description: 'Go.' });
  });
});
