import type { Game } from '../game.ts';
import { setSpaces } from '../procedures/entering.ts';
import { figureTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';

/** The figures in the interior of an object, in the order of their numbers. */
export function occupantsOf(game: Game, object: number): readonly number[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isAlive(figure) && game.state.read(figureTable.inside, figure) === object) list.push(figure);
  return list;
}

/** Lifts a figure into the interior of an object, to a place there: from now on it stands on no space. */
export function placeInside(run: SkirmishRun, figure: number, object: number, place: number): void {
  const { game } = run;
  const from = game.space(figure);
  setSpaces(run, figure, []);
  run.write(figureTable.inside, figure, object);
  run.write(figureTable.place, figure, place);
  run.event('E.figure-placed', {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    space: game.space(object),
    from,
    drop: 0,
  });
}

/** The lowest interior place of an object that nobody has, -1 where none is left. */
export function freePlace(game: Game, object: number): number {
  const { occupancy, seats } = game.definition(object);
  const places = seats?.length ?? occupancy ?? 0;
  const taken = occupantsOf(game, object).map((figure) => game.state.read(figureTable.place, figure));
  for (let place = 0; place < places; place++) if (!taken.includes(place)) return place;
  return -1;
}
