import type { PackCode } from '@scapewright/packs';
import { createEngine, type RulesetName } from '@scapewright/table/battle';
import { gameSeed } from './batch.ts';
import { pluginsOf } from './batch-player.ts';
import { wishesFor } from './coverage-goal.ts';
import { type FuzzKit, fuzzGame } from './fuzz-game.ts';
import type { BattleStock, FixedBattle } from './random-battle.ts';

/** Random games, as a thread receives them: plain data. */
export interface FuzzShare {
  readonly ruleset: RulesetName;
  /** Names of the variants of the ruleset with which it is played. */
  readonly variants?: readonly string[];
  readonly stock: BattleStock;
  /** Played instead of battles that are made up. */
  readonly battle?: FixedBattle;
  /** Units that battles should have more often than others: `ability mind-shackle`, `terrain water`. */
  readonly wanted?: readonly string[];
  /** Every hook and body is run twice, and games are saved and loaded often. */
  readonly paranoid?: boolean;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
  /** Ids that log lines may cite; left out: any. */
  readonly rules?: readonly string[];
  /** Code of packs whose cards are played. It is run: give it only where somebody trusts it. */
  readonly code?: readonly PackCode[];
}

/** A random game that is wrong. */
export interface FuzzFailure {
  readonly game: number;
  readonly message: string;
  /** The units that its battle was about: with these as wishes it is played again. */
  readonly wanted: readonly string[];
  /** Where the program stood. */
  readonly stack: string;
}

/** What came of random games. */
export interface FuzzOutcome {
  readonly games: number;
  readonly decisions: number;
  /** How often each reason stood in a log. */
  readonly reasons: readonly (readonly [reason: string, count: number])[];
  /** How often each hook acted. */
  readonly hooks: readonly (readonly [hook: string, count: number])[];
  readonly failures: readonly FuzzFailure[];
}

/** Plays random games; goes on after one that is wrong. */
export async function playFuzzShare(share: FuzzShare): Promise<FuzzOutcome> {
  const { ruleset, stock, battle, wanted, paranoid, seed, first, count, rules } = share;
  const known = rules && new Set(rules);
  const changes = { variants: share.variants ?? [], add: await pluginsOf(share.code) };
  const kit: FuzzKit = {
    engine: createEngine(ruleset, changes),
    other: createEngine(ruleset, changes),
    stock,
    battle,
    wanted,
    paranoid,
    isRule: known && ((id) => known.has(id)),
  };
  const outcomes = Array.from({ length: count }, (_, place): FuzzOutcome => {
    try {
      const { decisions, reasons, hooks } = fuzzGame(kit, seed, first + place);
      return { games: 1, decisions, reasons: [...reasons], hooks: [...hooks], failures: [] };
    } catch (error) {
      const game = first + place;
      const failures = [failureOf(error, game, wishesFor(wanted ?? [], gameSeed(seed, game)))];
      return { games: 1, decisions: 0, reasons: [], hooks: [], failures };
    }
  });
  return joined(outcomes);
}

/** Adds up what came of several shares. */
export function joined(outcomes: readonly FuzzOutcome[]): FuzzOutcome {
  return {
    games: outcomes.reduce((sum, { games }) => sum + games, 0),
    decisions: outcomes.reduce((sum, { decisions }) => sum + decisions, 0),
    reasons: sums(outcomes.map(({ reasons }) => reasons)),
    hooks: sums(outcomes.map(({ hooks }) => hooks)),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** Counts of the same names added up, by name. */
function sums(counts: readonly FuzzOutcome['reasons'][]): FuzzOutcome['reasons'] {
  const sum = new Map<string, number>();
  for (const [name, count] of counts.flat()) sum.set(name, (sum.get(name) ?? 0) + count);
  return [...sum].sort(([a], [b]) => (a < b ? -1 : 1));
}

function failureOf(error: unknown, game: number, wanted: readonly string[]): FuzzFailure {
  const told = error instanceof Error ? error : new Error(String(error));
  let inner: unknown = told;
  while (inner instanceof Error && inner.cause !== undefined) inner = inner.cause;
  return { game, message: told.message, wanted, stack: inner instanceof Error ? (inner.stack ?? '') : '' };
}
