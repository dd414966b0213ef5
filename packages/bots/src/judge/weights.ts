import type { JudgeWeights } from './judge.ts';

/** Written by `scape arena train`. */
export const weights: JudgeWeights = {
  version: 1,
  made: 'scape arena train --seed 1 --games 6: 17,626 turns, 0.743 bits, 72.7 % told right',
  features: {
    worth: 3.014,
    living: 2.756,
    figures: 0.603,
    health: 1.559,
    threat: 6.714,
    ordered: 4.975,
    'best-threat': 5.163,
    height: 1.308,
    held: -1.935,
    turn: 2.338,
  },
};
