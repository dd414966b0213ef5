import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A wall of a castle. */
const castleWall = object({
  id: 'castle-wall',
  name: 'Castle Wall',
  text: 'A wall of a castle.',
  types: [],
  rules: { superscape: ['SS-OBJ-104'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Castle Wall. */
export const castleWallPlugin: SkirmishPlugin = {
  id: 'objects/castle-wall',
  version: '1.0.0',
  units: [castleWall],
};
