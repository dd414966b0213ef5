import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A medium object of a street. */
const manholeCover = object({
  id: 'manhole-cover',
  name: 'Manhole Cover',
  text: 'A medium object of a street.',
  types: [],
  rules: { superscape: ['SS-OBJ-125'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Manhole Cover. */
export const manholeCoverPlugin: SkirmishPlugin = {
  id: 'objects/manhole-cover',
  version: '1.0.0',
  units: [manholeCover],
};
