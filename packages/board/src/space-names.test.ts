import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { formatSpaceName, hexName, namedHex, parseSpaceName } from './space-names.ts';

describe('names of hexes', () => {
  test('count columns by letters and rows from 1, even rows shifted right', () => {
    expect(hexName({ q: 0, r: 0 })).toBe('a1');
    expect(hexName({ q: 0, r: 1 })).toBe('a2');
    expect(hexName({ q: -1, r: 2 })).toBe('a3');
    expect(hexName({ q: 25, r: 0 })).toBe('z1');
    expect(hexName({ q: 26, r: 0 })).toBe('aa1');
    expect(hexName({ q: 26 + 26 * 26, r: 0 })).toBe('aaa1');
  });

  test('do not exist left of a and above 1', () => {
    expect(hexName({ q: -1, r: 0 })).toBeUndefined();
    expect(hexName({ q: 3, r: -1 })).toBeUndefined();
  });

  property.prop([fc.nat({ max: 2000 }), fc.nat({ max: 300 })])('are read back', (column, row) => {
    const hex = { q: column - (row - (row & 1)) / 2, r: row };
    expect(namedHex(hexName(hex) ?? '')).toEqual(hex);
  });

  test('what is no name is read as none', () => {
    for (const text of ['', '4', 'c', 'c0', 'C4', 'c4 ', 'c4@', '-a1'])
      expect(namedHex(text)).toBeUndefined();
  });
});

describe('names of spaces', () => {
  test('carry a level and a battlefield where they need them', () => {
    expect(parseSpaceName('c3@1')).toEqual({ hex: { q: 1, r: 2 }, level: 1 });
    expect(parseSpaceName('ud:a1')).toEqual({ hex: { q: 0, r: 0 }, battlefield: 'ud' });
    expect(parseSpaceName('ud:')).toBeUndefined();
  });

  test('are written as they are read', () => {
    for (const name of ['c4', 'c3@1', 'ud:a1', 'ud:bb12@0']) {
      const parsed = parseSpaceName(name);
      expect(parsed && formatSpaceName(parsed)).toBe(name);
    }
  });
});
