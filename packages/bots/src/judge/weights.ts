import type { JudgeWeights } from './judge-weights.ts';

/** Written by `scape arena train`. */
export const weights: JudgeWeights = {
  version: 2,
  made: 'scape arena train --seed 1 --games 8: 26456 turns, 0.701 bits, 74.6 % told right',
  features: {
    figures: -2.453,
    'best-threat': 0.906,
    'next-threat': 2.43,
    height: 1.604,
    held: -1.87,
    orders: 1.959,
    turn: 1.936,
    race: 0.298,
    life: 1.838,
    staying: 0.722,
  },
};
