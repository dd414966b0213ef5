import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A block of ice of one, three, four or six hexes. */
const iceberg = object({
  id: 'iceberg',
  name: 'Iceberg',
  text: 'A block of ice of one, three, four or six hexes.',
  look: { shape: 'ice', code: 'Ib' },
  types: ['frozen'],
  footprints: [1, 3, 4, 6],
  rules: { superscape: ['SS-OBJ-133', 'SS-OBJ-117', 'SS-OBJ-010', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Iceberg. */
export const icebergPlugin: SkirmishPlugin = { id: 'objects/iceberg', version: '1.0.0', units: [iceberg] };
