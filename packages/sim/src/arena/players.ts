import { type Bot, type BotOptions, type BotSeat, botSeats, createBot } from '@scapewright/bots';
import { frozenGreedy } from './frozen-greedy.ts';

/** Who plays in batches: every bot in every temper, and opponents that never change, by which bots are measured. */
export const playerNames = [...botSeats, 'first-greedy'] as const;
/** One of {@link playerNames}. */
export type PlayerName = BotSeat | 'first-greedy';

/** A new player; the same seed gives the same choices. */
export function createPlayer(name: PlayerName, seed: string, options: BotOptions = {}): Bot {
  return name === 'first-greedy' ? frozenGreedy(seed) : createBot(name, seed, options);
}
