import { defineMessages, object } from '@scapewright/skirmish/author';

/** What is said of it, and the rules behind it. */
const messages = defineMessages('object.bridge-wall', {
  climbed: {
    rules: {
      superscape: ['SS-OBJ-147', 'SS-OBJ-146', 'SS-OBJ-011'],
      heroscape: ['HS-OBS-002'],
    },
  },
});

/** The parapet of a bridge, between two spaces: 2 levels high as seen from the deck, 3 from outside. A figure may climb over it and counts its levels on the near side. */
export const bridgeWall = object({
  id: 'bridge-wall',
  name: 'Bridge Wall',
  text: 'The parapet of a bridge, between two spaces: 2 levels high as seen from the deck, 3 from outside. A figure may climb over it and counts its levels on the near side.',
  types: [],
  climb: 'levels',
  climbOutside: 3,
  rules: { superscape: ['SS-OBJ-146', 'SS-OBJ-011'], heroscape: ['HS-OBS-001'] },
  messages: messages,
});
