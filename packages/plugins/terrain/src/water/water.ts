import { defineMessages, terrain } from '@scapewright/skirmish/author';

/** Water: ends the movement of whoever enters it with the whole base; softens falls. */
export const water = terrain({
  id: 'water',
  name: 'Water',
  text: 'Ends the movement of a figure whose whole base has come to lie on it, unless it has Water Affinity. Falls onto it hurt less.',
  land: 'nonland',
  groups: ['aquatic'],
  levels: 0,
  look: { code: 'wa', colour: [78, 143, 208], texture: 'waves' },
  liesOn: 'land',
  stops: 'whole-base',
  stopsUnless: ['water-affinity'],
  fallReduction: 1,
  rules: {
    superscape: ['SS-AQUA-002', 'SS-AQUA-001', 'SS-TERR-008', 'SS-TERR-011', 'SS-SPACE-010'],
    heroscape: ['HS-TERR-002', 'HS-WATER-003', 'HS-MOVE-011'],
  },
  messages: defineMessages('terrain.water', {
    stop: {
      rules: {
        superscape: [
          'SS-AQUA-004',
          'SS-MOVE-037',
          'SS-AQUA-005',
          'SS-AQUA-007',
          'SS-AQUA-011',
          'SS-BASE-007',
          'SS-COMP-010',
          'SS-SYM-013',
        ],
        heroscape: ['HS-WATER-001', 'HS-WATER-002', 'HS-BASE-005', 'HS-MOVE-005', 'HS-EX-009'],
      },
    },
    crossed: {
      rules: {
        superscape: [
          'SS-AQUA-006',
          'SS-AQUA-007',
          'SS-BASE-007',
          'SS-BASE-013',
          'SS-BASE-008',
          'SS-TERR-016',
        ],
        heroscape: ['HS-WATER-002', 'HS-BASE-005'],
      },
    },
    spared: { rules: { superscape: ['SS-AQUA-008', 'SS-SYM-013'] } },
    overflown: {
      rules: {
        superscape: ['SS-AQUA-011', 'SS-TERR-023', 'SS-SYM-004'],
        heroscape: ['HS-FLY-002', 'HS-MOVE-012'],
      },
    },
    softLanding: {
      rules: {
        superscape: ['SS-AQUA-003', 'SS-FALL-007', 'SS-TERR-018', 'SS-TERR-019', 'SS-FALL-008'],
        heroscape: ['HS-FALL-005'],
      },
    },
  }),
});
