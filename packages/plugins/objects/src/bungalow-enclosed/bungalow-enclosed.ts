import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A building that nobody can occupy. */
const bungalowEnclosed = object({
  id: 'bungalow-enclosed',
  name: 'Bungalow (enclosed)',
  text: 'A building that nobody can occupy.',
  types: ['structure', 'urban'],
  rules: { superscape: ['SS-OBJ-122', 'SS-OBJ-123', 'SS-OBJ-124', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Bungalow (enclosed). */
export const bungalowEnclosedPlugin: SkirmishPlugin = {
  id: 'objects/bungalow-enclosed',
  version: '1.0.0',
  units: [bungalowEnclosed],
};
