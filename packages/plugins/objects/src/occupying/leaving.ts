import {
  type Card,
  defineMessages,
  type Figure,
  type Game,
  hasInteriors,
  isActivated,
  keysOfPlaces,
  objectAround,
  placeFigure,
  rules,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { placesOutside } from '../occupancy/entrances.ts';

/** What is said of it, and the rules behind it. */
const messages = defineMessages('exit', {
  comesOut: { text: '{figure} comes out to {space}' },
  turnFollows: {
    text: '{figure} takes its turn, and leaves no engagement by coming out',
    rules: { '*': ['SWDO-EXIT-004'] },
  },
  noSpace: {
    text: 'no empty space next to the object takes the figure: it stays inside',
    rules: { '*': ['SWDO-EXIT-003', 'SWDO-EXIT-002'] },
  },
  notInside: { text: 'the figure is in no object', rules: { '*': ['SWDO-EXIT-001'] } },
});

/** Out of the object when the marker of the occupant's card has been revealed, before anybody moves. */
export const leaveRule = rules({
  id: 'exit',
  name: 'Exit',
  text: 'When an order marker on its card has been revealed, before it moves, a figure may leave its object for an empty space next to it, and then takes its turn.',
  messages: messages,
  rules: { '*': ['SWDO-EXIT-001', 'SWDO-EXIT-002'] },
  wanted: hasInteriors,
  whyNot: (game, figure) => {
    if (objectAround(game, figure) < 0) return { reason: messages.notInside };
    return canLeave(game, figure) ? undefined : { reason: messages.noSpace };
  },
  hooks: [
    trigger('2.activated', {
      when: (game, { card }) => leavers(game, card).length > 0,
      run: (run, { card }) => {
        const { game } = run;
        for (const figure of leavers(game, card))
          if (
            canLeave(game, figure) &&
            run.may(game.controller(figure), 'exit', 'rule:exit', game.keyOf('figure', figure))
          )
            leave(run, figure);
      },
    }),
  ],
});

/** The figures of a card that are activated and may come out of the objects in which they are. */
function leavers(game: Game, card: Card): readonly number[] {
  return game.figuresOf(card).filter((figure) => isActivated(game, figure) && canLeave(game, figure));
}

function canLeave(game: Game, figure: Figure): boolean {
  const object = objectAround(game, figure);
  return object >= 0 && placesOutside(game, figure, object).length > 0;
}

function leave(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  const places = placesOutside(game, figure, objectAround(game, figure));
  const chosen = run.pick({
    seat: game.controller(figure),
    asks: 'exit',
    domain: 'place',
    options: places.map((_, at) => at),
    subject: game.keyOf('figure', figure),
    source: 'rule:exit',
    ...keysOfPlaces(game, places),
    whyNot: () => ({ reason: messages.noSpace }),
  });
  const place = places[chosen] as readonly number[];
  run.note(messages.comesOut, { figure, space: place[0] as number });
  placeFigure(run, figure, place);
  run.note(messages.turnFollows, { figure });
}
