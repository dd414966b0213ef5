import type { Lesson } from './lessons.ts';

/** How weights are learned. */
export interface Course {
  /** Steps of Newton's method: the loss is convex, and a few are enough. */
  readonly steps: number;
  /** How strongly weights are drawn to zero, for each lesson. */
  readonly decay: number;
}

export const usualCourse: Course = { steps: 12, decay: 1e-5 };

/** What was learned, and how well it tells what it has not seen. */
export interface Learned {
  readonly weights: Float64Array;
  /** Mean of the logarithmic loss in bits on games held back: 1 is a coin. */
  readonly loss: number;
  /** The share of turns of games held back that it tells right. */
  readonly right: number;
  readonly lessons: number;
}

/** So many parts of all games are held back in turn to measure by. */
const parts = 5;

/**
 * Logistic regression by Newton's method: the weights under which the sum of weighted features is the logarithm of the odds of
 * winning. There is no constant, so that both sides of a position are judged alike. How good it is, is measured on games that it
 * has not seen: turns of one game are too much alike to be held back one by one.
 */
export function learn(lessons: readonly Lesson[], course: Course = usualCourse): Learned {
  let bits = 0;
  let right = 0;
  for (let part = 0; part < parts; part++) {
    const weights = fitted(
      lessons.filter(({ game }) => game % parts !== part),
      course,
    );
    for (const { features, won, game } of lessons) {
      if (game % parts !== part) continue;
      const told = chanceBy(weights, features);
      bits -= Math.log2(Math.max(1e-9, won === 1 ? told : 1 - told));
      if (told > 0.5 === (won === 1)) right++;
    }
  }
  const count = Math.max(1, lessons.length);
  return {
    weights: fitted(lessons, course),
    loss: bits / count,
    right: right / count,
    lessons: lessons.length,
  };
}

function fitted(lessons: readonly Lesson[], { steps, decay }: Course): Float64Array {
  const size = lessons[0]?.features.length ?? 0;
  const weights = new Float64Array(size);
  const ridge = decay * lessons.length;
  for (let step = 0; step < steps; step++) {
    const pull = Float64Array.from(weights, (weight) => -ridge * weight);
    const bend = Array.from({ length: size }, (_, at) => {
      const row = new Float64Array(size);
      row[at] = ridge + 1e-9;
      return row;
    });
    for (const { features, won } of lessons) {
      const told = chanceBy(weights, features);
      const error = won - told;
      const doubt = told * (1 - told);
      for (let at = 0; at < size; at++) {
        const value = features[at] as number;
        if (value === 0) continue;
        pull[at] = (pull[at] as number) + error * value;
        const row = bend[at] as Float64Array;
        for (let other = 0; other < size; other++)
          row[other] = (row[other] as number) + doubt * value * (features[other] as number);
      }
    }
    const change = solved(bend, pull);
    for (let at = 0; at < size; at++) weights[at] = (weights[at] as number) + (change[at] as number);
  }
  return weights;
}

/** Solves a symmetric positive system by elimination; both arguments are used up. */
export function solved(rows: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let at = 0; at < size; at++) {
    const row = rows[at] as Float64Array;
    for (let other = at + 1; other < size; other++) {
      const below = rows[other] as Float64Array;
      const times = (below[at] as number) / (row[at] as number);
      if (times === 0) continue;
      for (let column = at; column < size; column++)
        below[column] = (below[column] as number) - times * (row[column] as number);
      right[other] = (right[other] as number) - times * (right[at] as number);
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] as Float64Array;
    let rest = right[at] as number;
    for (let column = at + 1; column < size; column++)
      rest -= (row[column] as number) * (right[column] as number);
    right[at] = rest / (row[at] as number);
  }
  return right;
}

function chanceBy(weights: Float64Array, features: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] as number) * (features[at] as number);
  return 1 / (1 + Math.exp(-sum));
}
