import {
  checkPath,
  type MoveQuery,
  type PathStep,
  type Route,
  reach,
  type Refusal as WayRefusal,
} from '@scapewright/board/core';
import type { Refusal } from '@scapewright/kernel';
import type { Game } from './game.ts';
import { moveQuery, type PlannedMove } from './movement-query.ts';
import { entersTerrain } from './through-terrain.ts';
import { refusalOfWay } from './way-refusal.ts';

/** What a recorded path reply says: how many of its last spaces are flown, its cost, where the base ends, the spaces in order. */
export interface ChosenWay {
  readonly flown: number;
  readonly cost: number;
  readonly end: readonly number[];
  readonly spaces: readonly number[];
}

/** A way as the recorded reply of a path decision: `[flown, cost, size of the base, ...end, ...spaces]`. */
export function routeReply(route: Pick<Route, 'flown' | 'cost' | 'end' | 'spaces'>): readonly number[] {
  return [route.flown, route.cost, route.end.length, ...route.end, ...route.spaces];
}

/** The way of a recorded reply. */
export function readRoute(reply: readonly number[]): ChosenWay {
  const size = reply[2] ?? 0;
  return {
    flown: reply[0] ?? 0,
    cost: reply[1] ?? 0,
    end: reply.slice(3, 3 + size),
    spaces: reply.slice(3 + size),
  };
}

/** How a drawn way is read: where the base ends, whether and from where it flies. */
export interface DrawnWay {
  readonly spaces: readonly number[];
  readonly end?: readonly number[];
  /** True: takes off at once; false: walks all the way; undefined: as the way needs it. */
  readonly fly?: boolean | undefined;
}

/** The reply to a way drawn space by space, or why it may not be taken. */
export function drawnReply(game: Game, move: PlannedMove, drawn: DrawnWay): readonly number[] | Refusal {
  const query = moveQuery(game, drawn.fly === false ? { ...move, flight: 0 } : move);
  const reading = {
    ...(drawn.end ? { end: drawn.end } : {}),
    ...(drawn.fly === true ? { flown: drawn.spaces.length } : {}),
  };
  const check = checkPath(game.field, query, drawn.spaces, reading);
  if (!check.legal) return refusalOfWay(game, move, endFault(game, query, drawn) ?? check.refusal);
  const flown = check.steps.filter((step) => step.flies).length;
  return routeReply({ flown, cost: check.cost, end: check.end, spaces: drawn.spaces });
}

/** A base that could never lie where a way ends is told so, whatever else is wrong with the way. */
function endFault(game: Game, query: MoveQuery, { end }: DrawnWay): WayRefusal | undefined {
  const fault = end && end.length > 1 ? reach(game.field, query).whyNot(end) : undefined;
  return fault?.reason === 'uneven' ? fault : undefined;
}

/** The same for a way given by space keys; the key `fly` stands before the first space that is flown over. */
export function wayReply(game: Game, move: PlannedMove, way: readonly string[]): readonly number[] | Refusal {
  const spaces: number[] = [];
  let flown = -1;
  for (const key of way) {
    if (key === 'fly') {
      flown = spaces.length;
      continue;
    }
    const space = game.field.spaceOf(key.replace(/^space:/, ''));
    if (space < 0) return { reason: 'move.gap', about: key };
    spaces.push(space);
  }
  const reading = flown < 0 ? {} : { flown: spaces.length - flown };
  const check = checkPath(game.field, moveQuery(game, move), spaces, reading);
  if (!check.legal) return refusalOfWay(game, move, check.refusal);
  if (move.through !== undefined && !entersTerrain(game, move.through, spaces))
    return { reason: 'move.may-not-end', about: way.at(-1) };
  return routeReply({
    flown: check.steps.filter((step) => step.flies).length,
    cost: check.cost,
    end: check.end,
    spaces,
  });
}

/** A step of a way as it is walked. */
export type WalkedStep = Pick<PathStep, 'from' | 'to' | 'stance' | 'entered' | 'drop' | 'flies' | 'link'>;

/** The steps of a chosen way. Single bases without links need no second look at the rules. */
export function stepsOf(game: Game, move: PlannedMove, way: ChosenWay): readonly WalkedStep[] {
  const { field } = game;
  if (way.end.length === 1 && field.linkKinds.length === 0) {
    const walked = way.spaces.length - way.flown;
    let from = game.space(move.figure);
    return way.spaces.map((to, at) => {
      const flies = at >= walked;
      const drop = flies ? 0 : Math.max(0, (field.level[from] as number) - (field.level[to] as number));
      const step = { from, to, stance: [to], entered: flies ? [] : [to], drop, flies, link: undefined };
      from = to;
      return step;
    });
  }
  const check = checkPath(field, moveQuery(game, move), way.spaces, { end: way.end, flown: way.flown });
  return check.legal ? check.steps : [];
}
