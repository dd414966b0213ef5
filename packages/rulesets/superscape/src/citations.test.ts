import { gameOfRule, isRuleId } from '@scapewright/rulebook/ids';
import { skirmishReasons } from '@scapewright/skirmish/engine';
import { expect, test } from 'vitest';
import { superscapeCitations } from './citations.ts';

const { reasons, windows = {} } = superscapeCitations;

test('the ledger backs no reason of SuperScape that shared code does not have', () => {
  const known = new Set<string>(skirmishReasons);
  expect(Object.keys(reasons).filter((reason) => !known.has(reason))).toEqual([]);
});

test('reasons and moments of SuperScape name its own rules, each once', () => {
  for (const ids of [...Object.values(reasons), ...Object.values(windows)]) {
    expect(ids.filter((id) => !isRuleId(id) || gameOfRule(id) === 'heroscape')).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
