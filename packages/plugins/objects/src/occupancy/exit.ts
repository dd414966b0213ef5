import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import {
  defineMessages,
  type Figure,
  type Game,
  hasInteriors,
  instead,
  isEngaged,
  keysOfPlaces,
  matchTable,
  mayMove,
  moveKinds,
  objectAround,
  occupantsOf,
  placeFigure,
  rules,
  type SkirmishRun,
  swipedByAll,
  trigger,
} from '@scapewright/skirmish/author';
import { isAtEntrance, placesOutside } from './entrances.ts';

/** Where an occupant can be put down beside the object that it is in. */
function waysOut(game: Game, figure: Figure): readonly (readonly number[])[] {
  const object = objectAround(game, figure);
  if (object < 0) return [];
  if (!game.ask(mayMove, true, { figure, kind: moveKinds.none })) return [];
  return placesOutside(game, figure, object);
}

function ownInside(game: Game, object: Figure, seat: Seat): readonly number[] {
  return occupantsOf(game, object).filter((one) => game.controller(one) === seat);
}

/** What is said of it, and the rules behind it. */
const messages = defineMessages('exit', {
  instead: {
    text: '{figure} and its friends may leave {other} instead of a move action',
    rules: { superscape: ['SS-DO-055'] },
  },
  afterMove: {
    text: 'the occupants of {figure} may come out after its move',
    rules: { superscape: ['SS-DO-054'] },
  },
  comesOut: { text: '{figure} comes out to {space}' },
  byExit: { text: '{figure} comes out by a marked exit of {other}', rules: { superscape: ['SS-DO-057'] } },
  noExit: { text: 'no exit of the object leads there', rules: { superscape: ['SS-DO-057'] } },
  noSpace: {
    text: 'no empty space next to the object takes the figure: it stays inside',
    rules: { superscape: ['SS-DO-058', 'SS-DO-056', 'SS-SPACE-014', 'SS-OBJ-143'] },
  },
  notInside: { text: 'the figure is in no object', rules: { superscape: ['SS-OBJ-145'] } },
  swiped: {
    text: '{figure} is swiped at by those with whom it was engaged inside',
    rules: { superscape: ['SS-DO-059'] },
  },
});

/** Coming out: instead of a move action of an occupant, or after the object has moved. */
export const exitRule = rules({
  id: 'exit',
  name: 'Exit',
  text: "Instead of a move action of a figure inside an object, or after its player has moved the object, any of that player's figures may come out onto empty spaces next to it; enemies inside may swipe at those with whom they are engaged.",
  messages: messages,
  rules: { superscape: ['SS-DO-056', 'SS-DO-055', 'SS-DO-054', 'SS-OBJ-145'] },
  wanted: hasInteriors,
  whyNot: (game, figure) => {
    if (objectAround(game, figure) < 0) return { reason: messages.notInside };
    return waysOut(game, figure).length === 0 ? { reason: messages.noSpace } : undefined;
  },
  hooks: [
    ...(['3D', 'X.maneuver'] as const).map((at) =>
      instead(at, {
        when: (game, { figure, seat }) => someCanLeave(game, objectAround(game, figure), seat),
        run: (run, { figure, seat }) => {
          const object = objectAround(run.game, figure);
          run.note(messages.instead, { figure, other: object });
          comeOut(run, object, seat);
        },
      }),
    ),
    trigger('after:3H', {
      optional: true,
      seat: (game, { figure }) => game.controller(figure),
      when: (game, { figure }) =>
        game.isObject(figure) &&
        game.controller(figure) === game.state.read(matchTable.seat, 0) &&
        someCanLeave(game, figure, game.controller(figure)),
      run: (run, { figure }) => {
        run.note(messages.afterMove, { figure });
        comeOut(run, figure, run.game.controller(figure));
      },
    }),
  ],
});

function someCanLeave(game: Game, object: Figure, seat: Seat): boolean {
  return object >= 0 && ownInside(game, object, seat).some((one) => waysOut(game, one).length > 0);
}

/** Each of the player's occupants in turn comes out or stays. */
function comeOut(run: SkirmishRun, object: Figure, seat: Seat): void {
  const { game } = run;
  for (const figure of ownInside(game, object, seat)) {
    const places = waysOut(game, figure);
    if (places.length === 0) {
      run.note(messages.noSpace, { figure });
      continue;
    }
    const chosen = run.pick({
      seat,
      asks: 'exit',
      domain: 'place',
      options: places.map((_, at) => at),
      extras: ['none'],
      subject: game.keyOf('figure', figure),
      source: 'rule:exit',
      ...keysOfPlaces(game, places),
      whyNot: (at) => ({
        reason: isNoExit(game, object, at - places.length) ? messages.noExit : messages.noSpace,
      }),
    });
    if (chosen >= 0) leave(run, figure, object, places[chosen] as readonly number[]);
  }
}

function isNoExit(game: Game, object: Figure, space: Space): boolean {
  return space >= 0 && !isAtEntrance(game, object, [space]);
}

function leave(run: SkirmishRun, figure: Figure, object: Figure, spaces: readonly Space[]): void {
  if (isEngaged(run.game, figure)) run.note(messages.swiped, { figure });
  if (!swipedByAll(run, figure)) return;
  if (run.game.definition(object).entrances) run.note(messages.byExit, { figure, other: object });
  run.note(messages.comesOut, { figure, space: spaces[0] as number });
  placeFigure(run, figure, spaces);
}
