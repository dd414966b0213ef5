import { gzipSync } from 'node:zlib';
import { compileBattlefield } from '@scapewright/board';
import { expect, test } from 'vitest';
import { withinBudget } from '../../test/budget.ts';
import { checkMap, importMap, planOfMap, standardCatalogue } from '../index.ts';
import { encodeHsc } from './encode-hsc.ts';
import type { HscDocument } from './hsc-document.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const many = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');
const rows = (width: number, height: number, cell = 'g1'): string =>
  many(height, () => `  ${`${cell} `.repeat(width)}\n`);
const yaml = (hexes: string, rest = ''): Uint8Array => bytes(`map: x\nhexes: |\n${hexes}${rest}`);
const json = (pieces: unknown): Uint8Array =>
  bytes(JSON.stringify({ hexMap: { name: 'x' }, boardPieces: pieces }));
const hsc = (count: number, make: (at: number) => object, more: Partial<HscDocument> = {}): Uint8Array => {
  const usual = {
    type: 1001,
    version: 3,
    rotation: 0,
    z: 0,
    glyphLetter: 0,
    glyphName: '',
    startName: '',
    color: 0,
  };
  const tiles = Array.from({ length: count }, (_, at) => ({
    ...usual,
    x: at % 400,
    y: Math.floor(at / 400),
    ...make(at),
  }));
  const head = { version: 7, name: 'x', author: '', playerNumber: '2', scenario: '', levelsPerPage: 6 };
  const print = { printingTransparency: 80, printingGrid: 1, printTileNumber: 0, printStartAreaAsLevel: 1 };
  return encodeHsc({ ...head, ...print, tiles, ...more } as HscDocument);
};

/** What becomes of a map: the spaces that a game on it has, or the first thing that is wrong. */
function played(what: string, file: Uint8Array): string {
  return withinBudget(what, () => {
    const { map, problems } = importMap('a map', file);
    expect(problems.length).toBeLessThanOrEqual(200);
    if (!map) return problems[0]?.message ?? 'nothing';
    const { plan } = planOfMap(map, standardCatalogue);
    checkMap(map, standardCatalogue);
    if (plan.spaces.length > 0) compileBattlefield(plan);
    return `${plan.spaces.length} spaces`;
  });
}

const tower = Array.from({ length: 80 }, (_, at) => `g${2 * at + 1}`).join('/');
const maps: Readonly<Record<string, readonly [file: () => Uint8Array, becomes: string]>> = {
  'a large plain': [() => yaml(rows(105, 105)), '11025 spaces'],
  'towers of slabs': [() => yaml(rows(12, 12, tower)), '11520 spaces'],
  'a plain without end': [() => yaml(rows(250, 1300)), 'the map has 12250 pieces, and 12000 are allowed'],
  'one row without end': [() => bytes(`map: x\nhexes: "${'g1 '.repeat(300_000)}"\n`), '0 spaces'],
  'cells that are none': [() => yaml(rows(250, 1300, '??')), '0 spaces'],
  'a level beyond all': [() => bytes('map: x\nhexes: "g9999999 g1"\n'), '1 spaces'],
  'start spaces without end': [
    () => yaml(rows(105, 105), `start:\n  - player: 1\n    spaces: "${'a1-z99 '.repeat(40_000).trim()}"\n`),
    '11025 spaces',
  ],
  'start zones without end': [
    () => yaml(rows(9, 9), `start:\n${many(900, () => '  - {player: 1, spaces: a1-i9}\n')}`),
    'the map has 900 start zones, and 64 are allowed',
  ],
  'battlefields without end': [
    () => yaml('  g1\n', `battlefields:\n${many(3000, (at) => `  - {id: f${at}, hexes: "g1"}\n`)}`),
    'the map has 3000 battlefields, and 90 are allowed',
  ],
  'tokens on one space': [
    () => yaml('  g1\n', `tokens: [${many(1500, (at) => `{id: o${at}, kind: glyph, at: a1}, `)}]\n`),
    '1 spaces',
  ],
  'ladders beside each other': [
    () => yaml('  g1 g500\n', `ladders: [${many(1500, (at) => `{id: l${at}, landing: a1, top: b1}, `)}]\n`),
    '251 spaces',
  ],
  'pieces of an editor': [
    () =>
      json(
        Object.fromEntries(
          Array.from({ length: 100_000 }, (_, at) => [`0~${at % 300}~0~0~grass1`, 1]).concat(
            Array.from({ length: 20_000 }, (_, at) => [`x${at}`, 1]),
          ),
        ),
      ),
    'pieces, and 12000 are allowed',
  ],
  'pieces that are none': [
    () => json(Array.from({ length: 11_900 }, (_, at) => `${'x'.repeat(100)}${at}`)),
    '0 spaces',
  ],
  'a gzip bomb': [() => gzipSync(Buffer.alloc(200_000_000, 32)), 'the gzip data cannot be unpacked'],
  'lists in lists': [() => bytes('['.repeat(3_000_000)), 'the map is nested more than 32 deep'],
  megabytes: [() => bytes(' '.repeat(4_000_001)), 'the map has 4000001 bytes, and 4000000 are allowed'],
  'a large plain of pieces': [() => hsc(11_900, () => ({})), '11900 spaces'],
  'pieces without end': [() => hsc(60_000, () => ({})), 'the map has 60000 pieces, and 12000 are allowed'],
  'pieces on one hex': [
    () => hsc(11_900, (at) => ({ x: 1, y: 1, z: at % 900 })),
    'the map has 1001 pieces on one hex, and 1000 are allowed',
  ],
  'pieces in one another': [() => hsc(11_900, (at) => ({ x: at % 20, y: 0, z: at % 3 })), '20 spaces'],
  'zones of all colours': [
    () => hsc(11_900, (at) => ({ type: 15_001, color: at })),
    'the map has 11900 start zones, and 64 are allowed',
  ],
  'nothing but icebergs': [
    () => hsc(11_900, () => ({ type: 13_001 })),
    'the map has 11900 objects, and 2000 are allowed',
  ],
  'a forest': [() => hsc(1900, () => ({ type: 11_002 })), '0 spaces'],
  'unknown pieces': [() => hsc(11_900, () => ({ type: 99_999 })), '0 spaces'],
  'a long story': [() => hsc(1, () => ({}), { scenario: `{\\rtf${'{\\b a}'.repeat(600_000)}` }), '1 spaces'],
};

test.each(Object.entries(maps))(
  'whatever a map holds, it costs little: %s',
  (what, [file, becomes]) => {
    const made = file();
    expect(played(what, made)).toContain(becomes);
  },
  30_000,
);
