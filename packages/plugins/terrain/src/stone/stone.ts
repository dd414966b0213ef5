import { terrain } from '@scapewright/skirmish/author';

/** Stone: plain land, as in dungeons. */
export const stone = terrain({
  id: 'stone',
  name: 'Stone',
  text: 'Plain land, as in dungeons.',
  land: 'land',
  groups: ['earth'],
  levels: 1,
  look: { code: 'st', colour: [132, 130, 148], texture: 'cobbles' },
  stops: 'never',
  fallReduction: 0,
  rules: { superscape: ['SS-EARTH-004', 'SS-EARTH-001', 'SS-TERR-007'], heroscape: ['HS-TERR-001'] },
});
