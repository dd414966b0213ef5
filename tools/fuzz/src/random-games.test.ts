import { ruleIds } from '@scapewright/rulebook/ids';
import { runExhaustive, runFuzz } from '@scapewright/sim';
import { rulesetNames, variantsOf } from '@scapewright/table/battle';
import { describe, expect, test } from 'vitest';
import { shippedStock } from './stock.ts';

/** `scape fuzz --games 20000` plays more of them, with other seeds. */
const games = 200;
const seed = 'check';
/** Of each variant, drawn around what it brings. */
const fewGames = 15;
/** The share of that which may still be missing then. */
const mostMissing = 0.8;

describe('random games', () => {
  test.each(rulesetNames)(
    'of %s come to their end and are sound after every rule',
    async (ruleset) => {
      const stock = shippedStock(ruleset);
      expect(stock.cards.length).toBeGreaterThan(3);
      expect(stock.grounds.length).toBeGreaterThan(2);
      const outcome = await runFuzz({ ruleset, stock, seed, games, rules: ruleIds() });
      const failures = outcome.failures.map(
        ({ game, message }) => `scape fuzz --ruleset ${ruleset} --seed ${seed} --game ${game}: ${message}`,
      );
      expect(failures).toEqual([]);
      expect(outcome.games).toBe(games);
      expect(outcome.decisions).toBeGreaterThan(games * 50);
    },
    300_000,
  );

  const varied = rulesetNames.flatMap((ruleset) =>
    variantsOf(ruleset).map((variant) => [ruleset, variant] as const),
  );

  test.each(varied)(
    'of %s with %s are sound, and show most of what it brings',
    async (ruleset, variant) => {
      const variants = [variant];
      const stock = shippedStock(ruleset, variants);
      const fuzz = { ruleset, variants, stock, seed, rules: ruleIds(), times: 1, most: fewGames };
      const { outcome, expected, missing, spoken } = await runExhaustive(fuzz);
      expect(outcome.failures).toEqual([]);
      expect(spoken).toEqual([]);
      expect(missing.length).toBeLessThan(expected.length * mostMissing);
    },
    300_000,
  );
});
