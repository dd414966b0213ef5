import type { Figure, Game, Shaft } from '@scapewright/skirmish/author';
import { buildingsOf } from '@scapewright/skirmish/author';

/** Is the figure the car of a shaft? */
export function isCar(game: Game, figure: Figure): boolean {
  return buildingsOf(game.facts).shaftOfCar(figure) !== undefined;
}

/** The car of a shaft and the place of the level on which it is now, 0 the lowest; undefined without a car. */
export function carOf(
  game: Game,
  { car, levels }: Shaft,
): { readonly car: Figure; readonly level: number } | undefined {
  if (car < 0 || !game.isPlaced(car)) return undefined;
  const level = levels.findIndex((spaces) => spaces.includes(game.space(car)));
  return level < 0 ? undefined : { car, level };
}
