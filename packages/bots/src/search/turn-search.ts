import type { Reply } from '@scapewright/kernel';
import type { Chance } from '../bot.ts';
import { type Purse, shareOf } from './budget.ts';
import {
  type Arm,
  type Belief,
  type Contest,
  compared,
  isAhead,
  meanOf,
  type Opinion,
  type Outcome,
  opinionOf,
  type Rival,
} from './race.ts';

/**
 * A plan for a turn: what is answered now, and for each own decision that comes after it in the turn which of the scripts'
 * proposals is taken, 0 the policy's own. What is left out is 0.
 */
export interface TurnPlan {
  readonly first: Reply;
  readonly later: readonly number[];
}

/** Own decisions of a turn about which a plan may say something, and proposals for each. */
const mostLater = 4;
const mostProposals = 3;
/** First answers whose turns are planned further. */
const mostKept = 3;
/** Tries of a changed plan before it takes the place of the one from which it was made. */
const triesOfChange = 5;
/** Parts of a budget: after the first the answers are ranked, after the second plans are fixed; the rest is for the last comparison. */
const ranked = 0.4;
const planned = 0.75;

/** Where the seeds of the last comparison begin, and how often it tries at least. */
const firstFresh = 10_000;
const leastFresh = 4;

/** What a turn search compares, besides how much it may think. */
export interface TurnContest extends Omit<Contest<Reply>, 'trial'> {
  readonly trial: (plan: TurnPlan, seed: number) => number;
  readonly chance: Chance;
}

/**
 * Plans whole turns by evolution: answers are ranked with the policy going on; for the best of them and the policy's own,
 * later choices are changed one by one, and kept where that is better on the same dice. Last, the best plan is compared with the
 * best that begins as the policy does, on dice that neither has seen: who has chosen by them has been lucky with them too.
 */
export function bestTurn({ first, others, trial, purse, chance }: TurnContest): Outcome<Reply> {
  const beliefOf = (reply: Reply): Belief =>
    (others.find(({ option }) => option === reply) as Rival<Reply>).belief;
  const plain = (reply: Reply): TurnPlan => ({ first: reply, later: [] });
  const { arms } = compared<Reply>({
    ...{ first, others },
    trial: (reply, seed) => trial(plain(reply), seed),
    purse: shareOf(purse, ranked),
  });
  const [script, ...tried] = arms;
  const kept = tried.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, mostKept - 1);
  const slots = [script as Arm<Reply>, ...kept].map(
    ({ option, values }): Arm<TurnPlan> => ({
      option: plain(option),
      values: [...values],
    }),
  );
  evolve(slots, { trial, purse, chance });
  const [own, ...rivals] = slots as [Arm<TurnPlan>, ...Arm<TurnPlan>[]];
  const rival = rivals.reduce<Arm<TurnPlan> | undefined>(
    (best, one) => (best && meanOf(best) >= meanOf(one) ? best : one),
    undefined,
  );
  if (!rival) return { option: first, gain: 0, arms };
  const belief = beliefOf(rival.option.first);
  const last = [own, rival].map(({ option }): Arm<TurnPlan> => ({ option, values: [] }));
  const [mine, theirs] = last as [Arm<TurnPlan>, Arm<TurnPlan>];
  let opinion: Opinion = belief;
  // These seeds begin where no other has come.
  for (let seed = firstFresh; purse.used < 1 || seed < firstFresh + leastFresh; seed++) {
    for (const arm of last) {
      arm.values.push(trial(arm.option, seed));
      purse.spend();
    }
    opinion = opinionOf(theirs, mine, belief);
    const isDecided = isAhead(opinion) || isAhead({ ...opinion, mean: -opinion.mean });
    if (isDecided && seed >= firstFresh + leastFresh) break;
  }
  const gain = opinion.mean;
  return gain > 0 ? { option: rival.option.first, gain, arms } : { option: first, gain: 0, arms };
}

function evolve(
  slots: Arm<TurnPlan>[],
  { trial, purse, chance }: Pick<TurnContest, 'trial' | 'chance'> & { readonly purse: Purse },
): void {
  for (let turn = 0; purse.used < planned; turn++) {
    const at = turn % slots.length;
    const slot = slots[at] as Arm<TurnPlan>;
    const later = Array.from({ length: mostLater }, (_, place) => slot.option.later[place] ?? 0);
    // Early choices matter more often than late ones: many turns have no late ones.
    const place = Math.min(chance.below(mostLater), chance.below(mostLater));
    later[place] = ((later[place] as number) + 1 + chance.below(mostProposals)) % (mostProposals + 1);
    const option = { first: slot.option.first, later };
    const values = Array.from({ length: triesOfChange }, (_, seed) => {
      purse.spend();
      return trial(option, seed);
    });
    while (slot.values.length < triesOfChange) {
      purse.spend();
      slot.values.push(trial(slot.option, slot.values.length));
    }
    const before = slot.values.slice(0, triesOfChange);
    if (meanOf({ option, values }) > meanOf({ option, values: before })) slots[at] = { option, values };
  }
}
