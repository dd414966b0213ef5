import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodeHsc } from './encode-hsc.ts';
import { emptyHscDocument, type HscVersion, plainHscTile } from './hsc-document.ts';
import { importMap } from './import-map.ts';

const text = (value: string) => new TextEncoder().encode(value);
const json = '\n{"hexMap": {"name": "Ford"}, "boardPieces": {"0~0~0~0~g1": "g1"}}';

describe('importMap', () => {
  test.each<HscVersion>([1, 2, 3, 4, 5, 6, 7])('knows an .hsc file of version %i', (version) => {
    const bytes = encodeHsc({ ...emptyHscDocument, version, tiles: [plainHscTile] });
    expect(importMap('a.hsc', bytes)).toMatchObject({
      map: { format: 'hsc', tiles: [{ terrain: 'grass' }] },
    });
  });

  test('knows a file of the map editor, packed or not', () => {
    expect(importMap('a', text(json))).toMatchObject({
      map: { format: 'map-editor', name: 'Ford' },
      problems: [],
    });
    expect(importMap('a', gzipSync(text(json)))).toMatchObject({
      map: { format: 'map-editor' },
      problems: [],
    });
  });

  test('knows a map in YAML', () => {
    const { map, problems } = importMap('a.yaml', text('map: Ford\nhexes: g1\n'));
    expect([map?.format, map?.name, problems]).toEqual(['map-yaml', 'Ford', []]);
  });

  test('names the format that a broken file seems to have', () => {
    expect(importMap('a', new Uint8Array())).toMatchObject({ map: undefined, problems: [{ offset: 0 }] });
    expect(importMap('a', new Uint8Array(40))).toMatchObject({
      problems: [{ message: 'document version 0 is not known' }],
    });
    expect(importMap('a', text('[1, 2'))).toMatchObject({ problems: [{ code: 'damaged-file', offset: 5 }] });
    expect(importMap('a.yaml', text('mapp: X'))).toMatchObject({
      problems: [{ line: 1 }, { line: 1 }],
    });
  });
});
