import { terrain } from '@scapewright/skirmish/author';

/** Concrete: plain land. */
export const concrete = terrain({
  id: 'concrete',
  name: 'Concrete',
  text: 'Plain land.',
  land: 'land',
  groups: ['urban'],
  levels: 1,
  look: { code: 'co', colour: [184, 180, 170], texture: 'slabs' },
  stops: 'never',
  fallReduction: 0,
  rules: { superscape: ['SS-URB-002', 'SS-URB-001', 'SS-TERR-007'], heroscape: ['HS-TERR-001'] },
});
