import { defineMessages, type SkirmishPlugin, symbol } from '@scapewright/skirmish/author';

/** Water Affinity: terrain that stops other figures names it among the symbols that spare its bearer. */
export const waterAffinity = symbol({
  id: 'water-affinity',
  name: 'Water Affinity',
  text: 'It need not stop in water.',
  messages: defineMessages('symbol.water-affinity', { itself: {} }),
  rules: { superscape: ['SS-SYM-013', 'SS-SYM-001', 'SS-GCARD-017'] },
  hooks: [],
});

/** The plugin that brings Water Affinity. */
export const waterAffinityPlugin: SkirmishPlugin = {
  id: 'symbols/water-affinity',
  version: '1.0.0',
  units: [waterAffinity],
};
