import {
  figureTable,
  freePlaces,
  type Game,
  instead,
  mayOccupy,
  objectAround,
  placeKeys,
  placeName,
  rules,
  type SkirmishRun,
} from '@scapewright/skirmish';

/** Free places inside the object around a figure that something tells from the one where it is. */
function otherPlaces(game: Game, figure: number): readonly number[] {
  const object = objectAround(game, figure);
  if (object < 0) return [];
  const own = placeName(game, object, game.state.read(figureTable.place, figure));
  return freePlaces(game, object, figure).filter((place) => placeName(game, object, place) !== own);
}

/** Moving to another place inside, instead of a move action. */
export const changeSeatRule = rules({
  id: 'change-seat',
  name: 'Change seats',
  text: 'Instead of a move action a figure inside an object may go to another free place there.',
  reasons: ['change-seat.done', 'change-seat.none'],
  rules: { superscape: ['SS-DO-051'] },
  lines: {
    'change-seat.done': '{figure} changes places inside {other}',
    'change-seat.none': 'no other place inside is free for the figure',
  },
  wanted: (setup) => setup.definitions.some(({ seats, occupancy }) => (seats?.length ?? occupancy ?? 0) > 1),
  whyNot: (game, figure) =>
    otherPlaces(game, figure).length === 0 ? { reason: 'change-seat.none' } : undefined,
  hooks: [
    instead('3D', {
      when: (game, { figure }) => otherPlaces(game, figure).length > 0,
      run: (run, { figure, seat }) => changeSeat(run, figure, seat),
    }),
  ],
});

function changeSeat(run: SkirmishRun, figure: number, seat: number): void {
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
    whyNot: (at) =>
      game.refusalOf(mayOccupy, { figure, object, place: at }) ?? { reason: 'change-seat.none' },
  });
  run.write(figureTable.place, figure, place);
  run.note('change-seat.done', { figure, other: object });
  run.event('E.figure-placed', {
    seat,
    card: game.cardOf(figure),
    figure,
    space: game.space(object),
    from: game.space(object),
    drop: 0,
  });
}
