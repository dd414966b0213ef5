import { gameOfRule, isRuleId } from '@scapewright/rulebook/ids';
import { skirmishReasons } from '@scapewright/skirmish/engine';
import { expect, test } from 'vitest';
import { heroscapeCitations } from './citations.ts';

const { reasons, windows = {} } = heroscapeCitations;

test('the ledger backs no reason of HeroScape that shared code does not have', () => {
  const known = new Set<string>(skirmishReasons);
  expect(Object.keys(reasons).filter((reason) => !known.has(reason))).toEqual([]);
});

test('reasons and moments of HeroScape name its own rules, each once', () => {
  for (const ids of [...Object.values(reasons), ...Object.values(windows)]) {
    expect(ids.filter((id) => !isRuleId(id) || gameOfRule(id) === 'superscape')).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
