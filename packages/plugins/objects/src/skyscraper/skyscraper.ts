import { object } from '@scapewright/skirmish/author';

/** A building of several floors. */
export const skyscraper = object({
  id: 'skyscraper',
  name: 'Skyscraper (interior access)',
  text: 'A building of several floors.',
  types: ['structure', 'urban'],
  rules: { superscape: ['SS-OBJ-122', 'SS-OBJ-123', 'SS-OBJ-124', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});
