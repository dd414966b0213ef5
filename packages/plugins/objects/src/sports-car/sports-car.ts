import { object } from '@scapewright/skirmish/author';

/** A large object of a street. */
export const sportsCar = object({
  id: 'sports-car',
  name: 'Sports Car',
  text: 'A large object of a street.',
  types: ['urban'],
  rules: { superscape: ['SS-OBJ-123', 'SS-OBJ-125', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});
