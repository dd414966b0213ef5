import { describe, expect, test } from 'vitest';
import { Chance } from '../bot.ts';
import { BudgetPurse } from './budget.ts';
import { type Belief, compared, opinionOf } from './race.ts';

const belief: Belief = { mean: -0.03, spread: 0.06, noise: 0.11, doubt: 0 };

/** Tries options whose values lie so, with noise of so much. */
function trialOf(values: readonly number[], noise: number) {
  return (option: number, seed: number): number =>
    (values[option] as number) + (noise * (new Chance(`${option}/${seed}`).below(2001) - 1000)) / 1000;
}

function race(values: readonly number[], { noise = 0.1, playouts = 60, shift = 0 } = {}) {
  let tries = 0;
  const trial = trialOf(values, noise);
  const { option, arms } = compared<number>({
    first: 0,
    others: values.slice(1).map((_, at) => ({ option: at + 1, belief })),
    trial: (one, seed) => {
      tries++;
      return trial(one, seed + shift);
    },
    purse: new BudgetPurse({ playouts }),
  });
  return { option, tries, counts: arms.map((arm) => arm.values.length) };
}

describe('a race on paired seeds', () => {
  test('finds what is better, and soon leaves what is worse', () => {
    const { option, counts } = race([0.5, 0.4, 0.62, 0.2, 0.45], { playouts: 100 });
    expect(option).toBe(2);
    expect(counts[3]).toBeLessThan(counts[2] as number);
  });

  test('ends long before its budget where one is far ahead, or all are far behind', () => {
    expect(race([0.3, 0.9, 0.2], { playouts: 10_000 })).toMatchObject({ option: 1 });
    expect(race([0.3, 0.9, 0.2], { playouts: 10_000 }).tries).toBeLessThan(40);
    expect(race([0.9, 0.2, 0.3], { playouts: 10_000 }).option).toBe(0);
    expect(race([0.9, 0.2, 0.3], { playouts: 10_000 }).tries).toBeLessThan(40);
  });

  test('seldom changes its mind where nothing is better', () => {
    let changed = 0;
    for (let time = 0; time < 200; time++)
      if (race([0.5, 0.45, 0.45, 0.45], { shift: 1000 * time }).option !== 0) changed++;
    expect(changed).toBeLessThan(20);
  });

  test('ends by its clock', () => {
    let time = 0;
    const purse = new BudgetPurse({ milliseconds: 10, now: () => time });
    const { arms } = compared({ first: 0, others: [{ option: 1, belief }], trial: () => ++time, purse });
    expect(arms[0]?.values.length).toBeLessThan(8);
  });

  test('believes few tries only in part, and many nearly whole', () => {
    const arm = (value: number, tries: number) => ({
      option: 0,
      values: Array.from({ length: tries }, (_, at) => value + (at % 2 === 0 ? 0.1 : -0.1)),
    });
    const other = (tries: number) => ({ option: 1, values: Array.from({ length: tries }, () => 0.5) });
    const few = opinionOf(arm(0.6, 2), other(2), belief);
    const many = opinionOf(arm(0.6, 200), other(200), belief);
    expect(few.mean).toBeLessThan(0.05);
    expect(many.mean).toBeGreaterThan(0.09);
    expect(many.spread).toBeLessThan(few.spread);
  });

  test('believes no number of tries whole where what they end in is only judged', () => {
    const arm = {
      option: 0,
      values: Array.from({ length: 1000 }, (_, at) => 0.6 + (at % 2 === 0 ? 0.1 : -0.1)),
    };
    const other = { option: 1, values: Array.from({ length: 1000 }, () => 0.5) };
    const { mean, spread } = opinionOf(arm, other, { ...belief, mean: 0, spread: 0.05, doubt: 0.05 });
    expect(mean).toBeCloseTo(0.05, 3);
    expect(spread).toBeLessThan(0.005);
  });
});
