import type { Space } from '@scapewright/board';
import { fates } from '../model/codes.ts';
import type { Figure } from '../model/numbers.ts';
import type { GameSetup } from '../model/setup.ts';
import { figureTable } from '../model/tables.ts';
import type { Game } from '../state/game.ts';

/** Does a setup have objects that figures can stand on? */
export function hasExteriors({ definitions }: Pick<GameSetup, 'definitions'>): boolean {
  return definitions.some(({ unit, exterior }) => unit === 'object' && exterior);
}

/** `place` of a figure that stood on top of an object and is to be placed now that the object is gone; `inside` is the object. */
export const lifted = -2;

/**
 * The figures that stand on the exterior of an object with any part of their base, in the order of their numbers; of one that
 * has just been defeated those that stood there.
 */
export function ridersOf(game: Game, object: Figure): readonly Figure[] {
  const exterior = topOf(game, object);
  if (exterior.length === 0) return none;
  const riders: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (isLifted(game, figure, object) || game.spacesOf(figure).some((space) => exterior.includes(space)))
      riders.push(figure);
  return riders;
}

const none: readonly number[] = [];

/** The spaces on top of an object, in the order of its base; none where figures cannot stand on it. */
export function topOf(game: Game, object: Figure): readonly Space[] {
  return game.facts.objects?.exteriors.of(object) ?? none;
}

/** Was the figure lifted from the top of the object, which is gone, and not placed yet? */
export function isLifted({ state }: Game, figure: Figure, object: Figure): boolean {
  const isOfObject = state.read(figureTable.inside, figure) === object;
  return (
    isOfObject &&
    state.read(figureTable.place, figure) === lifted &&
    state.read(figureTable.defeated, figure) === fates.inGame
  );
}

/** Is a space on top of an object? */
export function isOnTop(game: Game, space: Space): boolean {
  return (game.facts.objects?.exteriors.under(space) ?? -1) >= 0;
}

/** Do all of a figure's spaces lie on top of the object? */
export function ridesOn(game: Game, figure: Figure, object: Figure): boolean {
  return game.spacesOf(figure).every((space) => game.facts.objects?.exteriors.under(space) === object);
}

/** The spaces on top of a figure, and of whatever stands there: where it cannot go itself. */
export function topsOver(game: Game, figure: Figure): readonly Space[] {
  const own = topOf(game, figure);
  if (own.length === 0) return own;
  return [...own, ...ridersOf(game, figure).flatMap((rider) => topsOver(game, rider))];
}

/** Levels of air that a figure needs: its Height, and on top of that of the tallest that stands on it. */
export function levelsNeeded(game: Game, figure: Figure): number {
  if (topOf(game, figure).length === 0) return game.heightOf(figure);
  const riders = ridersOf(game, figure).map((rider) => levelsNeeded(game, rider));
  return game.heightOf(figure) + Math.max(0, ...riders);
}
