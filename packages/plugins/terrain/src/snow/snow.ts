import { terrain } from '@scapewright/skirmish/author';

/** Snow: plain land, unless the map calls it heavy snow. */
export const snow = terrain({
  id: 'snow',
  name: 'Snow',
  text: 'Plain land, unless the map calls it heavy snow.',
  land: 'land',
  groups: ['frozen'],
  levels: 1,
  look: { code: 'sn', colour: [228, 236, 242], texture: 'flakes' },
  stops: 'never',
  fallReduction: 0,
  rules: {
    superscape: ['SS-FROZ-003', 'SS-FROZ-001', 'SS-FROZ-004', 'SS-TERR-007'],
    heroscape: ['HS-TERR-007'],
  },
});
