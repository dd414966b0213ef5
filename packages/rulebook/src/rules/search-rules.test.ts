import { describe, expect, test } from 'vitest';
import { searchRules } from './search-rules.ts';

const ids = (text: string) => searchRules(text).found.map(({ id }) => id);

describe('search', () => {
  test('an id finds its rule first, in any case', () => {
    expect(ids('SS-AQUA-009')[0]).toBe('SS-AQUA-009');
    expect(ids('ss-aqua-009')[0]).toBe('SS-AQUA-009');
  });

  test('every word must occur; words in the title count most', () => {
    expect(ids('road bonus')[0]).toBe('SS-URB-003');
    expect(ids('rage smash maximum')[0]).toBe('CARD-HULK-006');
    expect(ids('swamp water stop')).toContain('HS-TERR-011');
    expect(ids('road zeppelin')).toEqual([]);
  });

  test('the beginning of a word is enough, its middle is not', () => {
    expect(ids('knockb')).toContain('SS-KNOCK-001');
    expect(ids('nockback')).toEqual([]);
  });

  test('a misspelt id finds nothing and is answered with suggestions', () => {
    expect(searchRules('SS-AQAU-009')).toEqual({
      found: [],
      suggestions: expect.arrayContaining(['SS-AQUA-009']),
    });
  });

  test('nothing is found for nothing', () => {
    expect(searchRules(' ')).toEqual({ found: [], suggestions: [] });
  });
});
