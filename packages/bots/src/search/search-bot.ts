import type { Decision, Match, Reply } from '@scapewright/kernel';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import { type Bot, Chance } from '../bot.ts';
import { greedyReply } from '../greedy/greedy-bot.ts';
import { type Temper, tempers } from '../greedy/temper.ts';
import { Judge } from '../judge/judge.ts';
import { type Budget, BudgetPurse } from './budget.ts';
import { type Arm, compared } from './halving.ts';
import { playout } from './playout.ts';
import { proposals } from './portfolio.ts';
import { bestTurn, type TurnPlan } from './turn-search.ts';

/** How a search bot thinks. */
export interface SearchStyle {
  readonly name: string;
  /** Replies that are compared with the greedy bot's at most. */
  readonly most: number;
  /** Turns that are played beyond the present one before the judge looks. */
  readonly turns: number;
  /** The same where order markers are laid: what they are good for shows only when they have been revealed. */
  readonly turnsOfMarkers: number;
  /** By how many standard errors a reply must be better to take the greedy bot's place. */
  readonly gate: number;
  /** Are whole turns planned? Left out: one reply is compared with others, and the greedy bot goes on. */
  readonly plansTurns?: boolean;
}

/** What a search found. */
export interface Found {
  readonly reply: Reply;
  /** What was tried, the greedy bot's reply first: empty where nothing had to be compared. */
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
  return {
    name: style.name,
    decide: (decision, match) =>
      search(decision, match, { style, budget, temper, judge, seed: `${seed}/${asked++}` }).reply,
  };
}

/** Everything that a search goes by. */
export interface Search {
  readonly style: SearchStyle;
  readonly budget: Budget;
  readonly temper: Temper;
  readonly judge: Judge;
  readonly seed: string;
}

/** Searches for the reply to one decision. */
export function search(
  decision: Decision,
  match: Match<Game>,
  { style, budget, temper, judge, seed }: Search,
): Found {
  const { seat } = decision;
  const { game } = match.host;
  const thought = { match, game, chance: new Chance(seed), temper };
  const first = greedyReply(decision, thought);
  if (decision.count <= 1 || !isWorthIt(decision, game)) return { reply: first, arms: [] };
  const turns = decision.shape === 'allot' ? style.turnsOfMarkers : style.turns;
  const others = proposals(decision, thought, first, style.most);
  if (others.length === 0) return { reply: first, arms: [] };
  const tried = ({ first: reply, later }: TurnPlan, at: number): number =>
    playout({ match, seat, reply, seed: `${seed}/${at}`, turns, judge, temper, later });
  const contest = { first, others, purse: new BudgetPurse(budget), gate: style.gate };
  // Markers are laid before a round: there is no turn that could be planned.
  const { option, arms } =
    style.plansTurns && decision.shape !== 'allot'
      ? bestTurn({ ...contest, trial: tried, chance: thought.chance })
      : compared<Reply>({ ...contest, trial: (reply, at) => tried({ first: reply, later: [] }, at) });
  return { reply: option, arms };
}

/** Before the first round there is nothing that a judge could see. */
function isWorthIt(decision: Decision, game: Game): boolean {
  if (decision.shape === 'chance' || decision.shape === 'number') return false;
  return game.state.read(matchTable.round, 0) > 0;
}
