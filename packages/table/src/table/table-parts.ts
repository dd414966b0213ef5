import type { Decision, MatchOptions, MatchPlan, Reply, SavedMatch } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { BattleRecord } from '../battle/battle-record.ts';
import type { ClockTerms } from './table-clock.ts';
import type { Words } from './words.ts';

/** A game that stands somewhere already when its table begins: a position. */
export interface Beginning {
  /** What its engine has made of its setup; the record of the table tells the players, and what is drawn. */
  readonly plan: MatchPlan<Game>;
  /** Saved with its trace. */
  readonly match: SavedMatch;
  /** Answers what nobody is to be asked at this table; undefined for everything else. Left out: all is asked. */
  readonly pass?: (decision: Decision) => Reply | undefined;
}

/** What a table is made of. */
export interface TableParts {
  readonly engine: SkirmishEngine;
  readonly record: BattleRecord;
  readonly words: Words;
  /** Left out: the battle of the record begins. */
  readonly beginning?: Beginning | undefined;
  /** The number of the first moment of every viewer; left out: 0. */
  readonly firstAt?: number;
  /** False where seats may not ask what a bot would do. */
  readonly hints?: boolean;
  /** The texts of rules in a language, for `why` about one by its id; left out, or where it knows none: it tells the id. */
  readonly ruleText?: (id: string, language: string) => string | undefined;
  readonly match?: Pick<MatchOptions, 'budget' | 'guard' | 'hashes'>;
  /** Who watches sees the game so many moments later. Left out: at once. */
  readonly watchDelay?: number | undefined;
  /** How long people may think, and when the first were asked. Left out: as long as they like. */
  readonly clock?: { readonly terms: ClockTerms; readonly began: number } | undefined;
  /** What time it is by the clock of the table, in milliseconds. Where there is a clock, this is needed. */
  readonly now?: () => number;
  /** Is told what the engine throws; the game is then as it was. */
  readonly failed?: (error: unknown) => void;
}
