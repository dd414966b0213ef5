export {
  type Batch,
  type BotName,
  botNames,
  gameSeed,
  type RulesetName,
  rotationOf,
  rulesetNames,
} from './batch.ts';
export { BatchPlayer, createBot, createEngine } from './batch-player.ts';
export { type Army, battleSetup, type Ground } from './battle.ts';
export { GameFailure } from './game-failure.ts';
export { type GameResult, playGame, resultOf } from './play.ts';
export { csvOf, winnerName } from './result-table.ts';
export { type BatchOutcome, GamePool, type RunOptions, runBatch } from './run-batch.ts';
export { type BatchReport, reportOf, type Share, type Spread, shareOf } from './statistics.ts';
