import type { Space } from '@scapewright/board';
import {
  addEffect,
  choosePlace,
  defeat,
  endEffects,
  endMovePhase,
  type Figure,
  figuresWith,
  type Game,
  hasEffect,
  inPlayerOrder,
  nearestPlaces,
  occupantsOf,
  placeFigure,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { messages } from './messages.ts';

/** Damage dice of a freefall, whatever the height (SS-SKY-011). */
const freefallDice = 4;

/** Into freefall by entering sky; out of it before the next activation of anybody. */
export const freefallHooks = [
  trigger('E.figure-enters-space', {
    when: (game, { figure, space, again }) =>
      again === 0 &&
      game.terrainOf(space) === 'sky' &&
      game.isPlaced(figure) &&
      !game.has(figure, 'flying') &&
      !hasEffect(game, 'freefall', figure),
    run: (run, { figure }) => {
      run.note(messages.freefall, { figure });
      beginFreefall(run, figure);
      endMovePhase(run, figure);
    },
  }),
  trigger('before:2', {
    when: (game) => figuresWith(game, 'freefall').length > 0,
    run: (run) => {
      const falling = figuresWith(run.game, 'freefall');
      for (const figure of falling) endEffects(run, 'freefall', figure);
      inPlayerOrder(run, falling, messages.landing, true, (figure) => land(run, figure));
    },
  }),
];

function beginFreefall(run: SkirmishRun, figure: Figure): void {
  addEffect(run, { kind: 'freefall', figure, until: 'game' });
}

function land(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  if (!game.isPlaced(figure) || !game.standsOn(figure, 'sky')) {
    run.note(messages.caught, { figure });
    return;
  }
  const places = nearestPlaces(game, figure, (space) => holds(game, space));
  if (places.length === 0) {
    run.note(messages.noLanding, { figure });
    defeat(run, figure);
    // An Event figure survives it with wounds, and is tested again at the next activation (SS-DO-065).
    if (game.isPlaced(figure) && game.standsOn(figure, 'sky')) beginFreefall(run, figure);
    return;
  }
  const spaces = choosePlace(run, figure, places, messages.landing);
  run.note(messages.landing, { figure, space: spaces[0] as number });
  if (occupantsOf(game, figure).length > 0) run.note(messages.withRiders, { figure });
  placeFigure(run, figure, spaces, { fallDice: freefallDice });
}

function holds(game: Game, space: Space): boolean {
  return game.terrainOf(space) !== 'sky' && !game.isTerrainGroup(space, 'outer-space');
}
