import { mayOccupy } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import type { GameSetup } from '../model/setup.ts';
import { figureTable } from '../model/tables.ts';
import type { Game } from '../state/game.ts';
import { hasLabel } from './labels.ts';
import { isLifted } from './on-top.ts';

/** The figures in the interior of an object, in the order of their numbers. */
export function occupantsOf(game: Game, object: Figure): readonly Figure[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isAlive(figure) && objectAround(game, figure) === object && !isLifted(game, figure, object))
      list.push(figure);
  return list;
}

/** The object in whose interior a figure is, -1 for none. */
export function objectAround(game: Game, figure: Figure): Figure {
  return game.objectAround(figure);
}

/** Does a setup have objects that figures can go into? */
export function hasInteriors({
  definitions,
  battlefields = [],
}: Pick<GameSetup, 'definitions' | 'battlefields'>): boolean {
  const isMapped = battlefields.some(({ of }) => of !== undefined);
  return isMapped || definitions.some(({ occupancy, seats }) => (occupancy ?? seats?.length ?? 0) > 0);
}

/** How many places the interior of an object has; 0 where it has none (SS-DO-019, SS-DO-020, SS-INTMAP-011). */
export function placeCount(game: Game, object: Figure): number {
  const { occupancy, seats } = game.definition(object);
  const map = game.facts.objects?.interiorMaps.of(object);
  if (map) return occupancy ?? map.spaces.length - map.closed.length;
  return seats?.length ?? occupancy ?? 0;
}

/**
 * The name of an interior place, undefined where nothing tells it from others. A vehicle without named places has one
 * for its driver, the first (SS-VDO-005, SS-VDO-006); an interior map names the spaces that it marks (SS-INTMAP-006).
 */
export function placeName(game: Game, object: Figure, place: number): string | undefined {
  const { seats } = game.definition(object);
  const map = game.facts.objects?.interiorMaps.of(object);
  if (map) return map.seats[place]?.name;
  if (seats) return seats[place];
  return place === 0 && hasLabel(game, object, 'vehicle') ? driverPlace : undefined;
}

/** The name of the interior place in which a figure is; undefined outside, or where nothing tells it from others. */
export function placeOf(game: Game, figure: Figure): string | undefined {
  const object = objectAround(game, figure);
  return object < 0 ? undefined : placeName(game, object, game.state.read(figureTable.place, figure));
}

/** The interior place of a name; `inside` is the first that nothing tells from others. */
export function placeNamed(game: Game, object: Figure, name: string): number | undefined {
  for (let place = 0; place < placeCount(game, object); place++)
    if ((placeName(game, object, place) ?? 'inside') === name) return place;
  return undefined;
}

/**
 * How the places among which a player picks are called: `place:driver`, and `place:inside` for the one of them that nothing
 * tells from others. A key of a place that is not open is read too, so that it can be refused with its reason.
 */
export function placeKeys(
  game: Game,
  object: Figure,
  options: readonly number[],
): { readonly keyOf: (place: number) => string; readonly readKey: (key: string) => number | undefined } {
  const keyOf = (place: number): string => `place:${placeName(game, object, place) ?? 'inside'}`;
  return {
    keyOf,
    readKey: (key) =>
      options.find((place) => keyOf(place) === key) ?? placeNamed(game, object, key.replace(/^place:/, '')),
  };
}

/** The name of the place whose occupant drives. */
export const driverPlace = 'driver';

/** The figure in the driver space of an object, -1 for none. */
export function driverOf(game: Game, object: Figure): Figure {
  const isDriver = (figure: Figure): boolean =>
    placeName(game, object, placeInsideOf(game, figure)) === driverPlace;
  return occupantsOf(game, object).find(isDriver) ?? -1;
}

/** The number of the interior place where a figure is; on an interior map that of the space that it marks, -1 elsewhere. */
export function placeInsideOf(game: Game, figure: Figure): number {
  const map = game.facts.objects?.interiorMaps.of(objectAround(game, figure));
  if (!map) return game.state.read(figureTable.place, figure);
  return map.seats.findIndex(({ space }) => game.spacesOf(figure).includes(space));
}

/**
 * Interior places that nobody has and where the figure may be; places that nothing tells apart count as one. A map has
 * spaces instead: {@link waysOntoMap}.
 */
export function freePlaces(game: Game, object: Figure, figure: Figure): readonly number[] {
  if (game.facts.objects?.interiorMaps.of(object)) return [];
  const taken = occupantsOf(game, object).map((one) => game.state.read(figureTable.place, one));
  const free: number[] = [];
  let isZoneSeen = false;
  for (let place = 0; place < placeCount(game, object); place++) {
    if (taken.includes(place) || !game.ask(mayOccupy, true, { figure, object, place })) continue;
    if (placeName(game, object, place) === undefined) {
      if (isZoneSeen) continue;
      isZoneSeen = true;
    }
    free.push(place);
  }
  return free;
}
