import type { Figure } from '../../model/numbers.ts';
import { figureTable } from '../../model/tables.ts';
import { lifted, ridersOf } from '../../queries/on-top.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { setSpaces } from '../basics/set-spaces.ts';

/** Lifts whoever stands on an object: the spaces on top go with it. */
export function liftRiders(run: SkirmishRun, object: Figure): void {
  for (const figure of ridersOf(run.game, object)) {
    setSpaces(run, figure, []);
    run.write(figureTable.inside, figure, object);
    run.write(figureTable.place, figure, lifted);
  }
}
