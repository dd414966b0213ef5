import type { ExpectedAct } from './expected-acts.ts';
import { type FuzzOutcome, joined } from './fuzz-share.ts';
import { type Fuzz, type FuzzOptions, runFuzz } from './run-fuzz.ts';
import { actsToShow } from './silent-acts.ts';

/** Random games until everything has acted so often. */
export interface Exhaustive extends Omit<Fuzz, 'games' | 'first'> {
  /** How often everything has to act. */
  readonly times: number;
  /** Games after which it ends all the same. */
  readonly most: number;
  /** Games after which it is looked what is still missing; 100 where it is left out. */
  readonly stretch?: number;
}

/** What came of it: the games, and what acted too seldom in them. */
export interface ExhaustiveOutcome {
  readonly outcome: FuzzOutcome;
  /** Everything that has to act. */
  readonly expected: readonly ExpectedAct[];
  readonly missing: readonly ExpectedAct[];
  /** What never acts ({@link silentActs}), and what of it has acted all the same. */
  readonly silent: readonly ExpectedAct[];
  readonly spoken: readonly ExpectedAct[];
}

/**
 * Draws armies and battlefields until every hook, symbol and ability has acted at least so often: each
 * battle is about something that is still missing. With variants, what they bring. Ends early where a game is wrong.
 */
export async function runExhaustive(
  { times, most, stretch = 100, ...fuzz }: Exhaustive,
  options: FuzzOptions = {},
): Promise<ExhaustiveOutcome> {
  const { expected, silent } = actsToShow(fuzz.ruleset, fuzz.stock.cards, fuzz.variants);
  let outcome = joined([]);
  let missing = expected;
  while (outcome.games < most && missing.length > 0 && outcome.failures.length === 0) {
    const games = Math.min(stretch, most - outcome.games);
    const wanted = missing.map(({ name }) => name);
    const more = await runFuzz(
      { ...fuzz, games, first: outcome.games, wanted },
      { ...options, onProgress: (done) => options.onProgress?.(outcome.games + done, most) },
    );
    outcome = joined([outcome, more]);
    missing = expected.filter((act) => act.count(outcome) < times);
  }
  const spoken = silent.filter((act) => act.count(outcome) > 0);
  return { outcome, expected, missing, silent, spoken };
}
