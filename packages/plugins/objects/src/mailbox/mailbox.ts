import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A small object of a street. */
const mailbox = object({
  id: 'mailbox',
  name: 'Mailbox',
  text: 'A small object of a street.',
  types: [],
  rules: { superscape: ['SS-OBJ-125'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Mailbox. */
export const mailboxPlugin: SkirmishPlugin = { id: 'objects/mailbox', version: '1.0.0', units: [mailbox] };
