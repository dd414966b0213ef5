import { object } from '@scapewright/skirmish/author';

/** A tree of one or four hexes. */
export const evergreenTree = object({
  id: 'evergreen-tree',
  name: 'Evergreen Tree',
  text: 'A tree of one or four hexes.',
  look: { shape: 'tree', code: 'Tr' },
  types: ['nature'],
  classes: ['tree'],
  footprints: [1, 4],
  rules: {
    superscape: ['SS-OBJ-134', 'SS-OBJ-126', 'SS-OBJ-120', 'SS-OBJ-010', 'SS-OBJ-009', 'SS-OBJ-007'],
    heroscape: ['HS-OBS-001'],
  },
});
