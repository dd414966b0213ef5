import { describe, expect, test } from 'vitest';
import type { RuleId } from '../generated/ids.gen.ts';
import { fileOfRule, gameOfRule, isRuleId, ledgerFiles, ruleIds } from './rule-ids.ts';

describe('rule ids', () => {
  test('there are 1,639, each once', () => {
    expect(ruleIds()).toHaveLength(1639);
    expect(new Set(ruleIds()).size).toBe(1639);
  });

  test('a text is an id only if it is spelt as printed', () => {
    expect(['SS-MOVE-001', 'TI-05', 'CARD-HULK-009'].every(isRuleId)).toBe(true);
    expect(['SS-MOVE-1', 'ss-move-001', 'SS-MOVE-051', 'TI-5', '', 'constructor'].some(isRuleId)).toBe(false);
  });

  test('a misspelt id does not compile', () => {
    // @ts-expect-error there is no such rule
    const wrong: RuleId = 'SS-MOVE-999';
    expect(() => fileOfRule(wrong)).toThrow(new RangeError('SS-MOVE-999 is no rule of the ledger'));
  });

  test.each([
    ['SS-OBJ-015', 'superscape-components', 'superscape'],
    ['SS-OBJ-101', 'superscape-destructible-objects', 'superscape'],
    ['HS-FALL-001', 'heroscape-movement', 'heroscape'],
    ['HS-GLYPH-022', 'heroscape-base', 'heroscape'],
    ['FORCE-PUSH-001', 'force-powers', 'shared'],
    ['TI-14', 'timing-steps', 'superscape'],
  ] as const)('%s stands in %s and belongs to %s', (id, file, game) => {
    expect(fileOfRule(id).id).toBe(file);
    expect(gameOfRule(id)).toBe(game);
  });

  test('the prefix tells the game', () => {
    for (const file of ledgerFiles())
      for (const id of file.ruleIds) {
        expect([id, id.startsWith('HS-')]).toEqual([id, file.game === 'heroscape']);
        if (id.startsWith('SS-')) expect([id, file.game]).toEqual([id, 'superscape']);
      }
  });
});
