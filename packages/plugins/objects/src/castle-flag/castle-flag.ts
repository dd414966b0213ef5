import { object } from '@scapewright/skirmish/author';

/** A flag on a castle; it is in nobody's way. */
export const castleFlag = object({
  id: 'castle-flag',
  name: 'Castle Flag',
  text: "A flag on a castle; it is in nobody's way.",
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});
