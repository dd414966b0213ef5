import { terrain } from '@scapewright/skirmish/author';

/** Swamp: plain land. */
export const swamp = terrain({
  id: 'swamp',
  name: 'Swamp',
  text: 'Plain land.',
  land: 'land',
  groups: ['nature', 'swamp'],
  levels: 1,
  look: { code: 'sp', colour: [120, 128, 66], texture: 'reeds' },
  stops: 'never',
  fallReduction: 0,
  rules: {
    superscape: ['SS-SWAMP-002', 'SS-SWAMP-001', 'SS-NAT-001', 'SS-NAT-003', 'SS-TERR-007'],
    heroscape: ['HS-TERR-001'],
  },
});
