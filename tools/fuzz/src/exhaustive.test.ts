import { ruleIds } from '@scapewright/rulebook/ids';
import { runExhaustive, runFuzz } from '@scapewright/sim';
import type { RulesetName } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { shippedStock } from './stock.ts';

/**
 * Battles drawn around the hooks that have not acted three times, of a fixed seed. So few of them do not show every hook yet;
 * `pnpm scape fuzz --exhaustive --games 3000` goes on until they do.
 */
const games = 60;
/** The share of hooks and kinds of log lines that may still be missing then: cards grow in number, the battles do not. */
const mostMissing = 0.75;
/** Milliseconds: every card that is added makes the battles longer, and two packages are tested at once. */
const patience = 900_000;

test.each<RulesetName>(['superscape', 'heroscape'])(
  `${games} battles drawn around what is missing show a quarter of the hooks of %s three times`,
  { timeout: patience },
  async (ruleset) => {
    const drawn = { ruleset, stock: shippedStock(ruleset), seed: 'check', rules: ruleIds() };
    const run = { ...drawn, times: 3, most: games, stretch: 20 };
    const { outcome, expected, missing, spoken } = await runExhaustive(run);
    expect(outcome.failures).toEqual([]);
    expect(spoken).toEqual([]);
    const names = missing.map(({ name }) => name).join('\n');
    expect(missing.length, names).toBeLessThan(mostMissing * expected.length);
  },
);

test.each<RulesetName>(['superscape', 'heroscape'])(
  'random games of %s are the same where every hook runs twice and is saved in between',
  { timeout: patience },
  async (ruleset) => {
    const drawn = { ruleset, stock: shippedStock(ruleset), seed: 'check', rules: ruleIds() };
    expect((await runFuzz({ ...drawn, games: 20, paranoid: true })).failures).toEqual([]);
  },
);
