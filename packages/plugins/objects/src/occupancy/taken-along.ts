import {
  type Figure,
  type Game,
  objectAround,
  occupantsOf,
  placeInsideOf,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { occupancyMessages } from './occupancy-messages.ts';
import { isOperatorPlace } from './room.ts';

interface Moved {
  readonly figure: Figure;
  readonly from: number;
}

/** Has an object with somebody inside come to another space? */
function hasRiders(game: Game, { figure }: { readonly figure: Figure }): boolean {
  return game.isObject(figure) && game.isPlaced(figure) && occupantsOf(game, figure).length > 0;
}

function noteRiders(run: SkirmishRun, object: Figure): void {
  for (const figure of occupantsOf(run.game, object))
    run.note(occupancyMessages.takenAlong, { figure, other: object });
}

/** What is told when an object is moved from outside with those inside, and when somebody comes to a place that not all may take. */
export const takenAlongHooks = [
  trigger('E.figure-placed', {
    commutes: true,
    when: (game, moved: Moved) => hasRiders(game, moved) && moved.from >= 0,
    run: (run, { figure }) => noteRiders(run, figure),
  }),
  trigger('after:E.figure-knocked-back', {
    commutes: true,
    when: hasRiders,
    run: (run, { figure }) => noteRiders(run, figure),
  }),
  trigger('E.figure-placed', {
    commutes: true,
    when: (game, { figure }) => {
      const object = objectAround(game, figure);
      return object >= 0 && isOperatorPlace(game, object, placeInsideOf(game, figure));
    },
    run: (run, { figure }) => {
      run.note(occupancyMessages.operates, { figure, other: objectAround(run.game, figure) });
      if (run.game.definition(figure).uniqueness === 'uncommon')
        run.note(occupancyMessages.asUnique, { figure });
    },
  }),
];
