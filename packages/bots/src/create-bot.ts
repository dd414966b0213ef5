import type { Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy-bot.ts';
import { type TemperName, tempers } from './greedy/temper.ts';
import { randomBot } from './random-bot.ts';
import type { Budget } from './search/budget.ts';
import { type SearchStyle, searchBot } from './search/search-bot.ts';

/** Bots by strength: from chance to those that think ahead. */
export const botNames = ['random', 'greedy', 'shrewd', 'thinker', 'planner'] as const;
/** One of {@link botNames}. */
export type BotName = (typeof botNames)[number];

/** How a level thinks, and how much where nobody says: playouts, and milliseconds in play. */
interface Level {
  readonly style: SearchStyle;
  readonly playouts: number;
  readonly milliseconds: number;
}

const levels: Readonly<Record<Exclude<BotName, 'random' | 'greedy'>, Level>> = {
  shrewd: {
    style: { name: 'shrewd', most: 8, turns: 'until-dice', gate: 0.5 },
    playouts: 18,
    milliseconds: 5,
  },
  thinker: { style: { name: 'thinker', most: 8, turns: 1, gate: 1.5 }, playouts: 120, milliseconds: 500 },
  planner: { style: { name: 'planner', most: 12, turns: 2, gate: 1.5 }, playouts: 480, milliseconds: 5000 },
};

/** What a new bot is told besides its name and seed. */
export interface BotOptions {
  readonly temper?: TemperName | undefined;
  /** How much it may think about a decision; left out: the playouts of its level, so that its answers can be repeated. */
  readonly budget?: Budget | undefined;
}

/** A new bot; the same seed gives the same choices, but where its budget is one of time. */
export function createBot(name: BotName, seed: string, { temper = 'even', budget }: BotOptions = {}): Bot {
  if (name === 'random') return randomBot(seed);
  if (name === 'greedy') return greedyBot(seed, tempers[temper]);
  const { style, playouts } = levels[name];
  return searchBot(style, budget ?? { playouts }, seed, tempers[temper]);
}

/** Does a bot take long enough to be given a thread of its own where others wait? */
export function thinks(name: BotName): boolean {
  return name !== 'random' && name !== 'greedy';
}
