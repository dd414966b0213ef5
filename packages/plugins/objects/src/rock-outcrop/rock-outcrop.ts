import { object } from '@scapewright/skirmish/author';

/** A rock of one or three hexes. */
export const rockOutcrop = object({
  id: 'rock-outcrop',
  name: 'Rock Outcrop',
  text: 'A rock of one or three hexes.',
  look: { shape: 'rock', code: 'Ro' },
  types: ['earth', 'structure'],
  footprints: [1, 3],
  rules: {
    superscape: ['SS-OBJ-132', 'SS-OBJ-116', 'SS-OBJ-122', 'SS-OBJ-010', 'SS-OBJ-124', 'SS-OBJ-007'],
    heroscape: ['HS-OBS-001'],
  },
});
