import { terrain } from '@scapewright/skirmish/author';

/** Asphalt: plain land. */
export const asphalt = terrain({
  id: 'asphalt',
  name: 'Asphalt',
  text: 'Plain land.',
  land: 'land',
  groups: ['urban'],
  levels: 1,
  look: { code: 'as', colour: [92, 96, 104], texture: 'speckle' },
  stops: 'never',
  fallReduction: 0,
  rules: { superscape: ['SS-URB-002', 'SS-URB-001', 'SS-TERR-007'], heroscape: ['HS-TERR-001'] },
});
