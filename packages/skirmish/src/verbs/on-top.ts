import type { Game } from '../game.ts';
import type { GameSetup } from '../setup.ts';

/** Does a setup have objects that figures can stand on? */
export function hasExteriors({ definitions }: Pick<GameSetup, 'definitions'>): boolean {
  return definitions.some(({ unit, exterior }) => unit === 'object' && exterior);
}

/** The figures that stand on the exterior of an object with any part of their base, in the order of their numbers. */
export function ridersOf(game: Game, object: number): readonly number[] {
  const riders = new Set<number>();
  for (const space of game.facts.exteriors.of(object)) {
    const figure = game.positions.occupant(space);
    if (figure >= 0) riders.add(figure);
  }
  return [...riders].sort((a, b) => a - b);
}

/** Do all of a figure's spaces lie on top of the object? */
export function ridesOn(game: Game, figure: number, object: number): boolean {
  return game.spacesOf(figure).every((space) => game.facts.exteriors.under(space) === object);
}

/** The spaces on top of a figure, and of whatever stands there: where it cannot go itself. */
export function topsOver(game: Game, figure: number): readonly number[] {
  const own = game.facts.exteriors.of(figure);
  if (own.length === 0) return own;
  return [...own, ...ridersOf(game, figure).flatMap((rider) => topsOver(game, rider))];
}

/** Levels of air that a figure needs: its Height, and on top of that of the tallest that stands on it. */
export function levelsNeeded(game: Game, figure: number): number {
  if (game.facts.exteriors.of(figure).length === 0) return game.heightOf(figure);
  const riders = ridersOf(game, figure).map((rider) => levelsNeeded(game, rider));
  return game.heightOf(figure) + Math.max(0, ...riders);
}
