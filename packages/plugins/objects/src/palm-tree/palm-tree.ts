import { object } from '@scapewright/skirmish/author';

/** A tree of the jungle. */
export const palmTree = object({
  id: 'palm-tree',
  name: 'Palm Tree',
  text: 'A tree of the jungle.',
  look: { shape: 'tree', code: 'Pa' },
  types: ['jungle', 'nature'],
  classes: ['tree'],
  rules: {
    superscape: [
      'SS-OBJ-135',
      'SS-OBJ-126',
      'SS-OBJ-119',
      'SS-OBJ-120',
      'SS-OBJ-124',
      'SS-OBJ-009',
      'SS-OBJ-007',
    ],
    heroscape: ['HS-OBS-001'],
  },
});
