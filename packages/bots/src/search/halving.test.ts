import { describe, expect, test } from 'vitest';
import { Chance } from '../bot.ts';
import { BudgetPurse } from './budget.ts';
import { compared } from './halving.ts';

/** Tries options whose values lie so, with noise of so much. */
function trialOf(values: readonly number[], noise: number) {
  return (option: number, seed: number): number =>
    (values[option] as number) + (noise * (new Chance(`${option}/${seed}`).below(2001) - 1000)) / 1000;
}

describe('sequential halving', () => {
  test('finds what is clearly better within its budget', () => {
    let tries = 0;
    const trial = trialOf([0.5, 0.4, 0.7, 0.3, 0.45], 0.1);
    const { option, arms } = compared({
      first: 0,
      others: [1, 2, 3, 4],
      trial: (...asked) => {
        tries++;
        return trial(...asked);
      },
      purse: new BudgetPurse({ playouts: 60 }),
      gate: 1,
    });
    expect(option).toBe(2);
    expect(tries).toBeLessThanOrEqual(66);
    const counts = arms.map(({ values }) => values.length);
    expect(counts[2]).toBeGreaterThan(counts[3] as number);
  });

  test('seldom changes its mind where nothing is better', () => {
    let changed = 0;
    for (let time = 0; time < 200; time++) {
      const trial = trialOf([0.5, 0.5, 0.5, 0.5], 0.3);
      const found = compared({
        first: 0,
        others: [1, 2, 3],
        trial: (option, seed) => trial(option, seed + 1000 * time),
        purse: new BudgetPurse({ playouts: 60 }),
        gate: 2.5,
      });
      if (found.option !== 0) changed++;
    }
    expect(changed).toBeLessThan(20);
  });

  test('ends by its clock', () => {
    let time = 0;
    const purse = new BudgetPurse({ milliseconds: 10, now: () => time });
    const { arms } = compared({ first: 0, others: [1], trial: () => ++time, purse, gate: 1 });
    expect(arms[0]?.values.length).toBeLessThan(8);
  });
});
