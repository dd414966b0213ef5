import { describe, expect, test } from 'vitest';
import { type Attack, attackWith } from './attack.ts';
import { attacks } from './attacks/index.ts';
import { tableOf } from './table.ts';

/** `pnpm run assault` tries many more, with a new seed each time. */
const seed = 'check';

describe('nothing falls to', () => {
  test.each(attacks)(
    '$name: $tries',
    async (attack) => {
      const { fallen, tried } = await attackWith(attack, { seed, count: attack.rounds.few });
      const told = fallen.map(
        ({ round, what }) => `pnpm run assault ${attack.name} --seed ${seed} --round ${round}\n${what}`,
      );
      expect(told).toEqual([]);
      expect(tried).toBeGreaterThanOrEqual(attack.rounds.few);
    },
    120_000,
  );
});

test('what falls is counted and told with the words that try it again', async () => {
  const attack: Attack = {
    name: 'toy',
    tries: 'a toy',
    rounds: { whole: 4, few: 2 },
    begin: () => (random) => {
      const drawn = random(1000);
      if (drawn % 2 === 0) throw new Error(`fell at ${drawn}`);
      return { came: { refused: 3 } };
    },
  };
  const result = await attackWith(attack, { seed, count: 40 });
  const { fallen } = result;
  expect(fallen.length).toBeGreaterThan(5);
  expect(result.tried).toBe(fallen.length + 3 * (40 - fallen.length));
  const [{ round, what } = { round: -1, what: '' }] = fallen;
  const again = await attackWith(attack, { seed, first: round, count: 1 });
  expect(again.fallen[0]?.what.split('\n')[0]).toBe(what.split('\n')[0]);
  expect(tableOf([result], seed)).toContain(
    `pnpm run assault toy --seed check --round ${round}\nError: fell at `,
  );
});
