import { attackDice, isUniqueness, modify } from '@scapewright/skirmish/author';
import { glyphsHeld } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';

/** Unique figures of its holder roll one attack die more in normal attacks. */
export const ulaniva = permanentGlyph(
  {
    id: 'ulaniva',
    name: 'Glyph of Ulaniva',
    text: 'Unique figures of its holder roll one attack die more in normal attacks.',
    rules: [],
    line: 'the Glyph of Ulaniva strengthens the attack of {figure}',
  },
  (said) => [
    modify(attackDice, {
      how: 'add',
      reason: said,
      by: (game, { figure }) =>
        isUniqueness(game, game.definition(figure), 'unique')
          ? glyphsHeld(game, 'ulaniva', game.controller(figure)) || undefined
          : undefined,
    }),
  ],
);
