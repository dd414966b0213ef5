import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** An object that may hide a part of those behind it. */
const woodenBarrel = object({
  id: 'wooden-barrel',
  name: 'Wooden Barrel',
  text: 'An object that may hide a part of those behind it.',
  types: [],
  rules: { superscape: ['SS-OBJ-107'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Wooden Barrel. */
export const woodenBarrelPlugin: SkirmishPlugin = {
  id: 'objects/wooden-barrel',
  version: '1.0.0',
  units: [woodenBarrel],
};
