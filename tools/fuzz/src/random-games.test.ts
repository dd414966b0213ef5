import { ruleIds } from '@scapewright/rulebook/ids';
import { rulesetNames, runFuzz } from '@scapewright/sim';
import { describe, expect, test } from 'vitest';
import { shippedStock } from './stock.ts';

/** `scape fuzz --games 20000` plays more of them, with other seeds. */
const games = 200;
const seed = 'check';

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
});
