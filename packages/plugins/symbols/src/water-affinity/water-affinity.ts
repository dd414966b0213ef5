import { defineMessages, symbol } from '@scapewright/skirmish/author';

/** Water Affinity: terrain that stops other figures names it among the symbols that spare its bearer. */
export const waterAffinity = symbol({
  id: 'water-affinity',
  name: 'Water Affinity',
  text: 'It need not stop in water.',
  messages: defineMessages('symbol.water-affinity', { itself: {} }),
  rules: { superscape: ['SS-SYM-013', 'SS-SYM-001', 'SS-GCARD-017'] },
  hooks: [],
});
