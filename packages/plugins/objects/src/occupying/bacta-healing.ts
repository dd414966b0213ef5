import type { Seat } from '@scapewright/kernel';
import {
  ability,
  defineMessages,
  type Figure,
  heal,
  keysOfPlaces,
  objectAround,
  occupantsOf,
  placeFigure,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { placesOutside } from '../occupancy/entrances.ts';

/** What is said of it, and the rules behind it. */
const messages = defineMessages('bacta-healing', {
  heals: {
    text: '{other} heals {figure}',
    rules: { '*': ['SWDO-SPEC-003', 'SWDO-SPEC-002', 'SWDO-SPEC-001', 'SWDO-SPEC-006'] },
  },
  letsOut: {
    text: '{other} lets {figure} out',
    rules: { '*': ['SWDO-SPEC-004', 'SWDO-SPEC-005', 'SWDO-SPEC-002'] },
  },
});

/** The tank heals its occupant, or lets it out, whenever a figure of its player reveals an order marker. */
export const bactaHealing = ability({
  id: 'bacta-healing',
  name: 'Bacta Healing',
  text: 'Whenever a figure of the player who controls it reveals an order marker, one wound may be removed from the figure inside, or that figure may exit.',
  messages: messages,
  rules: { '*': ['SWDO-SPEC-001', 'SWDO-SPEC-002', 'SWDO-SPEC-005'] },
  hooks: () => [
    trigger('E.order-marker-revealed', {
      optional: true,
      when: (game, { seat }, source) => {
        const [tank = -1] = game.figuresOf(source.owner);
        return game.isPlaced(tank) && game.controller(tank) === seat && occupantsOf(game, tank).length > 0;
      },
      run: (run, { seat }, source) =>
        tend(run, seat, run.game.figuresOf(source.owner)[0] as number, source.key),
    }),
  ],
});

function tend(run: SkirmishRun, seat: Seat, tank: number, source: string): void {
  const { game } = run;
  const [figure = -1] = occupantsOf(game, tank);
  if (objectAround(game, figure) !== tank) return;
  const places = placesOutside(game, figure, tank);
  const chosen = run.pick({
    seat,
    asks: 'bacta-healing',
    domain: 'place',
    options: places.map((_, at) => at),
    extras: places.length > 0 ? ['heal', 'exit'] : ['heal'],
    subject: game.keyOf('figure', figure),
    source,
    ...keysOfPlaces(game, places),
    defaultReply: -1,
  });
  if (chosen === -1) {
    run.note(messages.heals, { figure, other: tank });
    heal(run, figure, 1);
    return;
  }
  run.note(messages.letsOut, { figure, other: tank });
  const at = chosen >= 0 ? chosen : pickExit(run, seat, figure, places, source);
  placeFigure(run, figure, places[at] as readonly number[]);
}

/** Where the figure comes out, if it was said only that it does. */
function pickExit(
  run: SkirmishRun,
  seat: Seat,
  figure: Figure,
  places: readonly (readonly number[])[],
  source: string,
): number {
  const { game } = run;
  return run.pick({
    seat,
    asks: 'place',
    domain: 'place',
    options: places.map((_, at) => at),
    subject: game.keyOf('figure', figure),
    source,
    ...keysOfPlaces(game, places),
  });
}
