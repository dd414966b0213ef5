export { type AbilityTrial, triedHooks } from './ability-trial.ts';
export { type AgainLines, arenaPage } from './arena/arena-page.ts';
export { type ArenaReport, arenaCsv, arenaReport, controlWords, titleOf } from './arena/arena-report.ts';
export { type ArenaTask, type ArenaThreads, openArenaThreads } from './arena/arena-threads.ts';
export { type Rated, type RatedGame, type Ratings, ratingsOf } from './arena/bradley-terry.ts';
export {
  type ArenaResult,
  type Contender,
  type Contest,
  type Experiment,
  gamesOf,
  resultKey,
} from './arena/experiment.ts';
export { type Lesson, lessonsOf } from './arena/lessons.ts';
export { onPaper, type PaperCosts, type PaperRow, usualCosts } from './arena/on-paper.ts';
export { type ArenaOptions, runArena } from './arena/run-arena.ts';
export { type Course, type Learned, learn, solved } from './arena/train.ts';
export {
  type Batch,
  gameSeed,
  rotationOf,
} from './batch.ts';
export { BatchPlayer, pluginsOf } from './batch-player.ts';
export { type ExpectedAct, expectedActs } from './expected-acts.ts';
export { FuzzFault, type FuzzKit, type FuzzResult, fuzzGame } from './fuzz-game.ts';
export type { FuzzFailure, FuzzOutcome } from './fuzz-share.ts';
export { GameFailure } from './game-failure.ts';
export { armiesFor, type Gauntlet, type GauntletRow, gamesOfPair, runGauntlet } from './gauntlet.ts';
export { type HookCounts, hookNames } from './hook-counts.ts';
export { brokenInvariant } from './invariants.ts';
export { type GameResult, playGame, resultOf } from './play.ts';
export { type Estimate, estimatePrices, type KnownCard, statisticsOfCard } from './prices/price-estimate.ts';
export { type FittedCard, fitPrices, type PriceFit } from './prices/price-fit.ts';
export { type PriceGame, PricePlayer, type PriceStudy } from './prices/price-games.ts';
export {
  comparePrices,
  type PriceComparison,
  type PricedCard,
  rankAgreement,
} from './prices/price-report.ts';
export { type BattleStock, type FixedBattle, type RandomBattle, randomBattle } from './random-battle.ts';
export { csvOf, winnerName } from './result-table.ts';
export { type BatchOutcome, GamePool, type RunOptions, runBatch } from './run-batch.ts';
export { type Exhaustive, type ExhaustiveOutcome, runExhaustive } from './run-exhaustive.ts';
export { type Fuzz, type FuzzOptions, runFuzz } from './run-fuzz.ts';
export { type ShortPlay, shrinkFuzz } from './shrink.ts';
export { type ActsToShow, actsToShow, silentActs } from './silent-acts.ts';
export { type BatchReport, reportOf, type Share, type Spread, shareOf } from './statistics.ts';
