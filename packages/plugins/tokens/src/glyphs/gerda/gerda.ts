import { defenseDice } from '@scapewright/skirmish/author';
import { addsToHolders, permanentGlyph } from '../permanent-glyph.ts';

/** Figures of its holder roll one defense die more. */
export const gerda = permanentGlyph(
  {
    id: 'gerda',
    name: 'Glyph of Gerda',
    text: 'Figures of its holder roll one defense die more.',
    rules: ['HS-GLYPH-009'],
    line: 'the Glyph of Gerda protects {figure}',
  },
  (said) => [addsToHolders(said, 'gerda', defenseDice, 1)],
);
