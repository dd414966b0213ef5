import { forbid, hasSymbol, trigger } from '@scapewright/skirmish/author';
import { figuresOnGlyph } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';

/** While any figure stands on it, nobody can use Flying. */
export const rannveig = permanentGlyph(
  {
    id: 'rannveig',
    name: 'Glyph of Rannveig',
    text: 'While any figure stands on it, nobody can use Flying.',
    rules: ['HS-GLYPH-016'],
    line: 'the Glyph of Rannveig keeps {figure} on the ground',
  },
  (said) => [
    forbid(hasSymbol, {
      reason: said,
      when: (game, { symbol }) =>
        symbol === game.facts.catalogue.symbolNumber('flying') && figuresOnGlyph(game, 'rannveig').length > 0,
    }),
    trigger('3E', {
      commutes: true,
      when: (game, { figure }) =>
        game.definition(figure).symbols.includes('flying') && figuresOnGlyph(game, 'rannveig').length > 0,
      run: (run, { figure }) => run.note(said, { figure }),
    }),
  ],
);
