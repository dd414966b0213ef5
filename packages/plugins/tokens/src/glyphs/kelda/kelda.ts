import { heal } from '@scapewright/skirmish/author';
import { temporaryGlyph } from '../temporary-glyph.ts';

/** It heals a hero, and stays until it has healed somebody. */
export const kelda = temporaryGlyph(
  {
    id: 'kelda',
    name: 'Glyph of Kelda',
    text: 'When a hero stops on it, all its wounds are healed.',
    rules: ['HS-GLYPH-013'],
  },
  (run, { figure }) => {
    const { game } = run;
    if (game.definition(figure).unit !== 'hero' || game.wounds(figure) === 0) return false;
    return heal(run, figure, game.wounds(figure)) > 0;
  },
);
