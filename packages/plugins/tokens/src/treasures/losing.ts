import type { Hook } from '@scapewright/kernel';
import {
  carriedBy,
  type Figure,
  type Game,
  removeToken,
  replace,
  type SkirmishRun,
  tokenPlan,
} from '@scapewright/skirmish/author';
import { keysOfTreasure } from './treasure-messages.ts';
import { isFree, isTreasure, layBehind } from './treasure-tokens.ts';

/**
 * Whoever is destroyed leaves its treasures where it stood, one on each space without a glyph, and its player picks which and
 * where (HS-TREAS-007). They are laid down before it is taken off. The chapter of the first treasure sees to all of them.
 */
export function losingHooks(id: string): readonly Hook[] {
  return [
    replace('E.figure-defeated', {
      group: 9,
      when: (game, { figure, prevented }) => {
        const [first] = treasuresCarried(game, figure);
        return prevented !== 1 && first !== undefined && isTreasure(game, first, id);
      },
      run: (run, { figure }) => {
        loseAll(run, figure);
        return undefined;
      },
    }),
  ];
}

/** Every treasure of a figure: glyphs without a card of their own. */
function treasuresCarried(game: Game, figure: Figure): readonly number[] {
  return carriedBy(game, figure).filter((token) => {
    const { kind, data } = tokenPlan(game, token);
    return kind === 'glyph' && data['id'] === undefined;
  });
}

function loseAll(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  const about = {
    seat: game.controller(figure),
    asks: 'place-dropped-item',
    subject: game.keyOf('figure', figure),
  };
  const left = [...treasuresCarried(game, figure)];
  while (left.length > 0) {
    const spaces = game.spacesOf(figure).filter((space) => isFree(game, space));
    if (spaces.length === 0) break;
    const source = `rule:${tokenPlan(game, left[0] as number).content}`;
    const token = run.pick({ ...about, source, domain: 'token', options: [...left] });
    const space = run.pick({ ...about, source, domain: 'space', options: spaces });
    left.splice(left.indexOf(token), 1);
    layBehind(run, figure, token, space);
  }
  for (const token of left) {
    run.note(keysOfTreasure(tokenPlan(game, token).content).gone, { figure, token });
    removeToken(run, token);
  }
}
