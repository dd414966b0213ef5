import { modify, moveNumber } from '@scapewright/skirmish/author';
import { figuresOnGlyph } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';

const spaces = 2;

/** Figures of its holder may move 2 spaces more, but for the one that moves off it. */
export const valda = permanentGlyph(
  {
    id: 'valda',
    name: 'Glyph of Valda',
    text: 'Figures of its holder may move 2 spaces more, but for the one that moves off it.',
    rules: ['HS-GLYPH-010'],
    line: 'the Glyph of Valda lends {figure} speed',
  },
  (said) => [
    modify(moveNumber, {
      how: 'add',
      reason: said,
      by: (game, { figure }) => {
        const seat = game.controller(figure);
        const holders = figuresOnGlyph(game, 'valda').filter((holder) => game.controller(holder) === seat);
        return spaces * holders.filter((holder) => holder !== figure).length || undefined;
      },
    }),
  ],
);
