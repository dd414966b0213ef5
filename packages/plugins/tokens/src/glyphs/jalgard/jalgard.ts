import { defenseDice } from '@scapewright/skirmish/author';
import { addsToHolders, permanentGlyph } from '../permanent-glyph.ts';

/** Figures of its holder roll two defense dice more. */
export const jalgard = permanentGlyph(
  {
    id: 'jalgard',
    name: 'Glyph of Jalgard',
    text: 'Figures of its holder roll two defense dice more.',
    rules: ['HS-GLYPH-017'],
    line: 'the Glyph of Jalgard protects {figure}',
  },
  (said) => [addsToHolders(said, 'jalgard', defenseDice, 2)],
);
