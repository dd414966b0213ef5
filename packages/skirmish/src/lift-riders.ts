import { setSpaces } from './procedures/entering.ts';
import { figureTable } from './tables.ts';
import type { SkirmishRun } from './unit.ts';
import { lifted, ridersOf } from './verbs/on-top.ts';

/** Lifts whoever stands on an object: the spaces on top go with it. */
export function liftRiders(run: SkirmishRun, object: number): void {
  for (const figure of ridersOf(run.game, object)) {
    setSpaces(run, figure, []);
    run.write(figureTable.inside, figure, object);
    run.write(figureTable.place, figure, lifted);
  }
}
