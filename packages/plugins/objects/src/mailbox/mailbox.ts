import { object } from '@scapewright/skirmish/author';

/** A small object of a street. */
export const mailbox = object({
  id: 'mailbox',
  name: 'Mailbox',
  text: 'A small object of a street.',
  types: [],
  rules: { superscape: ['SS-OBJ-125'], heroscape: ['HS-OBS-001'] },
});
