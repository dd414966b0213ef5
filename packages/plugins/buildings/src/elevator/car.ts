import { type Game, hasLabel, occupantsOf, type Shaft, sizes } from '@scapewright/skirmish';

/** Is the figure the car of a shaft? */
export function isCar(game: Game, figure: number): boolean {
  return game.facts.buildings.shaftOfCar(figure) !== undefined;
}

/** The car of a shaft and the place of the level on which it is now, 0 the lowest; undefined without a car. */
export function carOf(
  game: Game,
  { car, levels }: Shaft,
): { readonly car: number; readonly level: number } | undefined {
  if (car < 0 || !game.isPlaced(car)) return undefined;
  const level = levels.findIndex((spaces) => spaces.includes(game.space(car)));
  return level < 0 ? undefined : { car, level };
}

/** Height from which a figure can operate a vehicle (SS-VDO-002). */
const operatorHeight = 4;

/** Does a figure that falls into a car find room there: by number, size, Height, and who may sit at its controls? */
export function hasRoomFor(game: Game, car: number, figure: number): boolean {
  const { occupancy = 0, size } = game.definition(car);
  const own = game.definition(figure);
  if (occupantsOf(game, car).length >= occupancy) return false;
  if (sizes.indexOf(own.size) >= sizes.indexOf(size) || game.heightOf(figure) >= game.heightOf(car))
    return false;
  const isOnlySeat = occupancy === 1 && hasLabel(game, car, 'vehicle');
  const isOperator =
    own.unit === 'hero' &&
    (own.uniqueness === 'unique' || own.uniqueness === 'uncommon') &&
    game.heightOf(figure) >= operatorHeight;
  return !isOnlySeat || isOperator;
}
