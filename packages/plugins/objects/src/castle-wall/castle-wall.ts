import { object } from '@scapewright/skirmish/author';

/** A wall of a castle. */
export const castleWall = object({
  id: 'castle-wall',
  name: 'Castle Wall',
  text: 'A wall of a castle.',
  types: [],
  rules: { superscape: ['SS-OBJ-104'], heroscape: ['HS-OBS-001'] },
});
