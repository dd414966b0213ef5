import { attackDice } from '@scapewright/skirmish/author';
import { addsToHolders, permanentGlyph } from '../permanent-glyph.ts';

/** Figures of its holder roll one attack die more in normal attacks. */
export const astrid = permanentGlyph(
  {
    id: 'astrid',
    name: 'Glyph of Astrid',
    text: 'Figures of its holder roll one attack die more in normal attacks.',
    rules: ['HS-GLYPH-008'],
    line: 'the Glyph of Astrid strengthens the attack of {figure}',
  },
  (said) => [addsToHolders(said, 'astrid', attackDice, 1)],
);
