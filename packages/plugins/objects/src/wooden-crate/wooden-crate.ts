import { object } from '@scapewright/skirmish/author';

/** A medium object of storehouses and harbours. */
export const woodenCrate = object({
  id: 'wooden-crate',
  name: 'Wooden Crate',
  text: 'A medium object of storehouses and harbours.',
  look: { shape: 'block', code: 'Cr' },
  types: [],
  rules: { superscape: ['SS-OBJ-125'], heroscape: ['HS-OBS-001'] },
});
