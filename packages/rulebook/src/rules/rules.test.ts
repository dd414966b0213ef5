import { describe, expect, test } from 'vitest';
import type { RuleId } from '../generated/ids.gen.ts';
import { isRuleId, ledgerFiles, ruleIds } from '../ids/rule-ids.ts';
import { isStepId } from '../timing/timing-steps.ts';
import { allRules, documents, rule, rulesOfFile, rulesOfStep } from './rules.ts';

describe('entries', () => {
  test('stand in the order of the ids, in their files', () => {
    expect(allRules().map(({ id }) => id)).toEqual(ruleIds());
    for (const { id, ruleIds: ids } of ledgerFiles()) {
      expect(rulesOfFile(id).map((entry) => entry.id)).toEqual(ids);
    }
  });

  test('name only rules, steps and documents that exist', () => {
    const known = new Set(documents().map(({ id }) => id));
    for (const entry of allRules()) {
      expect([entry.id, entry.related.filter((id) => !isRuleId(id) || id === entry.id)]).toEqual([
        entry.id,
        [],
      ]);
      expect([entry.id, entry.steps.filter((step) => !isStepId(step))]).toEqual([entry.id, []]);
      expect([entry.id, known.has(entry.source.document)]).toEqual([entry.id, true]);
    }
  });

  test('have a title, a rule and checkable examples', () => {
    const withoutExamples = allRules().filter(({ examples }) => examples.length === 0);
    expect(withoutExamples.filter(({ file }) => file !== 'timing-steps').map(({ id }) => id)).toEqual([]);
    for (const { id, title, rule: text } of allRules())
      expect([id, title.length > 0, text.length > 10]).toEqual([id, true, true]);
  });

  test('an entry holds what the ledger says', () => {
    expect(rule('SS-ROUND-002')).toMatchObject({
      title: 'Three turns per player and round',
      file: 'superscape-rounds',
      game: 'superscape',
      steps: ['R4'],
      actor: 'ruleset',
      source: { document: 'superscape-master-rules' },
      examples: [{ given: '3 players', when: 'one round is played', then: '9 turns' }],
      related: ['SS-ROUND-017', 'SS-TURN-023'],
    });
    expect(rule('SS-ROUND-002')).not.toHaveProperty('decision');
    expect(rule('SS-ROUND-002')).not.toHaveProperty('ambiguity');
  });

  test('an open point is split into question, ruling and reason', () => {
    expect(rule('SS-SKY-014').ambiguity).toEqual({
      question: 'Who chooses is not said.',
      ruling: "The figure's controller.",
      reason: 'The usual owner of placement choices.',
    });
    expect(rule('HS-RNG-003').ambiguity?.confidence).toBe('low');
  });

  test('a contradiction of the step table is a rule, related to what cites it', () => {
    expect(rule('TI-05').related).toEqual(['SS-ATK-020', 'SS-CMB-010']);
    expect(rule('TI-05').ambiguity?.question).toContain('5F and C1');
  });

  test('an id that was forced past the types is refused', () => {
    expect(() => rule('SS-MOVE-51' as RuleId)).toThrow(RangeError);
  });
});

describe('rules of a step', () => {
  test('are found by the id and by an alias', () => {
    const setup = rulesOfStep('G1.4').map(({ id }) => id);
    expect(setup).toContain('SS-SIM-005');
    expect(rulesOfStep('S4').map(({ id }) => id)).toEqual(setup);
  });

  test('there are none for a name that is no step', () => {
    expect(rulesOfStep('3Z')).toEqual([]);
  });
});
