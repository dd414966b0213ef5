import { object } from '@scapewright/skirmish/author';

/** The door of a castle, closed. */
export const castleDoor = object({
  id: 'castle-door',
  name: 'Castle Door',
  text: 'The door of a castle, closed.',
  look: { shape: 'block', code: 'Do' },
  types: [],
  rules: { superscape: ['SS-OBJ-104'], heroscape: ['HS-OBS-001'] },
});
