import { trigger } from '@scapewright/skirmish/author';
import { glyphOn } from '../holding.ts';
import { glyph } from '../permanent-glyph.ts';

/** It has no power of its own: a scenario says what it stands for. */
export const brandar = glyph(
  {
    id: 'brandar',
    name: 'Glyph of Brandar',
    text: 'No power of its own: the scenario says what it stands for.',
    rules: ['HS-GLYPH-007'],
    line: '{figure} has reached the Glyph of Brandar',
  },
  (said) => [
    trigger('after:E.figure-enters-space', {
      commutes: true,
      when: (game, { figure, space }) => game.isPlaced(figure) && glyphOn(game, 'brandar', space) >= 0,
      run: (run, { figure, space }) => run.note(said, { figure, space }),
    }),
  ],
);
