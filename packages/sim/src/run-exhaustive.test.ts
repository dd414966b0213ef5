import { createEngine, rulesetNames, variantsOf } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { card, meadow } from '../test/duel.ts';
import { expectedActs } from './expected-acts.ts';
import { runExhaustive } from './run-exhaustive.ts';
import { actsToShow, silentActs } from './silent-acts.ts';

const stock = { cards: [card('giant'), card('scout')], grounds: [meadow] };
const fuzz = { ruleset: 'superscape', stock, seed: 'exhaustive' } as const;

test('it ends at the most games, and names what acted too seldom', async () => {
  const { outcome, missing } = await runExhaustive({ ...fuzz, times: 2, most: 6 }, { threads: 1 });
  expect(outcome.games).toBe(6);
  expect(outcome.failures).toEqual([]);
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.every((act) => act.count(outcome) < 2)).toBe(true);
});

test('it ends after the first stretch after which nothing is missing', async () => {
  const { outcome, missing } = await runExhaustive(
    { ...fuzz, times: 0, most: 6, stretch: 2 },
    { threads: 1 },
  );
  expect([outcome.games, missing]).toEqual([2, []]);
});

test('it ends where a game is wrong', async () => {
  const { outcome } = await runExhaustive(
    { ...fuzz, rules: ['X-1'], times: 1, most: 4, stretch: 2 },
    { threads: 1 },
  );
  expect(outcome.games).toBe(2);
  expect(outcome.failures).toHaveLength(2);
});

test.each(rulesetNames)('what never acts under %s is a hook there is, with a reason', (ruleset) => {
  const all = [[], ...variantsOf(ruleset).map((variant) => [variant])];
  const names = all.flatMap((variants) =>
    expectedActs(createEngine(ruleset, { variants }), []).map(({ name }) => name),
  );
  for (const [name, { reason }] of Object.entries(silentActs[ruleset])) {
    expect(names).toContain(name);
    expect(reason.length).toBeGreaterThan(20);
  }
});

test('with a variant it shows what the variant brings, and nothing that the ruleset shows by itself', () => {
  const names = (variants: readonly string[]) =>
    actsToShow('superscape', [], variants).expected.map(({ name }) => name);
  const own = new Set(names([]));
  for (const variant of variantsOf('superscape')) {
    const more = names([variant]);
    expect(more.length).toBeGreaterThan(3);
    expect(more.filter((name) => own.has(name))).toEqual([]);
  }
  const usedUp = 'ability one-shot: forbid may-use-card, 3';
  expect(
    [names([]), names(['force-powers']), names(['star-wars-objects'])].map((list) => list.includes(usedUp)),
  ).toEqual([false, false, true]);
});
