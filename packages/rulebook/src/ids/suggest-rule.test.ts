import { expect, test } from 'vitest';
import { suggestRule } from './suggest-rule.ts';

test.each([
  ['ss-move-12', ['SS-MOVE-012']],
  ['SS_MOVE_012', ['SS-MOVE-012']],
  ['HGT-2', ['SS-HGT-002', 'HS-HGT-002']],
  ['TI-5', ['TI-05']],
  ['TI-005', ['TI-05']],
])('%s means %j', (text, ids) => {
  expect(suggestRule(text)).toEqual(ids);
});

test('a slip of the finger finds the nearest ids, at most three, best first', () => {
  expect(suggestRule('SS-SIGTH-005')[0]).toBe('SS-SIGHT-005');
  expect(suggestRule('SS-MOV-012')[0]).toBe('SS-MOVE-012');
  expect(suggestRule('SS-MOVE-999')).toHaveLength(3);
});

test('a text that resembles no id suggests nothing', () => {
  expect(suggestRule('falling into the river')).toEqual([]);
  expect(suggestRule('')).toEqual([]);
});
