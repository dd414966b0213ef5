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

/**
 * What abilities can call the plain objects next to a figure, on a space beside it or on the border between: their kinds,
 * types (also those that the map gives them) and classes (SS-OBJ-111, SS-OBJ-124, SS-OBJ-126).
 */
export function objectsBeside(game: Game, figure: Figure): readonly string[] {
  const plain = game.facts.objects?.plain;
  if (!plain) return [];
  const { field } = game;
  const names = new Set<string>();
  for (const space of game.spacesOf(figure))
    for (const next of around(field, space)) {
      for (const name of namesAt(game, next)) names.add(name);
      for (const { id } of field.wallsBetween(space, next))
        for (const name of namesOf(game, plain.kindOfWall(id))) names.add(name);
    }
  return [...names];
}

/** The plain objects of these kinds, types or classes that fill a space next to one of these spaces, by their numbers. */
export function objectsBesideSpaces(
  game: Game,
  spaces: readonly Space[],
  kinds: readonly string[],
): readonly number[] {
  const plain = game.facts.objects?.plain;
  if (!plain) return [];
  const near = spaces.flatMap((space) => around(game.field, space));
  const meant = near.filter((next) => namesAt(game, next).some((name) => kinds.includes(name)));
  return [...new Set(meant.map((next) => plain.numberAt(next)))];
}

/** What the object that fills a space can be called; empty where none does. */
function namesAt(game: Game, space: Space): readonly string[] {
  const plain = game.facts.objects?.plain;
  const kind = plain?.kindAt(space);
  return plain && kind !== undefined ? [...namesOf(game, kind), ...plain.typesAt(space)] : [];
}

function namesOf(game: Game, kind: string | undefined): readonly string[] {
  if (kind === undefined) return [];
  const { types = [], classes = [] } = game.facts.catalogue.object(kind) ?? {};
  return [kind, ...types, ...classes];
}
