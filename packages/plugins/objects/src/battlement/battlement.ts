import { object } from '@scapewright/skirmish/author';

/** A parapet of a castle. */
export const battlement = object({
  id: 'battlement',
  name: 'Battlement',
  text: 'A parapet of a castle.',
  types: [],
  rules: { superscape: ['SS-OBJ-104'], heroscape: ['HS-OBS-001'] },
});
