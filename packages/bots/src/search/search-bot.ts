import type { Decision, Match, Reply } from '@scapewright/kernel';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import { type Bot, Chance } from '../bot.ts';
import { Judge } from '../judge/judge.ts';
import { policyReply } from '../policy/policy-bot.ts';
import { ReusedCopy } from '../policy/reused-copy.ts';
import { type Temper, tempers } from '../policy/temper.ts';
import { beliefOf, isHopeless } from './belief.ts';
import { type Budget, BudgetPurse, shareOf } from './budget.ts';
import { figuresLeft, pointsLeft } from './luck.ts';
import { playout, type Trial } from './playout.ts';
import { proposals } from './portfolio.ts';
import { type Arm, compared } from './race.ts';
import { type Topic, topicOf } from './topic.ts';
import { bestTurn, type TurnPlan } from './turn-search.ts';

/** What luck of as many points as are left is worth in an even game, as a chance to win: with so much taken off, two tries of one answer differ least. */
const luckInAll = 1;

/** How a search looks at decisions about one thing. */
export interface Look {
  /** Replies that are compared with the policy's at most. */
  readonly most: number;
  /** Turns beyond the present one after which the judge looks, fewest first; what it says each time counts alike. */
  readonly turns: Trial['turns'];
  /** The part of the budget that is spent at most; above 1 for what deserves more than others. */
  readonly share: number;
  /** Is every choice looked at as in a game while it is played on? Left out: at first sight, which is quicker and tells less. */
  readonly isExact?: boolean;
  /** Is the whole turn planned? Left out: one reply is compared with others, and the policy goes on. */
  readonly plansTurn?: boolean;
}

/** How a search bot thinks. */
export interface SearchStyle {
  readonly name: string;
  /** How it looks at what a decision is about; left out: the policy decides. */
  readonly looks: Readonly<Partial<Record<Topic, Look>>>;
  /** Living figures of all sides up to which it spends its whole budget; where more live it tries less, since each playout takes longer. Left out: it always does. */
  readonly figures?: number;
}

/** What a search found. */
export interface Found {
  readonly reply: Reply;
  /** How much likelier it makes it to win than the policy's reply would, as far as was tried; 0 where it is that. */
  readonly gain: number;
  /** What was tried, the policy's reply first: empty where nothing had to be compared. */
  readonly arms: readonly Arm<Reply>[];
}

/** Compares what scripts propose by playing on, each under the same dice. */
export function searchBot(
  style: SearchStyle,
  budget: Budget,
  seed: string,
  temper: Temper = tempers.steady,
  judge = new Judge(),
): Bot {
  let asked = 0;
  const copy = new ReusedCopy();
  return {
    name: style.name,
    decide: (decision, match) =>
      search(decision, match, { style, budget, temper, judge, copy, seed: `${seed}/${asked++}` }).reply,
  };
}

/** Everything that a search goes by. */
export interface Search {
  readonly style: SearchStyle;
  readonly budget: Budget;
  readonly temper: Temper;
  readonly judge: Judge;
  readonly seed: string;
  /** Where places are tried, from decision to decision of one match; left out: in a new one. */
  readonly copy?: ReusedCopy;
}

/** Searches for the reply to one decision. */
export function search(
  decision: Decision,
  match: Match<Game>,
  { style, budget, temper, judge, seed, copy = new ReusedCopy() }: Search,
): Found {
  const { seat } = decision;
  const { game } = match.host;
  const thought = { match, game, chance: new Chance(seed), temper, copy };
  const first = policyReply(decision, thought);
  const topic = topicOf(decision);
  const look = topic && style.looks[topic];
  // Before the first round there is nothing that a judge could see.
  if (!topic || !look || game.state.read(matchTable.round, 0) === 0)
    return { reply: first, gain: 0, arms: [] };
  const even = judge.value(game, seat);
  // A lead counts most where the game is even.
  const point = (4 * even * (1 - even)) / Math.max(1, pointsLeft(game));
  const part = partFor(game, style);
  const share = part * look.share;
  const most = Math.min(Math.ceil(part * look.most), triedTwice(budget, share));
  const others = proposals(decision, thought, first, most)
    .map(({ reply, lead }) => ({ option: reply, lead: lead && lead * point }))
    .filter(({ lead }) => !isHopeless(lead))
    .map(({ option, lead }) => ({ option, belief: beliefOf(topic, lead) }));
  if (others.length === 0) return { reply: first, gain: 0, arms: [] };
  const tried = ({ first: reply, later }: TurnPlan, at: number): number =>
    playout({
      ...{ match, seat, reply, seed: `${seed}/${at}`, turns: look.turns, judge, temper, later },
      ...{ luckWorth: luckInAll * point, isExact: look.isExact },
    });
  const contest = { first, others, purse: shareOf(new BudgetPurse(budget), share) };
  const { option, gain, arms } = look.plansTurn
    ? bestTurn({ ...contest, trial: tried, chance: thought.chance })
    : compared<Reply>({ ...contest, trial: (reply, at) => tried({ first: reply, later: [] }, at) });
  return { reply: option, gain, arms };
}

/** The part of a budget that is spent with as many figures as live: one playout takes about the one and a half-th power of their number. */
const partFor = (game: Game, { figures }: SearchStyle): number =>
  figures === undefined ? 1 : Math.min(1, (figures / figuresLeft(game)) ** 1.5);

/** Replies that a budget can try twice: more would be compared by one try each, or spend more than there is. */
function triedTwice(budget: Budget, share: number): number {
  return 'playouts' in budget
    ? Math.max(1, Math.floor((budget.playouts * share) / 2))
    : Number.POSITIVE_INFINITY;
}
