import { ruleIds } from '@scapewright/rulebook/ids';
import { type RulesetName, runExhaustive, runFuzz } from '@scapewright/sim';
import { expect, test } from 'vitest';
import { shippedStock } from './stock.ts';

/**
 * Battles drawn around the hooks that have not acted three times, of a fixed seed. So few of them do not show every hook yet;
 * `pnpm scape fuzz --exhaustive --games 3000` goes on until they do.
 */
const games = 60;
/** Hooks and kinds of log lines that are still missing then, at the most. */
const mostMissing = 60;

test.each<RulesetName>(['superscape', 'heroscape'])(
  `${games} battles drawn around what is missing show most hooks of %s`,
  { timeout: 300_000 },
  async (ruleset) => {
    const drawn = { ruleset, stock: shippedStock(ruleset), seed: 'check', rules: ruleIds() };
    const run = { ...drawn, times: 3, most: games, stretch: 20 };
    const { outcome, missing, spoken } = await runExhaustive(run);
    expect(outcome.failures).toEqual([]);
    expect(spoken).toEqual([]);
    expect(missing.length, missing.map(({ name }) => name).join('\n')).toBeLessThan(mostMissing);
  },
);

test.each<RulesetName>(['superscape', 'heroscape'])(
  'random games of %s are the same where every hook runs twice and is saved in between',
  { timeout: 300_000 },
  async (ruleset) => {
    const drawn = { ruleset, stock: shippedStock(ruleset), seed: 'check', rules: ruleIds() };
    expect((await runFuzz({ ...drawn, games: 20, paranoid: true })).failures).toEqual([]);
  },
);
