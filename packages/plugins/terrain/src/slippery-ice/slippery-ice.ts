import { defineMessages, terrain } from '@scapewright/skirmish/author';

/** Slippery ice: ice that an ability, map or scenario declares slippery. Moving onto it counts as two spaces. */
export const slipperyIce = terrain({
  id: 'slippery-ice',
  name: 'Slippery ice',
  text: 'Moving onto it counts as two spaces, for figures with Cold Resistance as one.',
  land: 'nonland',
  groups: ['frozen'],
  levels: 0,
  look: { code: 'si', colour: [150, 208, 236], texture: 'shards' },
  liesOn: 'land',
  stops: 'never',
  extraCost: 1,
  extraCostUnless: ['cold-resistance'],
  fallReduction: 0,
  rules: {
    superscape: ['SS-FROZ-004', 'SS-FROZ-001', 'SS-TERR-008'],
    heroscape: ['HS-TERR-007', 'HS-TERR-002'],
  },
  messages: defineMessages('terrain.slippery-ice', {
    cost: { rules: { superscape: ['SS-FROZ-005', 'SS-FROZ-008'] } },
    spared: { rules: { superscape: ['SS-FROZ-007'] } },
  }),
});
