import type { Decision, Match } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { Bot } from './bot.ts';
import { type BotName, type BotSeat, botOf } from './bot-seat.ts';
import { greedyBot } from './greedy/greedy-bot.ts';
import { Judge } from './judge/judge.ts';
import { policyBot } from './policy/policy-bot.ts';
import { tempers } from './policy/temper.ts';
import { randomBot } from './random-bot.ts';
import type { Budget } from './search/budget.ts';
import { type Found, type Look, type SearchStyle, search, searchBot } from './search/search-bot.ts';

/** How a level thinks, and how much where nobody says: playouts for a decision at most. */
interface Level {
  readonly style: SearchStyle;
  readonly playouts: number;
}

/** Order markers show what they are good for only when all have been revealed, six turns later. */
const markers: Pick<Look, 'turns' | 'share'> = { turns: [6], share: 1 };
const usual: typeof markers = { turns: [2], share: 1 };
const brief: typeof markers = { turns: [2], share: 0.5 };
/** One judge says one thing after two turns and another after four: between them it is off by less. */
const farther: typeof markers = { turns: [2, 4], share: 1.2 };

const levels: Readonly<Record<Exclude<BotName, 'random' | 'greedy' | 'quick'>, Level>> = {
  shrewd: {
    style: { name: 'shrewd', looks: { markers: { ...markers, most: 6 }, order: { ...brief, most: 3 } } },
    playouts: 12,
  },
  thinker: {
    style: {
      name: 'thinker',
      looks: {
        markers: { ...markers, most: 8 },
        order: { ...usual, most: 4 },
        way: { ...usual, most: 6 },
        target: { ...brief, most: 3 },
        other: { ...brief, most: 4 },
      },
    },
    playouts: 40,
  },
  planner: {
    style: {
      name: 'planner',
      figures: 16,
      looks: {
        markers: { ...markers, isExact: true, most: 60, share: 2 },
        order: { ...farther, share: 0.6, isExact: true, most: 5, plansTurn: true },
        way: { ...farther, isExact: true, most: 12 },
        target: { ...brief, isExact: true, most: 4 },
        other: { ...brief, isExact: true, most: 6 },
      },
    },
    playouts: 300,
  },
};

/** What a new bot is told besides its seat's name and seed. */
export interface BotOptions {
  /** How much it may think about a decision; left out: the playouts of its level, so that its answers can be repeated. */
  readonly budget?: Budget | undefined;
}

/** A new bot; the same seed gives the same choices, but where its budget is one of time. */
export function createBot(seat: BotSeat, seed: string, { budget }: BotOptions = {}): Bot {
  const { name, temper } = botOf(seat);
  if (name === 'random') return randomBot(seed);
  if (name === 'greedy') return greedyBot(seed, temper);
  if (name === 'quick') return policyBot(seed, tempers[temper]);
  const { style, playouts } = levels[name];
  return searchBot(style, budget ?? { playouts }, seed, tempers[temper]);
}

/** What the quickest level that thinks ahead would answer, and how much better than the policy's answer that seems to be: for hints. */
export function adviceFor(decision: Decision, match: Match<Game>): Found {
  const { style, playouts } = levels.shrewd;
  return search(decision, match, {
    ...{ style, budget: { playouts }, temper: tempers.steady, judge: new Judge() },
    seed: 'hint',
  });
}

/** Does a bot take long enough to be given a thread of its own where others wait? */
export function thinks(seat: BotSeat): boolean {
  const { name } = botOf(seat);
  return name !== 'random' && name !== 'greedy' && name !== 'quick';
}
