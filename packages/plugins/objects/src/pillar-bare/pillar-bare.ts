import { defineMessages, object, type PluginParts } from '@scapewright/skirmish/author';

/** What is said of it, and the rules behind it. */
const messages = defineMessages('object.pillar-bare', {
  barsFlying: {
    rules: {
      superscape: ['SS-OBJ-139', 'SS-OBJ-138', 'SS-OBJ-012'],
      heroscape: ['HS-OBS-002'],
    },
  },
});

/** A pillar on which nobody can stand and over which nobody may pass. */
const pillarBare = object({
  id: 'pillar-bare',
  name: 'Pillar without cap',
  text: 'A pillar on which nobody can stand and over which nobody may pass.',
  types: [],
  footprints: [1],
  blocksFlying: true,
  blocksFlyingIf: 'pillarBlocksFlying',
  rules: { superscape: ['SS-OBJ-138', 'SS-OBJ-012'], heroscape: ['HS-TERR-014', 'HS-OBS-001'] },
  messages: messages,
});

/** The plugin that brings the Pillar without cap. */
export const pillarBareParts: PluginParts = {
  units: [pillarBare],
  rulings: { pillarBlocksFlying: true },
};
