import { object } from '@scapewright/skirmish/author';

/** A police box, as scenery; the one that figures enter is a destructible object with a card. */
export const tardis = object({
  id: 'tardis',
  name: 'TARDIS',
  text: 'A police box, as scenery; the one that figures enter is a destructible object with a card.',
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});
