import { defineMessages, type SkirmishPlugin, symbol } from '@scapewright/skirmish/author';

/** Crossover: a matter of drafting alone. Teams are checked when they are set up. */
export const crossover = symbol({
  id: 'crossover',
  name: 'Crossover',
  text: 'May be on a team together with others of the same identity.',
  messages: defineMessages('symbol.crossover', { itself: {} }),
  rules: { superscape: ['SS-SYM-002'] },
  hooks: [],
});

/** The plugin that brings Crossover. */
export const crossoverPlugin: SkirmishPlugin = {
  id: 'symbols/crossover',
  version: '1.0.0',
  units: [crossover],
};
