import {
  figureTable,
  freePlaces,
  instead,
  mayOccupy,
  objectAround,
  placeName,
  placeNamed,
  rules,
  type SkirmishRun,
} from '@scapewright/skirmish';

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
    objectAround(game, figure) < 0 || freePlaces(game, objectAround(game, figure), figure).length === 0
      ? { reason: 'change-seat.none' }
      : undefined,
  hooks: [
    instead('3D', {
      when: (game, { figure }) => {
        const object = objectAround(game, figure);
        return object >= 0 && freePlaces(game, object, figure).length > 0;
      },
      run: (run, { figure, seat }) => changeSeat(run, figure, seat),
    }),
  ],
});

function changeSeat(run: SkirmishRun, figure: number, seat: number): void {
  const { game } = run;
  const object = objectAround(game, figure);
  const place = run.pick({
    seat,
    asks: 'change-seat',
    domain: 'place',
    options: freePlaces(game, object, figure),
    subject: game.keyOf('figure', figure),
    source: 'rule:change-seat',
    keyOf: (at) => `place:${placeName(game, object, at) ?? 'inside'}`,
    readKey: (key) => placeNamed(game, object, key.replace(/^place:/, '')),
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
