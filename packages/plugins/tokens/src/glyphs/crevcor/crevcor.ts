import { attackDice, modify } from '@scapewright/skirmish/author';
import { glyphsHeld } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';

/** Common figures of its holder roll one attack die more in normal attacks. */
export const crevcor = permanentGlyph(
  {
    id: 'crevcor',
    name: 'Glyph of Crevcor',
    text: 'Common figures of its holder roll one attack die more in normal attacks.',
    rules: [],
    line: 'the Glyph of Crevcor strengthens the attack of {figure}',
  },
  (said) => [
    modify(attackDice, {
      how: 'add',
      reason: said,
      by: (game, { figure }) =>
        game.definition(figure).uniqueness === 'common'
          ? glyphsHeld(game, 'crevcor', game.controller(figure)) || undefined
          : undefined,
    }),
  ],
);
