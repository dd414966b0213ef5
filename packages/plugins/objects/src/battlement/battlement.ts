import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A parapet of a castle. */
const battlement = object({
  id: 'battlement',
  name: 'Battlement',
  text: 'A parapet of a castle.',
  types: [],
  rules: { superscape: ['SS-OBJ-104'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Battlement. */
export const battlementPlugin: SkirmishPlugin = {
  id: 'objects/battlement',
  version: '1.0.0',
  units: [battlement],
};
