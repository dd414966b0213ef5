import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A police box, as scenery; the one that figures enter is a destructible object with a card. */
const tardis = object({
  id: 'tardis',
  name: 'TARDIS',
  text: 'A police box, as scenery; the one that figures enter is a destructible object with a card.',
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the TARDIS. */
export const tardisPlugin: SkirmishPlugin = { id: 'objects/tardis', version: '1.0.0', units: [tardis] };
