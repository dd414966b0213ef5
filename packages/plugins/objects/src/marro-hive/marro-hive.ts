import { object } from '@scapewright/skirmish/author';

/** The hive of the Marro, as scenery. */
export const marroHive = object({
  id: 'marro-hive',
  name: 'Marro Hive',
  text: 'The hive of the Marro, as scenery.',
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});
