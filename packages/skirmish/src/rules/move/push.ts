import { flights, moveKinds } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import { figureTable } from '../../model/tables.ts';
import { engagements } from '../../queries/adjacency.ts';
import { flightOf } from '../../queries/movement/movement-query.ts';
import { stopReason } from '../../queries/movement/stop-reason.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { setSpaces } from '../basics/set-spaces.ts';
import { arrive, enter } from './entering.ts';
import { fall } from './fall.ts';
import { engageNew } from './swipes.ts';

/** Is there room for a figure where it goes from one space to the next: below the slabs over both, above the higher one (SS-OVER-002)? */
export function fitsBetween(game: Game, figure: Figure, from: number, to: number): boolean {
  const { level, clearance } = game.field;
  const floor = Math.max(level[from] as number, level[to] as number);
  const head = floor + game.heightOf(figure);
  return [from, to].every((space) => head <= (level[space] as number) + (clearance[space] as number));
}

/**
 * Moves a figure that does not move itself one space on: it enters and occupies the spaces, with falls and without swipes
 * (SS-KB-006, SS-KB-007, FORCE-PUSH-009). Told under `reason`. `stops`: the ground may end the push there, and does not where
 * a player has chosen its end (FORCE-PUSH-009). False: it goes no further.
 */
export function pushOnto(
  run: SkirmishRun,
  figure: Figure,
  next: readonly number[],
  reason: string,
  { stops = true } = {},
): boolean {
  const { game } = run;
  const before = game.spacesOf(figure);
  const from = game.space(figure);
  const entered = next.filter((space) => !before.includes(space));
  const engagedBefore = engagements(game, figure);
  const drop = game.levelOf(figure) - (game.field.level[next[0] as number] as number);
  setSpaces(run, figure, next);
  run.write(figureTable.moved, figure, 1);
  run.note(reason, { figure, space: next[0] as number });
  const stop = stops
    ? stopReason(game, { figure, kind: moveKinds.maneuver, forced: true }, entered, next)
    : undefined;
  if (!arrive(run, figure, entered, from, 1)) return false;
  if (drop >= game.parameters.fall.from(game.heightOf(figure))) {
    const walked = { figure, kind: moveKinds.maneuver, number: 0, flight: flights.asItCan, limit: -1 };
    const canFly = flightOf(game, walked) !== flights.none;
    if (canFly && !game.parameters.flyersFallWalking) run.note('fall.none', { figure, drop });
    else {
      if (canFly) run.note('fall.on-foot', { figure });
      if (!fall(run, figure, next[0] as number, drop)) return false;
    }
  }
  engageNew(run, figure, engagedBefore);
  if (!game.isPlaced(figure) || !enter(run, figure, entered, from, 1)) return false;
  if (stop) run.note(stop, { figure, space: next[0] as number });
  return stop === undefined;
}
