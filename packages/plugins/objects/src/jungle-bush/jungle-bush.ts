import { object } from '@scapewright/skirmish/author';

/** A plant of the jungle. */
export const jungleBush = object({
  id: 'jungle-bush',
  name: 'Jungle Bush',
  text: 'A plant of the jungle.',
  look: { shape: 'bush', code: 'Bu' },
  types: ['jungle', 'nature'],
  classes: ['plant'],
  rules: {
    superscape: [
      'SS-OBJ-136',
      'SS-OBJ-127',
      'SS-OBJ-119',
      'SS-OBJ-120',
      'SS-OBJ-124',
      'SS-OBJ-009',
      'SS-OBJ-007',
    ],
    heroscape: ['HS-OBS-001'],
  },
});
