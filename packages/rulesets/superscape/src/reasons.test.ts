import { gameOfRule, isRuleId } from '@scapewright/rulebook/ids';
import { skirmishReasons } from '@scapewright/skirmish/engine';
import { describe, expect, test } from 'vitest';
import { superscapeReasons } from './reasons.ts';
import { superscapeWindows } from './windows.ts';

/** What this game never comes to, because the rule that it speaks of is the other game's. */
const foreign = [
  'draft.placed-at-once',
  'orders.in-sequence',
  'order.lost',
  'order.taken',
  'activation.cut-short',
  'fall.extreme',
  'fall.survived',
  'move.rise-too-high',
  'target.engaged-with-others',
  'target.bare-object',
  'height.attack-great',
  'height.defense-great',
  'height.none-defense',
  'initiative.tie-stands',
];

describe('the reasons of SuperScape', () => {
  test('answer every key of shared code and no other', () => {
    expect(Object.keys(superscapeReasons).sort()).toEqual([...skirmishReasons].sort());
  });

  test('have rules, but for what this game never comes to', () => {
    const empty = skirmishReasons.filter((reason) => superscapeReasons[reason].length === 0);
    expect([...empty].sort()).toEqual([...foreign].sort());
  });

  test('name rules of this game, each once', () => {
    for (const ids of [...Object.values(superscapeReasons), ...Object.values(superscapeWindows)]) {
      expect(ids.filter((id) => !isRuleId(id) || gameOfRule(id) === 'heroscape')).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
