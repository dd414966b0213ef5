import {
  type Game,
  layToken,
  removeToken,
  type SkirmishRun,
  tokenPlan,
  tokensOn,
  trigger,
} from '@scapewright/skirmish';
import { carriedItems } from '../carrying.ts';

/** Item glyphs of a figure that its player's army may not carry twice, and does. */
function surplus(game: Game, figure: number): readonly number[] {
  const seat = game.controller(figure);
  const others = Array.from({ length: game.figureCount }, (_, other) => other).filter(
    (other) => other !== figure && game.isAlive(other) && game.controller(other) === seat,
  );
  const contents = new Set(
    others.flatMap((other) => carriedItems(game, other).map((token) => tokenPlan(game, token).content)),
  );
  return carriedItems(game, figure).filter((token) => {
    const { content, data } = tokenPlan(game, token);
    return data['rarity'] === 'unique' && contents.has(content);
  });
}

/** A figure that comes to an army which carries the same unique item drops its copy at once. */
export const surplusHooks = [
  trigger('E.control-changed', {
    when: (game, { figure }) => surplus(game, figure).length > 0,
    run: (run, { figure }) => {
      for (const token of surplus(run.game, figure)) drop(run, figure, token);
    },
  }),
];

function drop(run: SkirmishRun, figure: number, token: number): void {
  const { game } = run;
  const space = game.spacesOf(figure).find((one) => tokensOn(game, one).length === 0);
  run.note('item-glyph.dropped-with-control', { figure, token });
  if (space === undefined) removeToken(run, token);
  else layToken(run, token, space);
}
