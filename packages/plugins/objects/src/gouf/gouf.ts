import { object } from '@scapewright/skirmish/author';

/** An idle war machine, as scenery; the one that figures drive is a destructible object with a card. */
export const gouf = object({
  id: 'gouf',
  name: 'Gouf',
  text: 'An idle war machine, as scenery; the one that figures drive is a destructible object with a card.',
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});
