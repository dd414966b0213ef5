import { mayOccupy } from '../declarations.ts';
import type { Game } from '../game.ts';
import { setSpaces } from '../procedures/entering.ts';
import { figureTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { hasLabel } from './labels.ts';

/** The figures in the interior of an object, in the order of their numbers. */
export function occupantsOf(game: Game, object: number): readonly number[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isAlive(figure) && objectAround(game, figure) === object) list.push(figure);
  return list;
}

/** The object in whose interior a figure is, -1 for none. */
export function objectAround(game: Game, figure: number): number {
  return game.state.read(figureTable.inside, figure);
}

/** How many places the interior of an object has; 0 where it has none (SS-DO-019, SS-DO-020). */
export function placeCount(game: Game, object: number): number {
  const { occupancy, seats } = game.definition(object);
  return seats?.length ?? occupancy ?? 0;
}

/**
 * The name of an interior place, undefined where nothing tells it from others. A vehicle without named places has one
 * for its driver, the first (SS-VDO-005, SS-VDO-006).
 */
export function placeName(game: Game, object: number, place: number): string | undefined {
  const { seats } = game.definition(object);
  if (seats) return seats[place];
  return place === 0 && hasLabel(game, object, 'vehicle') ? driverPlace : undefined;
}

/** The interior place of a name; `inside` is the first that nothing tells from others. */
export function placeNamed(game: Game, object: number, name: string): number | undefined {
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
  object: number,
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
export function driverOf(game: Game, object: number): number {
  const isDriver = (figure: number): boolean =>
    placeName(game, object, game.state.read(figureTable.place, figure)) === driverPlace;
  return occupantsOf(game, object).find(isDriver) ?? -1;
}

/** Interior places that nobody has and where the figure may be; places that nothing tells apart count as one. */
export function freePlaces(game: Game, object: number, figure: number): readonly number[] {
  const taken = occupantsOf(game, object).map((one) => game.state.read(figureTable.place, one));
  const free: number[] = [];
  let isZoneSeen = false;
  for (let place = 0; place < placeCount(game, object); place++) {
    if (taken.includes(place) || game.ask(mayOccupy, true, { figure, object, place }) !== true) continue;
    if (placeName(game, object, place) === undefined) {
      if (isZoneSeen) continue;
      isZoneSeen = true;
    }
    free.push(place);
  }
  return free;
}

/** Lifts a figure into the interior of an object, to a place there: from now on it stands on no space. */
export function placeInside(run: SkirmishRun, figure: number, object: number, place: number): void {
  const { game } = run;
  const from = game.space(figure);
  setSpaces(run, figure, []);
  run.write(figureTable.inside, figure, object);
  run.write(figureTable.place, figure, place);
  run.event('E.figure-placed', {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    space: game.space(object),
    from,
    drop: 0,
  });
}
