import type { MoveQuery, Reach, Route } from '@scapewright/board';
import type { Args, ProcedurePlan, Refusal, Vars } from '@scapewright/kernel';
import { engaged, wouldBeEngaged } from '../adjacency.ts';
import { mayFall, swipeDice } from '../declarations.ts';
import type { Game } from '../game.ts';
import {
  endsOf,
  flightOf,
  isHarmless,
  moveQuery,
  type PlannedMove,
  reachOf,
  swipeRefusal,
} from '../movement-query.ts';
import { type ChosenWay, readRoute, routeReply, stepsOf, type WalkedStep, wayReply } from '../route.ts';
import { baseColumns, figureTable, moveTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { rollDamage } from '../verbs/wounds.ts';
import { refusalOfWay } from '../way-refusal.ts';
import { fall } from './fall.ts';
import { noteBonus, noteGround, noteTerrain, noteTurn } from './ground-notes.ts';
import { noteBeginning, noteEnd, notePassing, noteStep } from './step-notes.ts';

/** 3G: the way is chosen, then walked space by space; whatever rolls dice on it does so where it happens (SS-MOVE-047). */
export function walk(run: SkirmishRun, vars: Readonly<Vars>): void {
  const { game } = run;
  const figure = vars['figure'] as number;
  const row = vars['move'] as number;
  const planned: PlannedMove = {
    figure,
    kind: vars['kind'] as number,
    number: vars['number'] as number,
    flight: vars['flight'] as number,
    limit: vars['limit'] as number,
    unstoppable: vars['unstoppable'] === 1,
  };
  const query = moveQuery(game, planned);
  const ends = endsOf(game, query);
  const found = lazily(() => (isHarmless(query) ? ends : reachOf(game, planned)));
  const reply = run.choose({
    seat: vars['seat'] as number,
    asks: 'path',
    shape: 'path',
    domain: 'space',
    options: ends.ends,
    subject: game.keyOf('figure', figure),
    source: 'move.path',
    keyOf: (end) => endKey(game, ends, end),
    readKey: (key) => endOf(game, ends, key),
    wayTo: (end) =>
      routeReply(safeRoute(query, ends, end) ?? found().route(found().keyOf(ends.spacesOf(end)))),
    readWay: (way) => wayReply(game, planned, way),
    whyNot: (space) => whyNot(game, planned, ends, space),
    preview: (end) => ({ cost: ends.cost(end), risk: found().risk(found().keyOf(ends.spacesOf(end))) }),
    otherwise: ends.ends[0] as number,
  });
  follow(run, figure, row, readRoute(reply as readonly number[]), planned);
}

/** The cheapest way, where nothing on it can cost a wound: then it is the safest too, and no search over risks is needed. */
function safeRoute(query: MoveQuery, ends: Reach, end: number): Route | undefined {
  if (isHarmless(query)) return ends.route(end);
  const { threats, threatWords = 1, enterRisk, fallRisk, base, from } = query;
  if (fallRisk || (base ?? 'single') !== 'single' || query.flight !== 'none') return undefined;
  const route = ends.cheapest(end);
  let at = typeof from === 'number' ? from : (from[0] as number);
  for (const space of route.spaces) {
    if (enterRisk && (enterRisk[space] as number) > 0) return undefined;
    for (let word = 0; threats && word < threatWords; word++) {
      const had = threats[at * threatWords + word] as number;
      if ((had & ~(threats[space * threatWords + word] as number)) !== 0) return undefined;
    }
    at = space;
  }
  return route;
}

function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
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

function whyNot(game: Game, move: PlannedMove, found: Reach, space: number): Refusal | undefined {
  const refusal = found.whyNot(space);
  return refusal && refusalOfWay(game, move, refusal);
}

/** Walks a way: steps, take-off, landing. Ends where the figure is defeated or stopped. */
export function follow(
  run: SkirmishRun,
  figure: number,
  row: number,
  way: ChosenWay,
  move: PlannedMove,
): void {
  const { game } = run;
  const steps = stepsOf(game, move, way);
  const { cost } = way;
  run.write(figureTable.movedSpaces, figure, run.read(figureTable.movedSpaces, figure) + cost);
  if (steps.length > 0) run.write(figureTable.moved, figure, 1);
  run.write(moveTable.spent, row, cost);
  noteBeginning(run, move, cost, steps.length);
  noteBonus(run, move, cost, way.flown > 0);
  const walked = steps.length - way.flown;
  let goesOn = true;
  for (let at = 0; at < walked && goesOn; at++)
    goesOn = step(run, move, steps[at] as WalkedStep, steps[at - 1]);
  if (goesOn && way.flown > 0) {
    run.write(moveTable.flying, row, 1);
    if (takeOff(run, figure)) land(run, move, way.end);
  } else if (way.end.length > 1 && game.isPlaced(figure)) settle(run, figure, way.end);
  noteEnd(run, move, steps.length > 0);
  endMovement(run, figure);
}

/** One step on foot: swipes, the new space, the fall, engagements, what entering does (ruling TI-08). False: it is over. */
function step(run: SkirmishRun, move: PlannedMove, taken: WalkedStep, before?: WalkedStep): boolean {
  const { game } = run;
  const { figure } = move;
  const { stance, drop, from, to } = taken;
  const left = leftEnemies(run, figure, (other) => wouldBeEngaged(game, figure, stance, other));
  const late = game.ruling('leavingAttackSpace') === 'new';
  if (!late && !swipes(run, figure, left)) return false;
  const strangers = enemiesOf(game, figure).filter((other) => !engaged(game, figure, other));
  notePassing(run, figure, taken);
  setSpaces(run, figure, stance);
  noteStep(run, figure, taken);
  if (late && !swipes(run, figure, left)) return false;
  noteTurn(run, move, taken, before);
  noteGround(run, move, taken.entered, stance);
  if (falls(game, figure, drop, move)) {
    if (!fall(run, figure, to, drop)) return false;
    run.note('fall.over', { figure });
  } else if (drop >= game.parameters.fall.from(game.heightOf(figure)))
    run.note('fall.none', { figure, drop });
  for (const other of strangers) if (engaged(game, figure, other)) engage(run, figure, other);
  return enter(run, figure, taken.entered, from);
}

function falls(game: Game, figure: number, drop: number, move: PlannedMove): boolean {
  if (drop < game.parameters.fall.from(game.heightOf(figure))) return false;
  if (flightOf(game, move) > 0 && !game.parameters.flyersFallWalking) return false;
  return game.ask(mayFall, true, { figure, kind: move.kind }) === true;
}

/** The enemies whose engagement a step leaves; those that it keeps are noted. */
function leftEnemies(run: SkirmishRun, figure: number, keeps: (other: number) => boolean): number[] {
  const { game } = run;
  const left: number[] = [];
  for (const other of enemiesOf(game, figure))
    if (engaged(game, figure, other)) {
      if (keeps(other)) run.note('engagement.kept', { figure, other });
      else left.push(other);
    }
  return left;
}

/**
 * Every enemy that the figure leaves may swipe, one after another, by turn order (SS-ENG-006, SS-ENG-018); ruling
 * `leavingAttackSpace` says on which space. False: it is gone.
 */
function swipes(run: SkirmishRun, figure: number, left: number[]): boolean {
  const { game } = run;
  if (left.length === 0) return true;
  if (left.length > 1) run.note('swipe.several', { figure, swipers: left.length });
  const order = game.seatOrder();
  left.sort((a, b) => order.indexOf(game.controller(a)) - order.indexOf(game.controller(b)) || a - b);
  let offered = 0;
  for (const swiper of left) {
    if (!game.isPlaced(figure)) return false;
    const refusal = swipeRefusal(game, figure, swiper);
    if (refusal) {
      run.note(refusal.reason, { figure, by: swiper });
      continue;
    }
    offered++;
    run.call('swipe', {
      figure: swiper,
      other: figure,
      seat: game.controller(swiper),
      card: game.cardOf(swiper),
    });
  }
  if (!game.isPlaced(figure)) return false;
  if (offered > 0) run.note('swipe.over', { figure });
  return true;
}

/** `swipe`: 3F for one enemy that is left; variable `figure` is the one that swipes, `other` the mover. */
export const swipeProcedure: ProcedurePlan<Game> = {
  name: 'swipe',
  steps: [
    { at: 'E.figure-leaves-engagement', args: pairArgs },
    { at: '3F', args: pairArgs, body: (run: SkirmishRun, vars) => swipe(run, vars) },
  ],
};

function swipe(run: SkirmishRun, vars: Readonly<Vars>): void {
  const { game } = run;
  const swiper = vars['figure'] as number;
  const mover = vars['other'] as number;
  if (!game.isAlive(mover) || !game.isAlive(swiper)) return;
  if (!run.may(game.controller(swiper), 'swipe', 'swipe.offered', game.keyOf('figure', swiper))) {
    run.note('swipe.declined', { figure: mover, by: swiper });
    return;
  }
  const dice = game.value(swipeDice, 1, { figure: swiper, other: mover });
  run.note('swipe.taken', { figure: mover, by: swiper });
  rollDamage(run, mover, dice, ['swipe'], swiper, 'swipe');
}

function pairArgs(_game: Game, vars: Vars): Args {
  return {
    seat: vars['seat'] as number,
    card: vars['card'] as number,
    figure: vars['figure'] as number,
    other: vars['other'] as number,
  };
}

/** The figure has come onto new spaces: terrain, tokens and abilities act. False: it is gone or stopped. */
export function enter(run: SkirmishRun, figure: number, spaces: readonly number[], from: number): boolean {
  const { game } = run;
  const terrains: string[] = [];
  for (const space of spaces) {
    const terrain = game.terrainOf(space);
    const again = terrains.includes(terrain) ? 1 : 0;
    terrains.push(terrain);
    if (again === 0) noteTerrain(run, figure, space, from);
    run.event('E.figure-enters-space', {
      seat: game.controller(figure),
      card: game.cardOf(figure),
      figure,
      space,
      from,
      drop: 0,
      again,
    });
    if (!game.isPlaced(figure)) return false;
  }
  return run.read(figureTable.stopped, figure) === 0;
}

function engage(run: SkirmishRun, figure: number, other: number): void {
  run.note('engagement.begins', { figure, other });
  run.event('E.figure-engaged', {
    seat: run.game.controller(figure),
    card: run.game.cardOf(figure),
    figure,
    other,
  });
}

/** A flyer leaves all its engagements at the moment it takes off (SS-SYM-006, HS-FLY-005). */
function takeOff(run: SkirmishRun, figure: number): boolean {
  run.note('fly.takes-off', { figure });
  return swipes(
    run,
    figure,
    leftEnemies(run, figure, () => false),
  );
}

/** Only the space where a flyer lands is entered (SS-SYM-008, HS-FLY-003). */
function land(run: SkirmishRun, move: PlannedMove, end: readonly number[]): void {
  const { game } = run;
  const { figure } = move;
  const before = game.spacesOf(figure);
  setSpaces(run, figure, end);
  run.note('fly.lands', { figure, space: end[0] as number });
  for (const other of enemiesOf(game, figure)) if (engaged(game, figure, other)) engage(run, figure, other);
  const entered = end.filter((space) => !before.includes(space));
  noteGround(run, move, entered, end);
  enter(run, figure, entered, before[0] ?? -1);
}

/** Turns a larger base on its spaces so that it lies as the way ended. */
function settle(run: SkirmishRun, figure: number, end: readonly number[]): void {
  const now = run.game.spacesOf(figure);
  const same = now.length === end.length && now.every((space) => end.includes(space));
  if (!same) return;
  setSpaces(run, figure, end);
  if (now[0] !== end[0]) run.note('move.turned', { figure });
}

/** Movement is over: tokens, items and abilities act (E.movement-ended). */
export function endMovement(run: SkirmishRun, figure: number): void {
  const { game } = run;
  if (!game.isPlaced(figure)) return;
  run.event('E.movement-ended', {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    space: game.space(figure),
    from: -1,
    drop: 0,
  });
}

/** Writes the spaces of a base. */
export function setSpaces(run: SkirmishRun, figure: number, spaces: readonly number[]): void {
  baseColumns.forEach((column, at) => {
    run.write(column, figure, spaces[at] ?? -1);
  });
}

/** Stops the movement that is going on: the move action is over and unused spaces are lost (SS-MOVE-037). */
export function stopMovement(run: SkirmishRun, figure: number): void {
  run.write(figureTable.stopped, figure, 1);
}

function enemiesOf(game: Game, figure: number): number[] {
  const list: number[] = [];
  for (let other = 0; other < game.figureCount; other++)
    if (game.isPlaced(other) && game.isEnemy(figure, other)) list.push(other);
  return list;
}
