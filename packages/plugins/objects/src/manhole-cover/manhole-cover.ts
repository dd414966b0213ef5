import { object } from '@scapewright/skirmish/author';

/** A medium object of a street. */
export const manholeCover = object({
  id: 'manhole-cover',
  name: 'Manhole Cover',
  text: 'A medium object of a street.',
  types: [],
  rules: { superscape: ['SS-OBJ-125'], heroscape: ['HS-OBS-001'] },
});
