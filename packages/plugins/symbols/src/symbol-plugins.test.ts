import { describe, expect, test } from 'vitest';
import { damageTypes, symbolPlugins } from './index.ts';

const symbols = symbolPlugins.flatMap(({ units = [] }) => units).filter(({ kind }) => kind === 'symbol');
const ids = symbols.map(({ id }) => id);
/** Those of the rulebook. */
const named = [
  'crossover',
  'flying',
  'magical-affinity',
  'mental-shield',
  'stealth',
  'super-strength',
  'water-affinity',
];

describe('the registry of symbols', () => {
  test('SS-SYM-014: seven named symbols, and one of resistance and one of weakness for each type', () => {
    expect(ids).toEqual(expect.arrayContaining(named));
    expect(new Set(ids).size).toBe(ids.length);
    for (const type of damageTypes)
      expect(ids).toEqual(expect.arrayContaining([`${type}-resistance`, `${type}-weakness`]));
  });

  test('SS-DMG-001: six types of damage', () => {
    expect([...damageTypes]).toEqual(['cold', 'electric', 'heat', 'light', 'sonic', 'toxic']);
  });

  test('SS-SYM-001, SS-SYM-016: a symbol is an ability, its text stands here and not on a card', () => {
    expect(symbols.filter(({ text }) => !text).map(({ id }) => id)).toEqual([]);
  });
});
