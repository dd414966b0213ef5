import { terrain } from '@scapewright/skirmish/author';

/** Grass: plain land. */
export const grass = terrain({
  id: 'grass',
  name: 'Grass',
  text: 'Plain land.',
  land: 'land',
  groups: ['nature'],
  levels: 1,
  look: { code: 'g', colour: [126, 171, 88], texture: 'blades' },
  assumed: 'under-flat',
  stops: 'never',
  fallReduction: 0,
  rules: { superscape: ['SS-NAT-002', 'SS-NAT-001', 'SS-TERR-007'], heroscape: ['HS-TERR-001'] },
});
