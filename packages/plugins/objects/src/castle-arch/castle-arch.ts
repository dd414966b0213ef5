import { object } from '@scapewright/skirmish/author';

/** The gate of a castle, closed. */
export const castleArch = object({
  id: 'castle-arch',
  name: 'Castle Gate',
  text: 'The gate of a castle, closed.',
  look: { shape: 'block', code: 'Ga' },
  types: [],
  rules: { superscape: ['SS-OBJ-104'], heroscape: ['HS-OBS-001'] },
});
