import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A large object of a street. */
const sportsCar = object({
  id: 'sports-car',
  name: 'Sports Car',
  text: 'A large object of a street.',
  types: ['urban'],
  rules: { superscape: ['SS-OBJ-123', 'SS-OBJ-125', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Sports Car. */
export const sportsCarPlugin: SkirmishPlugin = {
  id: 'objects/sports-car',
  version: '1.0.0',
  units: [sportsCar],
};
