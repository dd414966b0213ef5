import type { Refusal, Seat } from '@scapewright/kernel';
import {
  defineMessages,
  type Figure,
  figureTable,
  freePlaces,
  type Game,
  instead,
  mayOccupy,
  objectAround,
  occupantsOf,
  placeInsideOf,
  placeKeys,
  placeName,
  placeNamed,
  rules,
  type SkirmishRun,
} from '@scapewright/skirmish/author';

/** Free places inside the object around a figure that something tells from the one where it is. */
function otherPlaces(game: Game, figure: Figure): readonly number[] {
  const object = objectAround(game, figure);
  if (object < 0) return [];
  const own = placeName(game, object, game.state.read(figureTable.place, figure));
  return freePlaces(game, object, figure).filter((place) => placeName(game, object, place) !== own);
}

/** Why one of the places named is not open to a figure inside: somebody is there, or the figure may not be. */
function placeRefusal(game: Game, figure: Figure, places: readonly string[]): Refusal | undefined {
  const object = objectAround(game, figure);
  for (const name of object < 0 ? [] : places) {
    const place = placeNamed(game, object, name);
    if (place === undefined || place === placeInsideOf(game, figure)) continue;
    if (occupantsOf(game, object).some((other) => placeInsideOf(game, other) === place))
      return { reason: messages.taken, about: game.keyOf('figure', object) };
    const refusal = game.refusalOf(mayOccupy, { figure, object, place });
    if (refusal) return refusal;
  }
  return undefined;
}

/** What is said of it, and the rules behind it. */
const messages = defineMessages('change-seat', {
  done: { text: '{figure} changes places inside {other}' },
  none: { text: 'no other place inside is free for the figure' },
  taken: { text: 'somebody is at that place', rules: { superscape: ['SS-VDO-003', 'SS-DO-051'] } },
});

/** Moving to another place inside, instead of a move action. */
export const changeSeatRule = rules({
  id: 'change-seat',
  name: 'Change seats',
  text: 'Instead of a move action a figure inside an object may go to another free place there.',
  messages: messages,
  rules: { superscape: ['SS-DO-051'] },
  wanted: (setup) => setup.definitions.some(({ seats, occupancy }) => (seats?.length ?? occupancy ?? 0) > 1),
  whyNot: (game, figure, { places }) =>
    placeRefusal(game, figure, places) ??
    (otherPlaces(game, figure).length === 0 ? { reason: messages.none } : undefined),
  hooks: [
    ...(['3D', 'X.maneuver'] as const).map((at) =>
      instead(at, {
        when: (game, { figure }) => otherPlaces(game, figure).length > 0,
        run: (run, { figure, seat }) => changeSeat(run, figure, seat),
      }),
    ),
  ],
});

function changeSeat(run: SkirmishRun, figure: Figure, seat: Seat): void {
  const { game } = run;
  const object = objectAround(game, figure);
  const places = otherPlaces(game, figure);
  const place = run.pick({
    seat,
    asks: 'change-seat',
    domain: 'place',
    options: places,
    subject: game.keyOf('figure', figure),
    source: 'rule:change-seat',
    ...placeKeys(game, object, places),
    whyNot: (at) => game.refusalOf(mayOccupy, { figure, object, place: at }) ?? { reason: messages.none },
  });
  run.write(figureTable.place, figure, place);
  run.note(messages.done, { figure, other: object });
  run.event('E.figure-placed', {
    seat,
    card: game.cardOf(figure),
    figure,
    space: game.space(object),
    from: game.space(object),
    drop: 0,
    by: -1,
  });
}
