import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** An idle war machine, as scenery; the one that figures drive is a destructible object with a card. */
const gouf = object({
  id: 'gouf',
  name: 'Gouf',
  text: 'An idle war machine, as scenery; the one that figures drive is a destructible object with a card.',
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Gouf. */
export const goufPlugin: SkirmishPlugin = { id: 'objects/gouf', version: '1.0.0', units: [gouf] };
