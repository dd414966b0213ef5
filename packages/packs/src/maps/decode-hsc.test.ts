import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ByteWriter } from './byte-writer.ts';
import { decodeHsc } from './decode-hsc.ts';
import { encodeHsc } from './encode-hsc.ts';
import {
  emptyHscDocument,
  type HscDocument,
  type HscTile,
  type HscTileVersion,
  type HscVersion,
  plainHscTile,
} from './hsc-document.ts';

const i32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const text = fc.string({ maxLength: 12, unit: 'binary' });

const tiles: fc.Arbitrary<HscTile> = fc
  .record({
    type: fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(17_000, 18_001, 18_002)),
    version: fc.constantFrom<HscTileVersion>(1, 2, 3),
    rotation: fc.integer({ min: 0, max: 5 }),
    x: fc.integer({ min: -400, max: 400 }),
    y: fc.integer({ min: -400, max: 400 }),
    z: fc.integer({ min: 0, max: 900 }),
    glyphLetter: fc.integer({ min: 0, max: 255 }),
    glyphName: text,
    startName: text,
    color: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    personal: fc.record({ cells: i32, topTexture: text, sideTexture: text, letter: text, name: text }),
    figure: fc.record({ name: text, file: text }),
  })
  .map(asVersion);

/** What a piece of its version and type holds, as decoding gives it. */
function asVersion(tile: HscTile): HscTile {
  const { personal, figure, ...rest } = tile;
  const { version, type } = tile;
  return {
    ...rest,
    ...(version < 2 && { glyphLetter: 0, glyphName: '', startName: '' }),
    ...(version < 3 && { color: 0 }),
    ...(version === 3 && type === 17_000 && personal && { personal }),
    ...(version === 3 && Math.trunc(type / 1000) === 18 && figure && { figure }),
  };
}

const documents: fc.Arbitrary<HscDocument> = fc
  .record({
    version: fc.constantFrom<HscVersion>(1, 2, 3, 4, 5, 6, 7),
    name: text,
    author: text,
    playerNumber: text,
    scenario: fc.string({ maxLength: 40 }),
    levelsPerPage: i32,
    printingTransparency: i32,
    printingGrid: i32,
    printTileNumber: i32,
    printStartAreaAsLevel: i32,
    tiles: fc.array(tiles, { maxLength: 12 }),
  })
  .map((document) => {
    const { version } = document;
    const { levelsPerPage, printingTransparency, printingGrid } = emptyHscDocument;
    return {
      ...document,
      ...(version < 2 && { name: '', author: '', levelsPerPage, printingTransparency, printingGrid }),
      ...(version < 3 && { playerNumber: '', scenario: '' }),
      ...(version < 5 && { printTileNumber: 0 }),
      ...(version < 7 && { printStartAreaAsLevel: 1 }),
    };
  });

const sample: HscDocument = {
  ...emptyHscDocument,
  name: 'Two Hills',
  author: 'Somebody',
  playerNumber: '2',
  scenario: '{\\rtf1 Hold the hill.}',
  tiles: [
    { ...plainHscTile, type: 1024, x: 3, y: 2 },
    { ...plainHscTile, type: 2007, x: 4, y: 3, z: 1, rotation: 2 },
    { ...plainHscTile, type: 14_065, x: 5, y: 5, z: 2, glyphLetter: 65 },
    { ...plainHscTile, type: 15_001, x: 2, y: 4, z: 1, startName: 'Dawn', color: 0xff },
    { ...plainHscTile, type: 18_002, x: 3, y: 4, z: 1, figure: { name: 'Scout', file: 'scout.x' } },
    {
      ...plainHscTile,
      type: 17_000,
      x: 9,
      personal: { cells: 7, topTexture: 'a.bmp', sideTexture: 'b.bmp', letter: 'M', name: 'Moss' },
    },
  ],
};

describe('decodeHsc', () => {
  propertyTest.prop([documents], { numRuns: 300 })(
    'gives back what was encoded, in every version',
    (document) => {
      expect(decodeHsc(encodeHsc(document))).toEqual({ ok: true, document, problems: [] });
    },
  );

  test.each([0, 1, 254, 255, 256, 65_533, 65_534, 65_535, 70_000])(
    'reads texts of %i characters',
    (length) => {
      const document = { ...emptyHscDocument, name: 'é'.repeat(length) };
      const result = decodeHsc(encodeHsc(document));
      expect(result.ok && result.document.name.length).toBe(length);
    },
  );

  test.each([
    [5, [5]],
    [300, [0xff, 300 & 0xff, 300 >> 8]],
  ])('reads 8-bit texts of %i characters', (length, prefix) => {
    const writer = new ByteWriter();
    writer.f64(0.0002);
    for (const byte of prefix) writer.u8(byte);
    writer.latin1('é'.repeat(length));
    writer.u8(0);
    for (const value of [6, 80, 1, 0]) writer.i32(value);
    const result = decodeHsc(writer.bytes);
    expect(result.ok && result.document).toMatchObject({ version: 2, name: 'é'.repeat(length), author: '' });
  });

  test('tells where a cut-off file ends, wherever it is cut', () => {
    const bytes = encodeHsc(sample);
    for (let length = 0; length < bytes.length; length += 1) {
      const result = decodeHsc(bytes.slice(0, length));
      expect(result.ok).toBe(false);
      const offset = result.ok ? undefined : result.problem.offset;
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(offset).toBeLessThanOrEqual(length);
    }
  });

  test('refuses versions that do not exist, at their offset', () => {
    const writer = new ByteWriter();
    writer.f64(0.0008);
    expect(decodeHsc(writer.bytes)).toMatchObject({
      ok: false,
      problem: { offset: 0, message: 'document version 0.0008 is not known' },
    });
    expect(decodeHsc(new TextEncoder().encode('hexes: | g1'))).toMatchObject({
      ok: false,
      problem: { offset: 0 },
    });
  });

  test('refuses a number of pieces that cannot be, at its offset', () => {
    const bytes = encodeHsc({ ...sample, tiles: [] });
    const offset = bytes.length - 4;
    for (const count of [-1, 1, 2 ** 31 - 1]) {
      new DataView(bytes.buffer).setInt32(offset, count, true);
      expect(decodeHsc(bytes)).toMatchObject({ ok: false, problem: { offset } });
    }
  });

  test.each([
    ['rotation', { rotation: 6 }, 12],
    ['column', { x: 401 }, 16],
    ['row', { y: -401 }, 20],
    ['level', { z: -1 }, 24],
  ])('refuses a %s that cannot be, at its offset', (what, wrong, within) => {
    const start = encodeHsc({ ...sample, tiles: [] }).length;
    const bytes = encodeHsc({ ...sample, tiles: [{ ...plainHscTile, ...wrong }] });
    const result = decodeHsc(bytes);
    expect(result).toMatchObject({ ok: false, problem: { offset: start + within } });
    expect(!result.ok && result.problem.message).toContain(what);
  });

  test('warns of bytes behind the last piece', () => {
    const bytes = encodeHsc(sample);
    const result = decodeHsc(new Uint8Array([...bytes, 1, 2, 3]));
    expect(result).toMatchObject({ ok: true, problems: [{ severity: 'warning', offset: bytes.length }] });
  });

  const mutations = fc.array(
    fc.record({ at: fc.nat(2000), value: fc.constantFrom(0, 1, 0x7f, 0x80, 0xfe, 0xff) }),
    { minLength: 1, maxLength: 6 },
  );
  propertyTest.prop([mutations, fc.boolean(), fc.nat(2000)], { numRuns: 2000 })(
    'survives every mutation: a document, or a problem within the file',
    (changes, cut, length) => {
      const original = encodeHsc(sample);
      const bytes = cut ? original.slice(0, length % original.length) : original;
      for (const { at, value } of changes) if (bytes.length > 0) bytes[at % bytes.length] = value;
      const result = decodeHsc(bytes);
      if (result.ok) return;
      expect(result.problem.offset).toBeGreaterThanOrEqual(0);
      expect(result.problem.offset).toBeLessThanOrEqual(bytes.length);
    },
  );
});
