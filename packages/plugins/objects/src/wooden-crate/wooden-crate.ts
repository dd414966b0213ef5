import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A medium object of storehouses and harbours. */
const woodenCrate = object({
  id: 'wooden-crate',
  name: 'Wooden Crate',
  text: 'A medium object of storehouses and harbours.',
  look: { shape: 'block', code: 'Cr' },
  types: [],
  rules: { superscape: ['SS-OBJ-125'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Wooden Crate. */
export const woodenCratePlugin: SkirmishPlugin = {
  id: 'objects/wooden-crate',
  version: '1.0.0',
  units: [woodenCrate],
};
