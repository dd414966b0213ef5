import { defineMessages, symbol } from '@scapewright/skirmish/author';

/** Crossover: a matter of drafting alone. Teams are checked when they are set up. */
export const crossover = symbol({
  id: 'crossover',
  name: 'Crossover',
  text: 'May be on a team together with others of the same identity.',
  messages: defineMessages('symbol.crossover', { itself: {} }),
  rules: { superscape: ['SS-SYM-002'] },
  hooks: [],
});
