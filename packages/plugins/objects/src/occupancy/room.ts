import {
  driverPlace,
  forbid,
  type Game,
  mayOccupy,
  occupantsOf,
  placeCount,
  placeName,
  sizes,
} from '@scapewright/skirmish';

interface Asked {
  readonly figure: number;
  readonly object: number;
  readonly place: number;
}

/** Height from which a figure can operate an object (SS-VDO-002). */
const operatorHeight = 4;

/** Whom the interior of an object takes, and at which places. */
export const roomHooks = [
  forbid<Asked>(mayOccupy, {
    reason: 'occupancy.no-interior',
    when: (game, { object }) => placeCount(game, object) === 0,
  }),
  forbid<Asked>(mayOccupy, {
    reason: 'occupancy.size',
    when: (game, { figure, object }) => sizeOf(game, figure) >= sizeOf(game, object),
  }),
  forbid<Asked>(mayOccupy, {
    reason: 'occupancy.height',
    when: (game, { figure, object }) => game.heightOf(figure) >= game.heightOf(object),
  }),
  forbid<Asked>(mayOccupy, {
    reason: 'occupancy.full',
    when: (game, { object }) =>
      !game.facts.interiorMaps.of(object) && occupantsOf(game, object).length >= placeCount(game, object),
  }),
  forbid<Asked>(mayOccupy, {
    reason: 'occupancy.operator',
    when: (game, { figure, object, place }) =>
      isOperatorPlace(game, object, place) && !canOperate(game, figure),
  }),
];

function sizeOf(game: Game, figure: number): number {
  return sizes.indexOf(game.definition(figure).size);
}

/** Is the place one from which the object is driven? Without a place: has the object no other? */
function isOperatorPlace(game: Game, object: number, place: number): boolean {
  if (place >= 0) return placeName(game, object, place) === driverPlace;
  return placeCount(game, object) === 1 && placeName(game, object, 0) === driverPlace;
}

/** Unique and Uncommon Heroes of height 4 or more; Event Heroes by ruling. */
function canOperate(game: Game, figure: number): boolean {
  const { unit, uniqueness } = game.definition(figure);
  if (unit !== 'hero' || uniqueness === 'common' || game.heightOf(figure) < operatorHeight) return false;
  return uniqueness !== 'event' || game.ruling('eventCountsAsUniqueForSeatsAndItems') === true;
}
