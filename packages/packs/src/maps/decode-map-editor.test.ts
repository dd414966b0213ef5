import { gzipSync } from 'node:zlib';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { decodeMapEditor } from './decode-map-editor.ts';

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const hexMap = { id: '1', name: 'Ford', author: 'Somebody', shape: 'rectangle', width: 4, length: 4 };
const keys = ['0~1~0~0~g7', '0~-1~2~5~w1', '2~3~4~0.5~lws'];
const pieces = [
  { id: 'g7', level: 0, q: 1, r: 0, rotation: 0 },
  { id: 'w1', level: 0, q: -1, r: 2, rotation: 5 },
  { id: 'lws', level: 2, q: 3, r: 4, rotation: 0.5 },
];
const document = { name: 'Ford', author: 'Somebody', notes: '', pieces };

describe('decodeMapEditor', () => {
  test.each([
    [
      'keys of an object',
      { hexMap, boardPieces: Object.fromEntries(keys.map((key) => [key, key.split('~')[4]])) },
    ],
    ['a list of keys', { hexMap, boardPieces: keys }],
    ['the list of a shared address', [hexMap, ...keys]],
    [
      'a list of objects',
      {
        hexMap,
        boardPieces: pieces.map(({ id, level, q, r, rotation }) => ({
          uid: 'x',
          inventoryID: id,
          altitude: level,
          rotation,
          pieceCoords: { q, r, s: -q - r },
        })),
      },
    ],
  ])('reads pieces as %s', (_, data) => {
    expect(decodeMapEditor(encode(data))).toEqual({ ok: true, document, problems: [] });
    expect(decodeMapEditor(gzipSync(encode(data)))).toEqual({ ok: true, document, problems: [] });
  });

  test.each([
    ['0~1~0~0', 'too few parts'],
    ['0~1~0~0~g7~9', 'too many parts'],
    ['x~1~0~0~g7', 'no level'],
    ['-1~1~0~0~g7', 'below the table'],
    ['0~1.5~0~0~g7', 'between hexes'],
    ['0~1~0~6~g7', 'turned too far'],
    ['0~99999~0~0~g7', 'too far away'],
    ['0~1~0~0~', 'no id'],
  ])('reports the key %s (%s) with its offset and keeps the others', (key) => {
    const data = encode({ hexMap, boardPieces: [keys[0], key] });
    const result = decodeMapEditor(data);
    expect(result.ok && result.document.pieces).toEqual([pieces[0]]);
    const offset = new TextDecoder().decode(data).indexOf(`"${key}"`);
    expect(result.ok && result.problems).toEqual([
      expect.objectContaining({ code: 'damaged-file', severity: 'error', offset }),
    ]);
  });

  test('tells at which byte JSON breaks off, with letters of several bytes before it', () => {
    const bytes = new TextEncoder().encode('{"hexMap": {"name": "Fürth"}, x');
    expect(decodeMapEditor(bytes)).toMatchObject({ ok: false, problem: { offset: bytes.length - 1 } });
    const cut = encode({ hexMap, boardPieces: keys }).slice(0, 40);
    expect(decodeMapEditor(cut)).toMatchObject({ ok: false, problem: { offset: 40 } });
  });

  test('tells of damaged gzip data', () => {
    const packed = gzipSync(encode({ hexMap, boardPieces: keys }));
    const cut = packed.subarray(0, packed.length - 12);
    expect(decodeMapEditor(cut)).toMatchObject({ ok: false, problem: { offset: cut.length } });
    const broken = Uint8Array.from(packed, (byte, index) => (index === 12 ? byte ^ 0xff : byte));
    expect(decodeMapEditor(broken)).toMatchObject({ ok: false, problem: { code: 'damaged-file' } });
  });

  test('refuses other JSON', () => {
    for (const data of [[], {}, 3, null, { hexMap }, { boardPieces: keys }, keys]) {
      expect(decodeMapEditor(encode(data))).toMatchObject({ ok: false, problem: { code: 'unknown-format' } });
    }
  });

  const changes = fc.array(fc.record({ at: fc.nat(400), value: fc.nat(255) }), {
    minLength: 1,
    maxLength: 5,
  });
  propertyTest.prop([changes, fc.boolean()], { numRuns: 2000 })(
    'survives every mutation',
    (mutations, packed) => {
      const original = encode({ hexMap, boardPieces: keys });
      const bytes = Uint8Array.from(packed ? gzipSync(original) : original);
      for (const { at, value } of mutations) bytes[at % bytes.length] = value;
      const result = decodeMapEditor(bytes);
      const offsets = result.ok ? result.problems.map(({ offset }) => offset) : [result.problem.offset];
      for (const offset of offsets) expect(offset).toBeGreaterThanOrEqual(0);
    },
  );
});
