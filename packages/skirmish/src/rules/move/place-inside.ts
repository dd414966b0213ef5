import type { Figure } from '../../model/numbers.ts';
import { figureTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { setSpaces } from '../basics/set-spaces.ts';

/** Lifts a figure into the interior of an object, to a place there: from now on it stands on no space. */
export function placeInside(run: SkirmishRun, figure: Figure, object: Figure, place: number): void {
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
    by: -1,
  });
}
