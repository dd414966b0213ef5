import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A plant of the jungle. */
const jungleBush = object({
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

/** The plugin that brings the Jungle Bush. */
export const jungleBushPlugin: SkirmishPlugin = {
  id: 'objects/jungle-bush',
  version: '1.0.0',
  units: [jungleBush],
};
