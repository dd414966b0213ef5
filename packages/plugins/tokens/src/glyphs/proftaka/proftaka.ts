import {
  adjacent,
  type Figure,
  figuresMatching,
  forbid,
  type Game,
  mayMove,
  moveKinds,
} from '@scapewright/skirmish/author';
import { figuresOnGlyph } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';

/** Whoever stands on it is trapped until a friend stands next to it. */
export const proftaka = permanentGlyph(
  {
    id: 'proftaka',
    name: 'Glyph of Proftaka',
    text: 'A figure on it does not move while no friendly figure is next to it.',
    rules: [],
    line: 'the Glyph of Proftaka traps {figure}',
  },
  (said) => [
    forbid(mayMove, {
      reason: said,
      byPlace: true,
      when: (game, { figure, kind }) =>
        kind !== moveKinds.none &&
        figuresOnGlyph(game, 'proftaka').includes(figure) &&
        !isFreed(game, figure),
    }),
  ],
);

function isFreed(game: Game, figure: Figure): boolean {
  return figuresMatching(game, { side: 'ally' }, figure).some((friend) => adjacent(game, figure, friend));
}
