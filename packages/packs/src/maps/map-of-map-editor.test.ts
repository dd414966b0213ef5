import { describe, expect, test } from 'vitest';
import type { MapEditorPiece } from './decode-map-editor.ts';
import { type MapModel, pieceCount } from './map-model.ts';
import { mapOfMapEditor } from './map-of-map-editor.ts';
import { spacesOfMap } from './map-spaces.ts';

function mapWith(...pieces: (Partial<MapEditorPiece> & { id: string })[]): MapModel {
  const plain = { level: 0, q: 0, r: 0, rotation: 0 };
  return mapOfMapEditor({
    name: 'Test',
    author: '',
    notes: '',
    pieces: pieces.map((piece) => ({ ...plain, ...piece })),
  });
}

describe('mapOfMapEditor', () => {
  test('turns a piece around the hex on which it is placed', () => {
    expect(mapWith({ id: 'rd5', q: 4, r: 2, rotation: 1 }).tiles[0]?.cells).toEqual([
      { q: 4, r: 2 },
      { q: 4, r: 3 },
      { q: 4, r: 4 },
      { q: 4, r: 5 },
      { q: 4, r: 6 },
    ]);
    expect(mapWith({ id: 'g3', rotation: 4 }).tiles[0]?.cells).toEqual([
      { q: 0, r: 0 },
      { q: 0, r: -1 },
      { q: 1, r: -1 },
    ]);
  });

  test('places a warehouse by the second hex of its row', () => {
    const [ruin] = mapWith({ id: 'rm', q: 3, r: 1 }).objects;
    expect(ruin?.cells.map(({ q, r }) => [q, r])).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
  });

  test('knows castles, start zones and glyphs', () => {
    const map = mapWith(
      { id: 'cbc', level: 1 },
      { id: 'cws', level: 2 },
      { id: 'z2', level: 1, q: 3 },
      { id: 'z1', level: 1, q: 4 },
      { id: 'y0', level: 1, q: 5 },
    );
    expect(map.objects.map(({ kind, cells }) => [kind, cells[0]?.level, cells[0]?.height])).toEqual([
      ['castle-wall', 1, 1],
      ['castle-wall', 2, 9],
    ]);
    expect(map.startZones.map(({ player, spaces }) => [player, spaces[0]?.q])).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(map.glyphs).toMatchObject([{ name: 'Power Glyph', face: 'down' }]);
    expect(map.players).toBe(2);
  });

  test('lists unknown pieces and wall add-ons between rotations, and loses none', () => {
    const map = mapWith(
      { id: 'g1' },
      { id: 'zeppelin' },
      { id: 'lws', rotation: 0.5 },
      { id: 'toString' },
      { id: 'g5x' },
    );
    expect(map.unknown.map(({ code, rotation }) => [code, rotation])).toEqual([
      ['zeppelin', 0],
      ['lws', 0.5],
      ['toString', 0],
      ['g5x', 0],
    ]);
    expect(pieceCount(map)).toBe(5);
  });

  test('keeps negative places and names from a1', () => {
    const map = mapWith({ id: 'g1', q: -3, r: -1 }, { id: 'w1', q: -2, r: 1 });
    expect(spacesOfMap(map).spaces.map(({ name, terrain }) => [name, terrain])).toEqual([
      ['a2', 'grass'],
      ['c4', 'water'],
    ]);
  });
});
