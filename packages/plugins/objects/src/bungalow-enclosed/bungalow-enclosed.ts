import { object } from '@scapewright/skirmish/author';

/** A building that nobody can occupy. */
export const bungalowEnclosed = object({
  id: 'bungalow-enclosed',
  name: 'Bungalow (enclosed)',
  text: 'A building that nobody can occupy.',
  types: ['structure', 'urban'],
  rules: { superscape: ['SS-OBJ-122', 'SS-OBJ-123', 'SS-OBJ-124', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});
