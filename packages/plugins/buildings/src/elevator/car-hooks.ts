import type { Space } from '@scapewright/board';
import {
  answer,
  buildingsOf,
  canStand,
  choosePlace,
  defeat,
  type Figure,
  forbid,
  type Game,
  givesWay,
  mayEnter,
  mayFlyOver,
  mayStand,
  placeFigure,
  rollDamage,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { isCar } from './car.ts';
import { elevatorShaftMessages } from './elevator-shaft-messages.ts';

interface Step {
  readonly figure: Figure;
  readonly space: Space;
}

/** Damage dice of a car that comes along (SS-ELEV-012). */
const carDice = 2;

/** The car: it stays in its shaft, fills it, and pushes out whoever is in its way. */
export const carHooks = [
  ...[mayEnter, mayStand].map((question) =>
    forbid<Step>(question, {
      reason: elevatorShaftMessages.carStays,
      where: (game, { figure }) => (isCar(game, figure) ? undefined : []),
      when: (game, { figure, space }) => isCar(game, figure) && !isOwnShaft(game, figure, space),
    }),
  ),
  forbid(mayFlyOver, {
    reason: elevatorShaftMessages.carBlocks,
    when: (game, { other }) => isCar(game, other),
  }),
  answer(givesWay, {
    reason: elevatorShaftMessages.givesWay,
    answer: (game, { figure, other }) => (isCar(game, figure) && !isCar(game, other)) || undefined,
  }),
  trigger('E.figure-enters-space', {
    when: (game, { figure, space }) => isCar(game, figure) && inTheWay(game, figure, space).length > 0,
    run: (run, { figure, space }) => {
      for (const other of inTheWay(run.game, figure, space)) pushOut(run, other, space);
    },
  }),
];

function isOwnShaft(game: Game, car: Figure, space: Space): boolean {
  const shaft = buildingsOf(game.facts).shaftOfCar(car);
  return shaft?.levels.some((spaces) => spaces.includes(space)) ?? false;
}

/** Figures outside the car on a space that it comes to fill. */
function inTheWay(game: Game, car: Figure, space: Space): readonly number[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (figure !== car && game.isPlaced(figure) && game.spacesOf(figure).includes(space)) list.push(figure);
  return list;
}

function pushOut(run: SkirmishRun, figure: Figure, space: Space): void {
  const { game } = run;
  run.note(elevatorShaftMessages.carHits, { figure });
  rollDamage(run, figure, carDice, ['exposure']);
  if (!game.isPlaced(figure)) return;
  const places = floorBeside(game, figure, space);
  if (places.length === 0) {
    run.note(elevatorShaftMessages.crushed, { figure });
    defeat(run, figure);
    return;
  }
  const spaces = choosePlace(run, figure, places, elevatorShaftMessages.pushedOut);
  run.note(elevatorShaftMessages.pushedOut, { figure, space: spaces[0] as number });
  placeFigure(run, figure, spaces);
}

/** Floor spaces of the same level within one space of where the figure was. */
function floorBeside(game: Game, figure: Figure, space: Space): readonly (readonly number[])[] {
  const { field } = game;
  const places: (readonly number[])[] = [];
  const end = field.neighbourStart[space * 6 + 6] as number;
  for (let at = field.neighbourStart[space * 6] as number; at < end; at++) {
    const beside = field.neighbourSpaces[at] as number;
    const isFloor = game.terrainOf(beside) === 'floor' && field.level[beside] === field.level[space];
    if (isFloor && !field.separation(space, beside).divided && canStand(game, figure, [beside]))
      places.push([beside]);
  }
  return places;
}
