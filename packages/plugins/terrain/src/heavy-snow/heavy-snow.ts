import { defineMessages, terrain } from '@scapewright/skirmish/author';

/** Heavy snow: snow that an ability, map or scenario declares heavy. Moving onto it counts as two spaces. */
export const heavySnow = terrain({
  id: 'heavy-snow',
  name: 'Heavy snow',
  text: 'Moving onto it counts as two spaces, for figures with Cold Resistance as one.',
  land: 'land',
  groups: ['frozen'],
  levels: 1,
  look: { code: 'hs', colour: [203, 216, 234], texture: 'flakes' },
  stops: 'never',
  extraCost: 1,
  extraCostUnless: ['cold-resistance'],
  fallReduction: 0,
  rules: { superscape: ['SS-FROZ-004', 'SS-FROZ-001', 'SS-TERR-007'], heroscape: ['HS-TERR-007'] },
  messages: defineMessages('terrain.heavy-snow', {
    cost: { rules: { superscape: ['SS-FROZ-006', 'SS-FROZ-008'] } },
    spared: { rules: { superscape: ['SS-FROZ-007'] } },
  }),
});
