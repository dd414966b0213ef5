import { botNames } from '@scapewright/bots';

/** Bots as people name them: levels, and how a temper follows. */
export const botWords = `${botNames.join(', ')}; with a temper as in greedy-bold or thinker-careful`;
