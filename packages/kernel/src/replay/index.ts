export { type ReplayLog, type ReplayResult, recordedDice, verifyReplay } from './replay.ts';
