import { initiativeResult, modify } from '@scapewright/skirmish/author';
import { glyphsHeld } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';

const amount = 8;

/** Its holder adds 8 to every initiative roll. */
export const dagmar = permanentGlyph(
  {
    id: 'dagmar',
    name: 'Glyph of Dagmar',
    text: 'Its holder adds 8 to every initiative roll.',
    rules: ['HS-GLYPH-012'],
    line: 'the Glyph of Dagmar speaks for {seat}',
  },
  (said) => [
    modify(initiativeResult, {
      how: 'add',
      reason: said,
      by: (game, { seat }) => amount * glyphsHeld(game, 'dagmar', seat) || undefined,
    }),
  ],
);
