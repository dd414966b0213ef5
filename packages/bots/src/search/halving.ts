import type { Purse } from './budget.ts';

/** One of several things that are compared by trying them. */
export interface Arm<Option> {
  readonly option: Option;
  /** What each try came to, in the order of the seeds that all arms share. */
  readonly values: number[];
}

/** How arms are compared. */
export interface Contest<Option> {
  /** What somebody would do who does not try; only something that is better beyond doubt takes its place. */
  readonly first: Option;
  readonly others: readonly Option[];
  /** Tries an option under a seed that all options share. */
  readonly trial: (option: Option, seed: number) => number;
  readonly purse: Purse;
  /** By how many standard errors the best must lie above the first. */
  readonly gate: number;
}

/** Tries of every arm before any is dropped. */
const leastTries = 2;

/**
 * Sequential halving on paired seeds: all are tried under the same seeds, again and again the worse half drops out, the first never.
 * The best takes its place only where the mean of the paired differences lies beyond the gate.
 */
export function compared<Option>({ first, others, trial, purse, gate }: Contest<Option>): {
  readonly option: Option;
  readonly arms: Arm<Option>[];
} {
  const arms = [first, ...others].map((option): Arm<Option> => ({ option, values: [] }));
  const [script] = arms as [Arm<Option>];
  let alive = arms.slice(1);
  const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(2, alive.length))) + 1);
  for (let round = 1; alive.length > 0 && purse.used < 1; round++) {
    const until = Math.min(1, round / rounds);
    do {
      tryOnce(script, trial, purse);
      for (const arm of alive) tryOnce(arm, trial, purse);
    } while (purse.used < until || script.values.length < leastTries);
    if (round >= rounds) break;
    alive.sort((a, b) => meanOf(b) - meanOf(a));
    alive = alive.slice(0, Math.max(1, Math.ceil(alive.length / 2)));
  }
  const best = alive.reduce<Arm<Option> | undefined>(
    (most, arm) => (most && meanOf(most) >= meanOf(arm) ? most : arm),
    undefined,
  );
  return { option: best && isBetter(best, script, gate) ? best.option : first, arms };
}

function tryOnce<Option>(
  { option, values }: Arm<Option>,
  trial: Contest<Option>['trial'],
  purse: Purse,
): void {
  values.push(trial(option, values.length));
  purse.spend();
}

/** The mean of what an arm came to. */
export function meanOf({ values }: Arm<unknown>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Does one lie above the other by more than so many standard errors of their paired differences? */
export function isBetter(one: Arm<unknown>, other: Arm<unknown>, gate: number): boolean {
  const count = Math.min(one.values.length, other.values.length);
  if (count < leastTries) return false;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < count; at++) {
    const difference = (one.values[at] as number) - (other.values[at] as number);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean);
  // A little doubt is left even where all differences are alike: there are few.
  const error = Math.sqrt((variance + 1e-5) / (count - 1));
  return mean > gate * error;
}
