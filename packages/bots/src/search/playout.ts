import type { Decision, Match, Reply, Seat } from '@scapewright/kernel';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import { Chance } from '../bot.ts';
import type { Judge } from '../judge/judge.ts';
import { policyReply } from '../policy/policy-bot.ts';
import { type Temper, tempers } from '../policy/temper.ts';
import { Luck } from './luck.ts';
import { proposals } from './portfolio.ts';

/** Decisions of one playout at most. */
const mostDecisions = 400;

/** What is tried, and how far it is played on. */
export interface Trial {
  readonly match: Match<Game>;
  readonly seat: Seat;
  readonly reply: Reply;
  readonly seed: string;
  /** Turns beyond the one that is going on after which the judge looks, fewest first; what it says each time counts alike. */
  readonly turns: readonly [number, ...number[]];
  readonly judge: Judge;
  /** What a point of luck is worth, as a chance to win: so much is taken off for each. */
  readonly luckWorth: number;
  /** How the own side goes on in this turn; left out: steadily. */
  readonly temper?: Temper | undefined;
  /** For each own decision that comes after the reply in this turn, which of the scripts' proposals is taken; 0 or left out: the policy's. */
  readonly later?: readonly number[] | undefined;
  /** Is every choice of the policy looked at as in a game, and not only at first sight? */
  readonly isExact?: boolean | undefined;
}

/**
 * Answers in a copy that knows no more than the seat does, plays on by the policy's quick judgement, and has the judge look
 * at where that leads; less what the dice gave beyond their odds.
 */
export function playout({
  match,
  seat,
  reply,
  seed,
  turns,
  judge,
  luckWorth,
  temper = tempers.steady,
  later = [],
  isExact = false,
}: Trial): number {
  const fork = match.fork({ seat, seed, asks: false });
  const { game } = fork.host;
  const here = game.state.read(matchTable.turns, 0);
  const ends = turns.map((turn) => here + turn);
  const last = ends.at(-1) as number;
  const chance = new Chance(seed);
  const usual = { match: fork, game, chance, temper: tempers.steady, isQuick: !isExact };
  const own = { ...usual, temper };
  const luck = new Luck(game, seat);
  let left = mostDecisions;
  let place = 0;
  const answer = (decision: Decision, isOwnTurn: boolean): Reply => {
    if (decision.seat !== seat || !isOwnTurn) return policyReply(decision, usual);
    const wanted = place < later.length && isPlanned(decision) ? (later[place++] as number) : 0;
    const reply = policyReply(decision, own);
    return wanted === 0 ? reply : (proposals(decision, own, reply, wanted)[wanted - 1]?.reply ?? reply);
  };
  let isGiven = false;
  let sum = 0;
  const look = (): number => judge.value(game, seat) - luckWorth * luck.of;
  fork.advance((decision) => {
    const turn = game.state.read(matchTable.turns, 0);
    for (; ends.length > 1 && turn > (ends[0] as number); ends.shift()) sum += look();
    const isAsked = !isGiven && decision.seat === seat;
    if (!isAsked && (turn > last || left-- <= 0)) return undefined;
    const given = isAsked ? reply : answer(decision, turn === here);
    isGiven ||= isAsked;
    luck.see(decision, given);
    return given;
  });
  // Who has won before the judge was to look has won then too.
  return (sum + ends.length * look()) / turns.length;
}

/** May a plan say something of it? What is forced, rolled or counted is not planned. */
function isPlanned({ count, shape }: Decision): boolean {
  return count > 1 && shape !== 'chance' && shape !== 'number';
}
