import type { BotSeat } from '@scapewright/bots';
import type { PackCode } from '@scapewright/packs';
import type { Army, BattleTerms, Ground, RulesetName } from '@scapewright/table/battle';

/** Games of the same armies on the same map: plain data, so that every thread can play its part of them. */
export interface Batch extends BattleTerms {
  readonly ruleset: RulesetName;
  /** Names of the variants of the ruleset with which it is played. */
  readonly variants?: readonly string[];
  readonly ground: Ground;
  readonly armies: readonly Army[];
  readonly games: number;
  /** Every game's seed is made of it and of the game's number. */
  readonly seed: string;
  /** One for each army; left out: quick. */
  readonly bots?: readonly BotSeat[];
  /** Armies change start zones and seats from game to game, so that a lopsided map favours nobody. */
  readonly swap?: boolean;
  /** Decisions after which a game counts as unfinished. Default 20,000. */
  readonly mostDecisions?: number;
  /** Code of packs whose abilities the armies have. It is run: give it only where somebody trusts it. */
  readonly code?: readonly PackCode[];
}

/** The seed of one game of a batch, counted from 0: with it the game can be played alone. */
export function gameSeed(seed: string, game: number): string {
  return `${seed}/${game}`;
}

/** By how many places the armies of a game are moved on from their own start zones. */
export function rotationOf({ swap, armies }: Pick<Batch, 'swap' | 'armies'>, game: number): number {
  return swap ? game % Math.max(1, armies.length) : 0;
}
