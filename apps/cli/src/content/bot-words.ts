import { botNames } from '@scapewright/bots';

/** Bots as people name them: levels, the quick one, and how a temper follows. */
export const botWords = `${botNames.join(', ')}; with a temper as in greedy-bold or thinker-careful`;
