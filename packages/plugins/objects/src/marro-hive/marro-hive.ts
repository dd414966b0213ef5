import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** The hive of the Marro, as scenery. */
const marroHive = object({
  id: 'marro-hive',
  name: 'Marro Hive',
  text: 'The hive of the Marro, as scenery.',
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Marro Hive. */
export const marroHivePlugin: SkirmishPlugin = {
  id: 'objects/marro-hive',
  version: '1.0.0',
  units: [marroHive],
};
