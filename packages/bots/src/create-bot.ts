import type { Bot } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { randomBot } from './random-bot.ts';

/** Bots that can be asked for by name. */
export const botNames = ['greedy', 'random'] as const;
/** One of {@link botNames}. */
export type BotName = (typeof botNames)[number];

/** A new bot; the same seed gives the same choices. */
export function createBot(name: BotName, seed: string): Bot {
  return name === 'random' ? randomBot(seed) : greedyBot(seed);
}
