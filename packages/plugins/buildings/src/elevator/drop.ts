import type { Space } from '@scapewright/board';
import {
  adjacent,
  answer,
  buildingsOf,
  canStand,
  defeat,
  type Figure,
  fall,
  freePlaces,
  type Game,
  inPlayerOrder,
  isFlyingNow,
  movesOn,
  orderOfRollsMatters,
  placeFigure,
  placeInside,
  rollDamage,
  type Shaft,
  type SkirmishRun,
  stopping,
  stops,
  trigger,
} from '@scapewright/skirmish/author';
import { carOf, isCar } from './car.ts';
import { elevatorShaftMessages } from './elevator-shaft-messages.ts';

/** Where a figure drops to from a level of a shaft: into the car below, else to the bottom; undefined where it stays. */
interface Drop {
  readonly shaft: Shaft;
  readonly level: number;
  readonly car: Figure;
}

function dropFrom(game: Game, figure: Figure, space: Space): Drop | undefined {
  const found = buildingsOf(game.facts).shaftAt(space);
  if (!found || game.terrainOf(space) !== 'elevator-shaft' || isCar(game, figure)) return undefined;
  const { shaft, level } = found;
  const below = carOf(game, shaft);
  if (below && below.level < level) return { shaft, level, car: below.car };
  return level > 0 ? { shaft, level, car: -1 } : undefined;
}

/** Stepping into an open shaft: from its bottom the movement goes on, in a car it is over. */
export const dropHooks = [
  answer(stops, {
    reason: elevatorShaftMessages.drop,
    where: ({ field }) => field.spacesOf('elevator-shaft'),
    answer: (game, { figure, space }) => (dropFrom(game, figure, space) ? stopping.anyPart : undefined),
  }),
  answer(movesOn, {
    reason: elevatorShaftMessages.goesOn,
    answer: (game, { figure, space }) => dropFrom(game, figure, space)?.car === -1 || undefined,
  }),
  trigger('E.figure-enters-space', {
    when: (game, { figure, space, again }) =>
      again === 0 &&
      game.isPlaced(figure) &&
      game.spacesOf(figure).every((one) => game.terrainOf(one) === 'elevator-shaft') &&
      !isFlyingNow(game, figure) &&
      dropFrom(game, figure, space) !== undefined,
    run: (run, { figure, space }) => {
      const drop = dropFrom(run.game, figure, space);
      if (drop?.car === -1) dropToBottom(run, figure, drop);
      else if (drop) dropIntoCar(run, figure, drop.car);
    },
  }),
];

function dropIntoCar(run: SkirmishRun, figure: Figure, car: Figure): void {
  const { game } = run;
  const [place] = freePlaces(game, car, figure);
  if (place === undefined) {
    lose(run, figure);
    return;
  }
  const levels = game.levelOf(figure) - game.levelOf(car);
  run.note(elevatorShaftMessages.ontoCar, { figure, other: car, levels });
  placeInside(run, figure, car, place);
  hitBystanders(run, figure);
  if (game.isAlive(figure) && levels >= game.parameters.fall.from(game.heightOf(figure)))
    fall(run, figure, game.space(car), levels);
}

function dropToBottom(run: SkirmishRun, figure: Figure, { shaft, level }: Drop): void {
  const { game } = run;
  const { field } = game;
  const from = shaft.levels[level] ?? [];
  const spaces = game.spacesOf(figure).map((space) => {
    const isBelow = (one: number): boolean => field.column[one] === field.column[space];
    return from.includes(space) ? ((shaft.levels[0] ?? []).find(isBelow) ?? -1) : -1;
  });
  if (spaces.includes(-1) || !canStand(game, figure, spaces)) {
    lose(run, figure);
    return;
  }
  run.note(elevatorShaftMessages.toBottom, { figure, space: spaces[0] as number });
  placeFigure(run, figure, spaces, { falls: true, beforeFall: () => hitBystanders(run, figure) });
}

function lose(run: SkirmishRun, figure: Figure): void {
  run.note(elevatorShaftMessages.noRoom, { figure });
  defeat(run, figure);
}

/** Everything next to the figure that came down rolls one die: in a car its occupants and the car itself (SS-ELEV-008). */
function hitBystanders(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  const beside: number[] = [];
  for (let other = 0; other < game.figureCount; other++)
    if (other !== figure && game.isAlive(other) && adjacent(game, figure, other)) beside.push(other);
  inPlayerOrder(run, beside, elevatorShaftMessages.bystander, orderOfRollsMatters(run), (other) => {
    run.note(elevatorShaftMessages.bystander, { figure: other, other: figure });
    rollDamage(run, other, 1, ['exposure']);
  });
}
