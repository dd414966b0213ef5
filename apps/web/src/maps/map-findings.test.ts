import { expect, test } from 'vitest';
import { foundTogether } from './map-findings.ts';

test('findings stand together by their kind, each place and each text once', () => {
  const floats = { code: 'floating-tile', at: 'c3', text: 'c3: it floats' } as const;
  const found = foundTogether([
    floats,
    { code: 'no-start-zone', text: 'no zone for player 2' },
    { ...floats, at: 'd4', text: 'd4: it floats' },
    floats,
  ]);
  expect(found).toEqual([
    { code: 'floating-tile', places: ['c3', 'd4'], texts: ['c3: it floats', 'd4: it floats'] },
    { code: 'no-start-zone', places: [], texts: ['no zone for player 2'] },
  ]);
});

test('what an earlier page kept as a text alone is still told', () => {
  expect(foundTogether(['old.hsc: error: it floats'])).toEqual([
    { places: [], texts: ['old.hsc: error: it floats'] },
  ]);
});
