import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A flag on a castle; it is in nobody's way. */
const castleFlag = object({
  id: 'castle-flag',
  name: 'Castle Flag',
  text: "A flag on a castle; it is in nobody's way.",
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Castle Flag. */
export const castleFlagPlugin: SkirmishPlugin = {
  id: 'objects/castle-flag',
  version: '1.0.0',
  units: [castleFlag],
};
