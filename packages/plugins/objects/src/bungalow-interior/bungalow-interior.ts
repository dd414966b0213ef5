import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A building with a floor under its roof. */
const bungalowInterior = object({
  id: 'bungalow-interior',
  name: 'Bungalow (interior access)',
  text: 'A building with a floor under its roof.',
  types: ['structure', 'urban'],
  rules: { superscape: ['SS-OBJ-122', 'SS-OBJ-123', 'SS-OBJ-124', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Bungalow (interior access). */
export const bungalowInteriorPlugin: SkirmishPlugin = {
  id: 'objects/bungalow-interior',
  version: '1.0.0',
  units: [bungalowInterior],
};
