import type { JudgeWeights } from './judge-weights.ts';

/** Written by `scape arena train`. */
export const weights: JudgeWeights = {
  version: 1,
  made: 'scape arena train --seed 1 --games 8: 26426 turns, 0.735 bits, 72.2 % told right',
  features: {
    worth: -0.307,
    lead: 4.767,
    figures: 0.556,
    health: -0.238,
    threat: -2.04,
    pressure: 1.654,
    ordered: 1.878,
    'best-threat': 0.801,
    'next-threat': 1.896,
    exposed: 5.955,
    height: -0.763,
    held: -1.976,
    orders: 1.35,
    turn: 1.974,
  },
};
