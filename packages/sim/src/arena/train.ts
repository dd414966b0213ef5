import { Chance } from '@scapewright/bots';
import type { Lesson } from './lessons.ts';

/** How weights are learned. */
export interface Course {
  readonly seed: string;
  /** Times that all lessons are gone through. */
  readonly rounds: number;
  /** Size of the first steps; later ones are smaller. */
  readonly rate: number;
  /** How strongly weights are drawn to zero. */
  readonly decay: number;
}

export const usualCourse: Omit<Course, 'seed'> = { rounds: 12, rate: 0.5, decay: 1e-5 };

/** What was learned, and how well it tells what it has not seen. */
export interface Learned {
  readonly weights: Float64Array;
  /** Mean of the logarithmic loss in bits on lessons held back: 1 is a coin. */
  readonly loss: number;
  /** The share of lessons held back that it tells right. */
  readonly right: number;
  readonly lessons: number;
}

/** One lesson in so many is held back to measure by. */
const heldBack = 5;

/**
 * Logistic regression by stochastic gradient descent: the weights under which the sum of weighted features is the logarithm of the
 * odds of winning. There is no constant, so that both sides of a position are judged alike.
 */
export function learn(lessons: readonly Lesson[], { seed, rounds, rate, decay }: Course): Learned {
  const count = lessons[0]?.features.length ?? 0;
  const weights = new Float64Array(count);
  const chance = new Chance(`course/${seed}`);
  const train = lessons.filter((_, at) => at % heldBack > 0);
  const test = lessons.filter((_, at) => at % heldBack === 0);
  const order = train.map((_, at) => at);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = chance.below(at + 1);
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const place of order) {
      const { features, won } = train[place] as Lesson;
      const size = rate / (1 + (4 * step++) / Math.max(1, train.length));
      const error = won - chanceBy(weights, features);
      for (let at = 0; at < count; at++)
        weights[at] = (weights[at] as number) * (1 - size * decay) + size * error * (features[at] as number);
    }
  }
  let bits = 0;
  let right = 0;
  for (const { features, won } of test) {
    const told = chanceBy(weights, features);
    bits -= Math.log2(Math.max(1e-9, won === 1 ? told : 1 - told));
    if (told > 0.5 === (won === 1)) right++;
  }
  const tested = Math.max(1, test.length);
  return { weights, loss: bits / tested, right: right / tested, lessons: lessons.length };
}

function chanceBy(weights: Float64Array, features: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] as number) * (features[at] as number);
  return 1 / (1 + Math.exp(-sum));
}
