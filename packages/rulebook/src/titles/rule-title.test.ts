import { expect, test } from 'vitest';
import { allRules } from '../rules/rules.ts';
import { ruleTitle } from './rule-title.ts';

test('the short list of titles agrees with the entries', () => {
  for (const { id, title } of allRules()) expect([id, ruleTitle(id)]).toEqual([id, title]);
});
