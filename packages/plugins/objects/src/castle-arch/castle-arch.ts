import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** The gate of a castle, closed. */
const castleArch = object({
  id: 'castle-arch',
  name: 'Castle Gate',
  text: 'The gate of a castle, closed.',
  look: { shape: 'block', code: 'Ga' },
  types: [],
  rules: { superscape: ['SS-OBJ-104'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Castle Gate. */
export const castleArchPlugin: SkirmishPlugin = {
  id: 'objects/castle-arch',
  version: '1.0.0',
  units: [castleArch],
};
