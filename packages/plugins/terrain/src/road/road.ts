import { defineMessages, terrain } from '@scapewright/skirmish/author';

/** Road: a normal move that keeps to it from its start may go three spaces farther. */
export const road = terrain({
  id: 'road',
  name: 'Road',
  text: 'A normal move on foot that starts on road and stays on it may use 3 more spaces.',
  land: 'land',
  groups: ['urban'],
  levels: 1,
  look: { code: 'ro', colour: [196, 158, 108], texture: 'tracks' },
  stops: 'never',
  bonus: 3,
  fallReduction: 0,
  rules: { superscape: ['SS-URB-001', 'SS-TERR-007'], heroscape: ['HS-TERR-003'] },
  messages: defineMessages('terrain.road', {
    bonus: { rules: { superscape: ['SS-URB-003', 'SS-URB-006', 'SS-URB-007'] } },
    noBonus: {
      rules: {
        superscape: ['SS-URB-003', 'SS-URB-004', 'SS-URB-005', 'SS-URB-006', 'SS-TERR-024'],
      },
    },
  }),
});
