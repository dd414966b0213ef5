import { describe, expect, test } from 'vitest';
import { Chance } from '../bot.ts';
import { BudgetPurse } from './budget.ts';
import type { Belief } from './race.ts';
import { bestTurn, type TurnPlan } from './turn-search.ts';

const noise = (seed: number): number => (new Chance(`noise/${seed}`).below(2001) - 1000) / 10_000;

/** A turn in which 1 is worth less than 0 by itself, and much more where the choice after it is the third. */
const trap = ({ first, later }: TurnPlan, seed: number): number =>
  (first === 1 ? (later[0] === 3 ? 0.8 : 0.35) : 0.5) + noise(seed);

const belief: Belief = { mean: -0.03, spread: 0.06, noise: 0.11, doubt: 0 };

const search = (trial: (plan: TurnPlan, seed: number) => number, playouts = 900, believed = belief) => {
  let tries = 0;
  const found = bestTurn({
    ...{
      first: 0,
      others: [1, 2].map((option) => ({ option, belief: believed })),
      chance: new Chance('plans'),
    },
    purse: new BudgetPurse({ playouts }),
    trial: (plan, seed) => {
      tries++;
      return trial(plan, seed);
    },
  });
  return { ...found, tries };
};

describe('a turn search', () => {
  test('finds an answer that is good only with the right one after it', () => {
    expect(search(trap).option).toBe(1);
  });

  test('keeps to what the policy answers where plans only look better by luck', () => {
    const luck = ({ first, later }: TurnPlan, seed: number): number =>
      new Chance(`${first}/${later}/${seed}`).below(1000) / 1000;
    let changed = 0;
    for (let time = 0; time < 40; time++)
      if (
        search((plan, seed) => luck(plan, seed + 100_000 * time), 200, {
          mean: -0.03,
          spread: 0.03,
          noise: 0.4,
          doubt: 0,
        }).option !== 0
      )
        changed++;
    expect(changed).toBeLessThan(12);
  });

  test('ends within its budget, but for the tries that had begun', () => {
    expect(search(trap, 300).tries).toBeLessThanOrEqual(320);
  });
});
