import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** The door of a castle, closed. */
const castleDoor = object({
  id: 'castle-door',
  name: 'Castle Door',
  text: 'The door of a castle, closed.',
  look: { shape: 'block', code: 'Do' },
  types: [],
  rules: { superscape: ['SS-OBJ-104'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Castle Door. */
export const castleDoorPlugin: SkirmishPlugin = {
  id: 'objects/castle-door',
  version: '1.0.0',
  units: [castleDoor],
};
