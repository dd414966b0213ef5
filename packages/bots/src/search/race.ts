import type { Purse } from './budget.ts';

/** One of several things that are compared by trying them. */
export interface Arm<Option> {
  readonly option: Option;
  /** What each try came to, in the order of the seeds that all arms share. */
  readonly values: number[];
}

/** How arms are compared. */
export interface Contest<Option> {
  /** What somebody would do who does not try. */
  readonly first: Option;
  readonly others: readonly Rival<Option>[];
  /** Tries an option under a seed that all options share. */
  readonly trial: (option: Option, seed: number) => number;
  readonly purse: Purse;
}

/** What came of a comparison. */
export interface Outcome<Option> {
  readonly option: Option;
  /** How much better than the first option it seems to be; 0 where it is the first. */
  readonly gain: number;
  /** What was tried, the first option first. */
  readonly arms: readonly Arm<Option>[];
}

/** What might be done instead of the first option. */
export interface Rival<Option> {
  readonly option: Option;
  readonly belief: Belief;
}

/** What is believed of another option before it is tried: how much better than the first it is, and how far that may be off. */
export interface Belief {
  readonly mean: number;
  readonly spread: number;
  /** How much two tries of the difference differ where nothing is known of them yet. */
  readonly noise: number;
  /** By how much tries are off together, however many there are: what they end in is judged, not known. */
  readonly doubt: number;
}

/** How much better than the first an option is, after its tries. */
export interface Opinion {
  readonly mean: number;
  /** By how much more tries may still move the mean. */
  readonly spread: number;
}

/** As many tries the noise that is believed counts for beside the noise that is seen. */
const triesOfBelief = 4;
/** By so many spreads an option lies below the best where it is tried no more. */
const clearly = 1.3;

/**
 * A race on paired seeds: all are tried under the same seeds, whoever lies clearly behind drops out, and it ends as soon as one is left, or
 * when the purse is empty. What is seen of an option is weighed against what is believed of any: few tries change a mind only by much.
 */
export function compared<Option>({ first, others, trial, purse }: Contest<Option>): Outcome<Option> {
  const script: Arm<Option> = { option: first, values: [] };
  const rivals = others.map((rival): Runner<Option> => {
    const arm: Arm<Option> = { option: rival.option, values: [] };
    return { arm, belief: rival.belief, opinion: rival.belief };
  });
  let alive = rivals;
  while (alive.length > 0 && (purse.used < 1 || script.values.length === 0)) {
    for (const arm of [script, ...alive.map((one) => one.arm)]) {
      arm.values.push(trial(arm.option, arm.values.length));
      purse.spend();
    }
    alive = alive.map(({ arm, belief }) => ({ arm, belief, opinion: opinionOf(arm, script, belief) }));
    const best = Math.max(0, ...alive.map(({ opinion }) => opinion.mean));
    alive = alive.filter(({ opinion: { mean, spread } }) => mean + clearly * spread > best);
    if (alive.length === 1 && isAhead((alive[0] as Runner<Option>).opinion)) break;
  }
  const found = alive.reduce<Runner<Option> | undefined>(
    (most, one) => (most && most.opinion.mean >= one.opinion.mean ? most : one),
    undefined,
  );
  const arms = [script, ...rivals.map(({ arm }) => arm)];
  const gain = found?.opinion.mean ?? 0;
  return found && gain > 0 ? { option: found.arm.option, gain, arms } : { option: first, gain: 0, arms };
}

/** A rival in the race, and what is thought of it by now. */
interface Runner<Option> {
  readonly arm: Arm<Option>;
  readonly belief: Belief;
  readonly opinion: Opinion;
}

/** Is an option beyond doubt better than the first? */
export const isAhead = ({ mean, spread }: Opinion): boolean => mean > clearly * spread;

/** The mean of what an arm came to. */
export function meanOf({ values }: Arm<unknown>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** How much better than the other an arm is, as far as what was seen of both under the same seeds tells, beside what is believed of any. */
export function opinionOf<Option>(
  arm: Arm<Option>,
  other: Arm<Option>,
  { mean, spread, noise, doubt }: Belief,
): Opinion {
  const count = Math.min(arm.values.length, other.values.length);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < count; at++) {
    const difference = (arm.values[at] as number) - (other.values[at] as number);
    sum += difference;
    squares += difference * difference;
  }
  const seen = count === 0 ? 0 : squares - (sum * sum) / count;
  const variance = (seen + triesOfBelief * noise * noise) / (Math.max(0, count - 1) + triesOfBelief);
  const weight = count === 0 ? 0 : 1 / (variance / count + doubt * doubt);
  const before = 1 / (spread * spread);
  const known = weight + before;
  // What is left to know, less what no number of tries would tell.
  const hidden = doubt === 0 ? 0 : 1 / (before + 1 / (doubt * doubt));
  return {
    mean: ((count === 0 ? 0 : (sum / count) * weight) + mean * before) / known,
    spread: Math.sqrt(Math.max(0, 1 / known - hidden)),
  };
}
