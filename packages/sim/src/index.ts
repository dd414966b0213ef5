export { type Army, battleSetup, type Ground } from './battle.ts';
export { type GameResult, playGame, resultOf } from './play.ts';
export { type BatchReport, reportOf, type Share, type Spread, shareOf } from './statistics.ts';
