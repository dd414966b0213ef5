import { terrain } from '@scapewright/skirmish/author';

/** Sand: plain land. */
export const sand = terrain({
  id: 'sand',
  name: 'Sand',
  text: 'Plain land.',
  land: 'land',
  groups: ['earth'],
  levels: 1,
  look: { code: 'sa', colour: [222, 199, 140], texture: 'grains' },
  stops: 'never',
  fallReduction: 0,
  rules: { superscape: ['SS-EARTH-003', 'SS-EARTH-001', 'SS-TERR-007'], heroscape: ['HS-TERR-001'] },
});
