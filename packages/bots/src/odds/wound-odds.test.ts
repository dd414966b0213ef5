import { woundChances } from '@scapewright/skirmish/explain';
import { expect, test } from 'vitest';
import { woundOdds } from './wound-odds.ts';

test('the odds are those of the engine, exactly', () => {
  for (const [attack, defense, left] of [
    [1, 0, 1],
    [4, 3, 2],
    [7, 5, 4],
    [10, 2, 30],
  ] as const) {
    const chances = woundChances(attack, defense).map(
      ({ numerator, denominator }) => Number(numerator) / Number(denominator),
    );
    const expected = chances.reduce((sum, chance, wounds) => sum + chance * Math.min(wounds, left), 0);
    const defeat = chances.reduce((sum, chance, wounds) => sum + (wounds >= left ? chance : 0), 0);
    const told = woundOdds(attack, defense, left);
    expect(told.expected).toBeCloseTo(expected, 9);
    expect(told.defeat).toBeCloseTo(defeat, 9);
  }
});
