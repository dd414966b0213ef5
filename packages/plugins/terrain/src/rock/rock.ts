import { terrain } from '@scapewright/skirmish/author';

/** Rock: plain land. */
export const rock = terrain({
  id: 'rock',
  name: 'Rock',
  text: 'Plain land.',
  land: 'land',
  groups: ['earth'],
  levels: 1,
  look: { code: 'rk', colour: [150, 145, 138], texture: 'cracks' },
  stops: 'never',
  fallReduction: 0,
  rules: { superscape: ['SS-EARTH-002', 'SS-EARTH-001', 'SS-TERR-007'], heroscape: ['HS-TERR-001'] },
});
