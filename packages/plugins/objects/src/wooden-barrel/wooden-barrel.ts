import { object } from '@scapewright/skirmish/author';

/** An object that may hide a part of those behind it. */
export const woodenBarrel = object({
  id: 'wooden-barrel',
  name: 'Wooden Barrel',
  text: 'An object that may hide a part of those behind it.',
  types: [],
  rules: { superscape: ['SS-OBJ-107'], heroscape: ['HS-OBS-001'] },
});
