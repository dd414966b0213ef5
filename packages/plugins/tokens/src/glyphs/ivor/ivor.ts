import { modify, rangeNumber } from '@scapewright/skirmish/author';
import { glyphsHeld } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';

const leastRange = 4;
const spaces = 4;

/** Figures of its holder with a Range of 4 or more add 4 to it in normal attacks. */
export const ivor = permanentGlyph(
  {
    id: 'ivor',
    name: 'Glyph of Ivor',
    text: 'Figures of its holder with a Range of 4 or more add 4 to it in normal attacks.',
    rules: ['HS-GLYPH-011'],
    line: 'the Glyph of Ivor lengthens the range of {figure}',
  },
  (said) => [
    modify(rangeNumber, {
      how: 'add',
      reason: said,
      when: (game, { figure }) => (game.definition(figure).range ?? 0) >= leastRange,
      by: (game, { figure }) => spaces * glyphsHeld(game, 'ivor', game.controller(figure)) || undefined,
    }),
  ],
);
