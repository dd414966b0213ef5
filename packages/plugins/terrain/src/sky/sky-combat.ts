import type { Space } from '@scapewright/board';
import {
  answer,
  type Figure,
  forbid,
  type Game,
  heightAdvantage,
  isAdjacent,
  modify,
  neededRange,
  placesOf,
} from '@scapewright/skirmish/author';
import { messages } from './messages.ts';

/** The range that an attack needs against a figure on sky that is not adjacent. */
const leastRange = 5;

/** Height, adjacency and range of figures on sky spaces. */
export const skyCombatHooks = [
  answer(heightAdvantage, {
    reason: messages.height,
    answer: (game, { figure, other }) =>
      isOver(game, figure, other) ? 1 : isOver(game, other, figure) ? -1 : undefined,
  }),
  forbid(isAdjacent, {
    reason: messages.apart,
    when: (game, { figure, other, spaces }) =>
      isSky(game, spaces) !== isSky(game, placesOf(game, other)) &&
      !(game.has(figure, 'flying') && game.has(other, 'flying')),
  }),
  modify(neededRange, {
    how: 'least',
    reason: messages.range,
    when: (game, { figure }) => isSky(game, game.spacesOf(figure)),
    by: leastRange,
  }),
];

/**
 * A figure on sky is above every non-flying figure that is not, whatever the levels (SS-SKY-003). What sky does it does for
 * who stands on it: not for who sits in an object that does (SS-DO-037).
 */
function isOver(game: Game, figure: Figure, other: Figure): boolean {
  return (
    isSky(game, game.spacesOf(figure)) &&
    !isSky(game, placesOf(game, other, figure)) &&
    !game.has(other, 'flying')
  );
}

/** A base that is partly on sky counts as being on it. */
function isSky(game: Game, spaces: readonly Space[]): boolean {
  return spaces.some((space) => game.terrainOf(space) === 'sky');
}
