import type { Reach } from '@scapewright/board';
import type { Choice } from '@scapewright/kernel';
import { movements } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import { figureTable, moveTable } from '../../model/tables.ts';
import { canStand } from '../../queries/can-stand.ts';
import { faceAlong } from '../../queries/movement/facing.ts';
import { MoveSearch } from '../../queries/movement/move-search.ts';
import type { PlannedMove } from '../../queries/movement/planned-move.ts';
import {
  type ChosenWay,
  mayTake,
  readRoute,
  routeReply,
  stepsOf,
  wayReply,
} from '../../queries/movement/route.ts';
import { endsAsMeant } from '../../queries/movement/special-ways.ts';
import type { WalkedStep } from '../../queries/movement/walked-step.ts';
import { refusalOfEnd } from '../../queries/refusals/way-refusal.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { MoveArgs } from '../../state/procedure-args.ts';
import { numbersOf } from '../basics/numbered-vars.ts';
import { setSpaces } from '../basics/set-spaces.ts';
import { aimedEnd } from './aim.ts';
import { destinationAt } from './destination.ts';
import { endMovement } from './entering.ts';
import { fly } from './flight.ts';
import type { MoveVars } from './move-vars.ts';
import { step } from './step.ts';
import { noteBeginning, noteEnd } from './step-notes.ts';

/**
 * 3G: the way is chosen, then walked space by space; whatever rolls dice on it does so where it happens (SS-MOVE-047).
 * Variable `again` is 1 where a rule has put the figure elsewhere and it may go on with what is left of `number`.
 */
export function walk(run: SkirmishRun, vars: MoveVars): Partial<MoveVars> {
  const { game } = run;
  const figure = vars.figure;
  const row = vars.move;
  if (!game.isPlaced(figure)) return { again: 0 };
  const planned = plannedMoveOf(game, vars);
  const search = run.recall(() => new MoveSearch(game, planned));
  const { ends } = search;
  const meant = endsAsMeant(game, planned, undefined);
  const options = meant
    ? ends.ends.filter((end) => ends.spacesOf(end).every((at) => meant[at] === 1))
    : ends.ends;
  if (options.length === 0) {
    run.note('move.too-far', { figure });
    endMovement(run, figure);
    return { again: 0 };
  }
  const aimed = aimedEnd(vars, ends);
  if (aimed === -1) {
    const refusal = refusalOfEnd(game, planned, ends, numbersOf(vars, 'to')[0] as number);
    run.note(refusal?.reason ?? 'move.too-far', { figure });
    endMovement(run, figure);
    return { again: 0 };
  }
  const choice: Choice = {
    seat: vars.seat,
    asks: 'path',
    shape: 'path',
    domain: 'space',
    options,
    subject: game.keyOf('figure', figure),
    source: 'move.path',
    keyOf: (end) => endKey(game, ends, end),
    readKey: (key) => endOf(game, ends, key),
    partsOf: (end) => ends.spacesOf(end),
    wayTo: (end) => routeReply(search.route(end)),
    readWay: (way) => wayReply(game, planned, way),
    mayTake: (way) => mayTake(game, planned, search, way),
    whyNot: (space) => refusalOfEnd(game, planned, ends, space),
    preview: (end) => ({ cost: ends.cost(end), risk: search.risk(end) }),
    defaultReply: options[0] as number,
  };
  const reply = aimed === undefined ? run.pickSeveral(choice) : routeReply(search.route(aimed));
  const way = readRoute(reply);
  follow(run, figure, row, way, planned, search);
  const left = planned.number - way.cost;
  const again =
    game.isPlaced(figure) && run.read(figureTable.stopped, figure) === movements.relocated && left > 0;
  if (again) run.write(figureTable.stopped, figure, movements.goesOn);
  else endMovement(run, figure);
  return { again: again ? 1 : 0, number: left };
}

/** The move that is open: as the variables of the procedure `move` have it. */
export function plannedMoveOf(game: Game, vars: MoveArgs): PlannedMove {
  return {
    figure: vars.figure,
    kind: vars.kind,
    number: vars.number,
    flight: vars.flight,
    limit: vars.limit,
    unstoppable: vars.unstoppable === 1,
    source: vars.source,
    ends: vars.ends,
    endsBy: (vars.endsBy ?? 0) - 1,
    ...throughOf(game, vars),
    ...(vars.further === 1 ? { further: true } : {}),
  };
}

/** The terrain that the move has to enter: variable `through` is its number, counted from 1. */
function throughOf(game: Game, vars: MoveArgs): Pick<PlannedMove, 'through'> {
  const number = vars.through ?? 0;
  if (number === 0) return {};
  const through = game.facts.catalogue.terrainIds()[number - 1];
  return through === undefined ? {} : { through };
}

function endKey(game: Game, found: Reach, end: number): string {
  return `space:${found
    .spacesOf(end)
    .map((space) => game.field.names[space])
    .join('+')}`;
}

function endOf(game: Game, found: Reach, key: string): number | undefined {
  const names = key.replace(/^space:/, '').split('+');
  const spaces = names.map((name) => game.field.spaceOf(name));
  if (spaces.includes(-1)) return undefined;
  const end = found.keyOf(spaces);
  return end < 0 ? undefined : end;
}

/** Walks a way: steps, take-off, landing. Ends where the figure is defeated or stopped. */
export function follow(
  run: SkirmishRun,
  figure: Figure,
  row: number,
  way: ChosenWay,
  move: PlannedMove,
  search: Pick<MoveSearch, 'query'>,
): void {
  const { game } = run;
  const steps = stepsOf(game, figure, search, way);
  const { cost } = way;
  const before = game.spacesOf(figure);
  const destination = destinationAt(game, way.end);
  run.write(figureTable.movedSpaces, figure, run.read(figureTable.movedSpaces, figure) + cost);
  if (steps.length > 0) run.write(figureTable.moved, figure, 1);
  run.write(moveTable.spent, row, run.read(moveTable.spent, row) + cost);
  if (run.isLogged) noteBeginning(run, move, way, steps.length);
  const walked = steps.length - way.flown;
  let goesOn = true;
  let done = 0;
  for (; done < walked && goesOn; done++) {
    const isLast = done === steps.length - 1;
    const taken = steps[done] as WalkedStep;
    goesOn = step(run, move, taken, steps[done - 1], isLast ? destination : undefined);
  }
  if (!goesOn && game.isPlaced(figure) && !canStand(game, figure, game.spacesOf(figure)))
    putBack(run, figure, [before, ...steps.slice(0, done).map(({ footprint }) => footprint)]);
  if (goesOn && way.flown > 0) {
    run.write(moveTable.flying, row, 1);
    fly(run, move, steps.slice(walked), destination);
  } else if (way.end.length > 1 && game.isPlaced(figure)) settle(run, figure, way.end, steps.length > 0);
  if (game.isPlaced(figure)) faceAlong(run, figure, before, steps);
  if (run.isLogged) noteEnd(run, move, steps.length > 0);
}

/** A stop that the way did not foresee has come where the base cannot lie: it returns to where it last could (SS-MOVE-031, SS-BASE-006). */
function putBack(run: SkirmishRun, figure: Figure, stances: readonly (readonly number[])[]): void {
  const rest = stances.findLast((footprint) => canStand(run.game, figure, footprint)) as readonly number[];
  setSpaces(run, figure, rest);
  run.note('move.put-back', { figure, space: rest[0] as number });
}

/** Lays a larger base down as the way ended; where it has not moved it has been turned round. */
function settle(run: SkirmishRun, figure: Figure, end: readonly number[], moved: boolean): void {
  const now = run.game.spacesOf(figure);
  const same = now.length === end.length && now.every((space) => end.includes(space));
  if (!same) return;
  setSpaces(run, figure, end);
  if (!moved && now[0] !== end[0]) run.note('move.turned', { figure });
}
