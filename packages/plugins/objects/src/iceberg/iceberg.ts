import { object } from '@scapewright/skirmish/author';

/** A block of ice of one, three, four or six hexes. */
export const iceberg = object({
  id: 'iceberg',
  name: 'Iceberg',
  text: 'A block of ice of one, three, four or six hexes.',
  look: { shape: 'ice', code: 'Ib' },
  types: ['frozen'],
  footprints: [1, 3, 4, 6],
  rules: { superscape: ['SS-OBJ-133', 'SS-OBJ-117', 'SS-OBJ-010', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});
