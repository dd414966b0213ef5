import { openSky, type Space } from '@scapewright/board';
import type { Figure } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';
import { around } from './sight/threats.ts';

/** Is any part of the base under an overhang: has a space with terrain above it? */
export function isUnderOverhang(game: Game, figure: Figure): boolean {
  const { field } = game;
  return game.spacesOf(figure).some((space) => (field.clearance[space] as number) < openSky);
}

/**
 * Does terrain, a wall or another figure's object next to the figure rise above its own height, measured from its base?
 * A top exactly as high as the figure does not.
 */
export function isBesideTaller(game: Game, figure: Figure): boolean {
  const { field } = game;
  const top = game.levelOf(figure) + game.heightOf(figure);
  for (const space of game.spacesOf(figure))
    for (const next of around(field, space)) {
      if (field.column[next] === field.column[space]) continue;
      if ((field.level[next] as number) > top) return true;
      if ((field.solidTop[next] as number) > top) return true;
      const wall = field.separation(space, next);
      if (wall.divided && wall.top > top) return true;
      const other = game.positions.occupant(next);
      if (other >= 0 && game.isObject(other) && game.levelOf(other) + game.heightOf(other) > top) return true;
    }
  return false;
}

/** The kinds of plain objects that fill a space next to a figure. */
export function objectsBeside(game: Game, figure: Figure): readonly string[] {
  const plain = game.facts.objects?.plain;
  if (!plain) return [];
  const kinds = game
    .spacesOf(figure)
    .flatMap((space) => around(game.field, space).map((next) => plain.kindAt(next) ?? ''));
  return [...new Set(kinds)].filter((kind) => kind !== '');
}

/** The plain objects of these kinds that fill a space next to one of these spaces, by their numbers. */
export function objectsBesideSpaces(
  game: Game,
  spaces: readonly Space[],
  kinds: readonly string[],
): readonly number[] {
  const plain = game.facts.objects?.plain;
  if (!plain) return [];
  const near = spaces.flatMap((space) => around(game.field, space));
  const meant = near.filter((next) => kinds.includes(plain.kindAt(next) ?? ''));
  return [...new Set(meant.map((next) => plain.numberAt(next)))];
}
