import { flights, moveKinds, stopping } from '../../model/codes.ts';
import { mayFall, stops } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { PlaceArgs } from '../../model/steps.ts';
import { engagements, wouldBeEngaged } from '../../queries/adjacency.ts';
import { changesWithPlace } from '../../queries/elsewhere.ts';
import { stoppingSpace } from '../../queries/movement/ground.ts';
import { isPlacing } from '../../queries/movement/links.ts';
import { heightInMove } from '../../queries/movement/move-risks.ts';
import { flightOf } from '../../queries/movement/movement-query.ts';
import type { PlannedMove } from '../../queries/movement/planned-move.ts';
import type { WalkedStep } from '../../queries/movement/walked-step.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { setSpaces } from '../basics/set-spaces.ts';
import { type Destination, isTakenMeanwhile } from './destination.ts';
import { arrive, enter } from './entering.ts';
import { fall, fallOfPlacement } from './fall.ts';
import { noteGround, noteLeaving, noteTurn } from './ground-notes.ts';
import { passedBy, tellPassed } from './passing.ts';
import { noteNoFall, notePassing, noteStep } from './step-notes.ts';
import { engageNew, leftEnemies, swipes } from './swipes.ts';

/** One step on foot: swipes, the new space, the fall, engagements, what entering does (ruling TI-08). False: it is over. */
export function step(
  run: SkirmishRun,
  move: PlannedMove,
  taken: WalkedStep,
  before?: WalkedStep,
  destination?: Destination,
): boolean {
  const { game } = run;
  const { figure } = move;
  const { footprint, drop, from, to } = taken;
  const left = leftEnemies(run, figure, (other) => wouldBeEngaged(game, figure, footprint, other));
  const late = game.ruling('leavingAttackSpace') === 'new';
  if (!late && !swipes(run, figure, left)) return false;
  if (destination && isTakenMeanwhile(run, figure, destination)) return false;
  const engagedBefore = engagements(game, figure);
  const { isLogged } = run;
  if (isLogged) notePassing(run, figure, taken);
  const passed = passedBy(run, figure, taken);
  setSpaces(run, figure, footprint);
  tellPassed(run, figure, passed);
  const held = isHeld(game, move, taken);
  if (isLogged) {
    noteStep(run, figure, taken);
    noteLeaving(run, figure, taken);
  }
  if (late && !swipes(run, figure, left)) return false;
  if (isLogged) {
    noteTurn(run, move, taken, before);
    noteGround(run, move, taken.entered, footprint);
  }
  if (!arrive(run, figure, taken.entered, from)) return false;
  if (falls(game, figure, drop, move)) {
    if (flightOf(game, move) !== flights.none) run.note('fall.on-foot', { figure });
    if (!fall(run, figure, to, drop, undefined, heightInMove(game, figure))) return false;
    run.note('fall.over', { figure });
  } else if (isLogged) noteNoFall(run, move, drop, before?.drop);
  engageNew(run, figure, engagedBefore);
  if (isPlacing(game.field, taken)) {
    run.event('E.figure-placed', placement(game, figure, taken));
    if (game.isPlaced(figure) && !fallOfPlacement(run, figure, to, levelsDown(game, from, to))) return false;
  }
  return game.isPlaced(figure) && enter(run, figure, taken.entered, from) && !held;
}

/**
 * Is something on these spaces now that ends the movement: also what has come there since the way was chosen (SS-MOVE-037), and
 * the ground itself where the figure may no longer be what it was expected to be there?
 */
function isHeld(game: Game, move: PlannedMove, { entered, footprint }: WalkedStep): boolean {
  const { figure, kind } = move;
  if (changesWithPlace(game, figure)) return stoppingSpace(game, move, entered, footprint) >= 0;
  if (game.hooks.answersTo(stops).length === 0) return false;
  return entered.some((space) => game.ask(stops, 0, { figure, space, kind }) === stopping.anyPart);
}

function falls(game: Game, figure: Figure, drop: number, move: PlannedMove): boolean {
  if (drop < game.parameters.fall.from(heightInMove(game, figure))) return false;
  if (flightOf(game, move) !== flights.none && !game.parameters.flyersFallWalking) return false;
  return game.ask(mayFall, true, { figure, kind: move.kind, drop });
}

function placement(game: Game, figure: Figure, { from, to }: WalkedStep): PlaceArgs {
  return {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    space: to,
    from,
    drop: 0,
    by: -1,
  };
}

/**
 * Takes a figure over a way that places it, outside of any movement: swipes from the enemies that it leaves, no levels,
 * no fall (SS-TRANS-008, SS-TRANS-010, SS-TRANS-014). False: it is gone or stopped.
 */
export function transfer(
  run: SkirmishRun,
  figure: Figure,
  taken: Omit<WalkedStep, 'drop' | 'flies'>,
): boolean {
  const move = { figure, kind: moveKinds.normal, number: 0, flight: flights.none, limit: -1 };
  return step(run, move, { ...taken, drop: 0, flies: false });
}

/** Levels from one space down to another; negative: up. */
export function levelsDown({ field }: Game, from: number | undefined, to: number | undefined): number {
  if (from === undefined || to === undefined || from < 0 || to < 0) return 0;
  return (field.level[from] as number) - (field.level[to] as number);
}
