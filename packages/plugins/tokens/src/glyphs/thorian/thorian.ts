import { adjacent, forbid, mayTarget } from '@scapewright/skirmish/author';
import { glyphsHeld } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';

/** Enemies attack figures of its holder normally from next to them alone. */
export const thorian = permanentGlyph(
  {
    id: 'thorian',
    name: 'Glyph of Thorian',
    text: 'Figures of opponents have to stand next to a figure of its holder to attack it normally.',
    rules: [],
    line: 'the Glyph of Thorian keeps distant attackers from {figure}',
  },
  (said) => [
    forbid(mayTarget, {
      reason: said,
      byPlace: true,
      when: (game, { figure, other, special = 0 }) =>
        special === 0 &&
        other >= 0 &&
        game.isEnemy(figure, other) &&
        glyphsHeld(game, 'thorian', game.controller(other)) > 0 &&
        !adjacent(game, figure, other),
    }),
  ],
);
