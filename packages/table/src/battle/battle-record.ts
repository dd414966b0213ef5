import type { ObjectMark, ZoneMark } from '@scapewright/board';
import { type BotSeat, botSeats } from '@scapewright/bots';
import type { Match, MatchPlan, SavedMatch } from '@scapewright/kernel';
import type { UsedPack } from '@scapewright/packs';
import type { Game, GameSetup } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type Army, type BattleTerms, battleSetup, type Ground, termsOf } from './battle.ts';
import type { RulesetName } from './ruleset-names.ts';

/** Who plays a seat. */
export type SeatKind = 'person' | BotSeat;

/** Every kind of player. */
export const seatKinds: readonly SeatKind[] = ['person', ...botSeats];

/** What a map shows beside its spaces: plain data. */
export interface Scenery {
  readonly zones: readonly ZoneMark[];
  readonly objects: readonly ObjectMark[];
}

/** Everything that a battle was started with, as plain data: what a saved game needs besides its match. */
export interface BattleRecord extends BattleTerms {
  readonly ruleset: RulesetName;
  /** Variants of the ruleset with which it is played. */
  readonly variants?: readonly string[];
  /** The price table by which its cards are counted; left out: the usual one. */
  readonly format?: string;
  /** The map's name, and how it was named when the battle began. */
  readonly map: string;
  readonly mapFile: string;
  readonly ground: Ground;
  readonly scenery: Scenery;
  readonly armies: readonly Army[];
  readonly seats: readonly SeatKind[];
  readonly seed: string;
  /** Left out: of the quick generator. `secure`: nobody foretells them from those that have been seen. */
  readonly dice?: 'asked' | 'secure';
}

/** A saved battle that has been read. */
export interface SavedBattle {
  readonly record: BattleRecord;
  /** The packs that its cards are said to come from. */
  readonly packs: readonly UsedPack[];
  readonly match: SavedMatch;
}

/** The setup of a recorded battle. */
export function setupOf(record: BattleRecord): GameSetup {
  return battleSetup(record.ground, record.armies, termsOf(record));
}

/** A match plan of a recorded battle. Throws what keeps it from being played. */
export function planOf(engine: SkirmishEngine, record: BattleRecord): MatchPlan<Game> {
  return engine.plan(setupOf(record));
}

/** A battle and where it stands, as the text of a save file. */
export function battleText(record: BattleRecord, match: Match<Game>, packs: readonly UsedPack[]): string {
  const { ruleset } = record;
  const save = {
    format: 'scapewright-save',
    version: 1,
    ruleset,
    packs,
    setup: record,
    match: match.host.save(),
  };
  return `${JSON.stringify(save)}\n`;
}
