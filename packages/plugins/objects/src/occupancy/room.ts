import {
  type CardDefinition,
  driverPlace,
  type Figure,
  figureTable,
  forbid,
  type Game,
  mayOccupy,
  objectAround,
  occupantsOf,
  placeCount,
  placeInsideOf,
  placeName,
  type SkirmishRun,
  sizeRank,
} from '@scapewright/skirmish/author';
import { occupancyMessages } from './occupancy-messages.ts';

/** Height from which a figure can operate an object (SS-VDO-002). */
const operatorHeight = 4;

/** Whom the interior of an object takes, and at which places. */
export const roomHooks = [
  forbid(mayOccupy, {
    reason: occupancyMessages.size,
    when: (game, { figure, object }) => sizeOf(game, figure) >= sizeOf(game, object),
  }),
  forbid(mayOccupy, {
    reason: occupancyMessages.height,
    when: (game, { figure, object }) => game.heightOf(figure) >= game.heightOf(object),
  }),
  forbid(mayOccupy, {
    reason: occupancyMessages.full,
    when: (game, { object }) =>
      !game.facts.objects?.interiorMaps.of(object) &&
      occupantsOf(game, object).length >= placeCount(game, object),
  }),
  forbid(mayOccupy, {
    reason: occupancyMessages.operatorEvent,
    when: (game, { figure, object, place }) =>
      game.definition(figure).uniqueness === 'event' &&
      isOperatorPlace(game, object, place) &&
      !canOperate(game, figure),
  }),
  forbid(mayOccupy, {
    reason: occupancyMessages.operator,
    when: (game, { figure, object, place }) =>
      isOperatorPlace(game, object, place) && !canOperate(game, figure),
  }),
];

function sizeOf(game: Game, figure: Figure): number {
  return sizeRank(game.definition(figure));
}

/** Is the place one from which the object is driven or operated? Without a place: has the object no other? */
export function isOperatorPlace(game: Game, object: Figure, place: number): boolean {
  if (place < 0) return allPlaces(game, object).every((one) => isOperatorPlace(game, object, one));
  const name = placeName(game, object, place);
  return name === driverPlace || (name !== undefined && name in (game.definition(object).operators ?? {}));
}

function allPlaces(game: Game, object: Figure): readonly number[] {
  return Array.from({ length: placeCount(game, object) }, (_, place) => place);
}

/**
 * Who begins at a driver's place that it may not have, since none was named for it, goes to a free one, or changes places
 * with somebody who may drive (SS-DO-025).
 */
export function settleOccupants(run: SkirmishRun): void {
  const { game } = run;
  for (let figure = 0; figure < game.figureCount; figure++) {
    const object = objectAround(game, figure);
    const own = placeInsideOf(game, figure);
    if (object < 0 || !isOperatorPlace(game, object, own) || canOperate(game, figure)) continue;
    const others = occupantsOf(game, object);
    const taken = others.map((other) => placeInsideOf(game, other));
    const free = Array.from({ length: placeCount(game, object) }, (_, place) => place).find(
      (place) => !taken.includes(place),
    );
    const driver = others.find((other) => canOperate(game, other));
    if (free !== undefined) run.write(figureTable.place, figure, free);
    else if (driver !== undefined) {
      run.write(figureTable.place, figure, placeInsideOf(game, driver));
      run.write(figureTable.place, driver, own);
    }
  }
}

function canOperate(game: Game, figure: Figure): boolean {
  const isEventMeant = game.ruling('eventCountsAsUniqueForSeatsAndItems') === true;
  return isOperator(game.definition(figure), game.heightOf(figure), isEventMeant);
}

/** Unique and Uncommon Heroes of height 4 or more; Event Heroes by ruling (SS-VDO-002). */
export function isOperator(
  { unit, uniqueness }: CardDefinition,
  height: number,
  isEventMeant: boolean,
): boolean {
  if (unit !== 'hero' || uniqueness === 'common' || height < operatorHeight) return false;
  return uniqueness !== 'event' || isEventMeant;
}
