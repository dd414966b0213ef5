export {
  type Batch,
  type BotName,
  botNames,
  gameSeed,
  type RulesetName,
  rotationOf,
  rulesetNames,
} from './batch.ts';
export { BatchPlayer, createBot, createEngine, pluginsOf, variantsOf } from './batch-player.ts';
export {
  type Army,
  type BattleTerms,
  battleSetup,
  fittingGround,
  type Ground,
  teamOf,
  termsOf,
} from './battle.ts';
export { type ExpectedAct, expectedActs } from './expected-acts.ts';
export { FuzzFault, type FuzzKit, type FuzzResult, fuzzGame } from './fuzz-game.ts';
export type { FuzzFailure, FuzzOutcome } from './fuzz-share.ts';
export { GameFailure } from './game-failure.ts';
export { armiesFor, type Gauntlet, type GauntletRow, gamesOfPair, runGauntlet } from './gauntlet.ts';
export { type HookCounts, hookNames } from './hook-counts.ts';
export { brokenInvariant } from './invariants.ts';
export {
  fitsToken,
  groundOfMap,
  knowsToken,
  neutralWithCards,
  type PlayedTokens,
  playedTokens,
  tokenRefusals,
} from './map-ground.ts';
export { type GameResult, playGame, resultOf } from './play.ts';
export { type BattleStock, type FixedBattle, type RandomBattle, randomBattle } from './random-battle.ts';
export {
  type BattleRecord,
  battleText,
  planOf,
  type ReadBattle,
  readBattle,
  type SavedBattle,
  type Scenery,
  type SeatKind,
  seatKinds,
  setupOf,
} from './record/battle-record.ts';
export {
  type BattleVerdict,
  type CardOrigin,
  type CardSource,
  type KnownCard,
  replayed,
  verifyBattle,
} from './record/verify-battle.ts';
export { csvOf, winnerName } from './result-table.ts';
export { type BatchOutcome, GamePool, type RunOptions, runBatch } from './run-batch.ts';
export { type Exhaustive, type ExhaustiveOutcome, runExhaustive } from './run-exhaustive.ts';
export { type Fuzz, type FuzzOptions, runFuzz } from './run-fuzz.ts';
export { type ShortPlay, shrinkFuzz } from './shrink.ts';
export { type ActsToShow, actsToShow, silentActs } from './silent-acts.ts';
export { type BatchReport, reportOf, type Share, type Spread, shareOf } from './statistics.ts';
