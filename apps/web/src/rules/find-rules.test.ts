import { germanTitle } from '@scapewright/rulebook/german-titles';
import type { RuleEntry } from '@scapewright/rulebook/rules';
import { allRules } from '@scapewright/rulebook/rules';
import { expect, test } from 'vitest';
import { findRules } from './find-rules.ts';

const inGerman = ({ id }: RuleEntry): string => germanTitle(id);
const inEnglish = ({ title }: RuleEntry): string => title;

test('a rule is found by its German title, its English one, a word of its text and its id', () => {
  const found = (text: string, titleOf = inGerman) =>
    findRules(allRules(), text, titleOf).map(({ id }) => id);
  expect(found('straßenvorteil')[0]).toBe('SS-URB-003');
  expect(found('road bonus')[0]).toBe('SS-URB-003');
  expect(found('straßenvorteil asphalt')).toEqual([]);
  expect(found('ss-urb-003')).toEqual(['SS-URB-003']);
  expect(found('straßenvorteil', inEnglish)).toEqual([]);
});

test('rules with the words in a title come before those that have them in the text alone', () => {
  const titles = findRules(allRules(), 'überhang', inGerman).map(inGerman);
  expect(titles.length).toBeGreaterThan(3);
  for (const title of titles) expect(title.toLowerCase()).toContain('überhang');
  const [first] = findRules(allRules(), 'overhang', inGerman);
  expect(first?.title.toLowerCase()).toContain('overhang');
});
