import { object } from '@scapewright/skirmish/author';

/** A building with a floor under its roof. */
export const bungalowInterior = object({
  id: 'bungalow-interior',
  name: 'Bungalow (interior access)',
  text: 'A building with a floor under its roof.',
  types: ['structure', 'urban'],
  rules: { superscape: ['SS-OBJ-122', 'SS-OBJ-123', 'SS-OBJ-124', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});
