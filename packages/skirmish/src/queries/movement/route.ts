import type { Space } from '@scapewright/board';
import { checkPath, drawnWay, type Route } from '@scapewright/board';
import { quoted, type Refusal } from '@scapewright/kernel';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { refusalOfDrawn } from '../refusals/way-refusal.ts';
import type { MoveSearch } from './move-search.ts';
import { moveQuery } from './movement-query.ts';
import type { PlannedMove } from './planned-move.ts';
import { entersTerrain } from './special-ways.ts';
import type { WalkedStep } from './walked-step.ts';

/** What a recorded path reply says: how many of its last spaces are flown, its cost, where the base ends, the spaces in order. */
export interface ChosenWay {
  readonly flown: number;
  readonly cost: number;
  readonly end: readonly number[];
  readonly spaces: readonly Space[];
}

/** A way as the recorded reply of a path decision: `[flown, cost, size of the base, ...end, ...spaces]`. */
export function routeReply(route: Pick<Route, 'flown' | 'cost' | 'end' | 'spaces'>): readonly number[] {
  return [route.flown, route.cost, route.end.length, ...route.end, ...route.spaces];
}

/** The way of a recorded reply. */
export function readRoute(reply: readonly number[]): ChosenWay {
  const spaces = 3 + (reply[2] ?? 0);
  return {
    flown: reply[0] ?? 0,
    cost: reply[1] ?? 0,
    end: partOf(reply, 3, spaces),
    spaces: partOf(reply, spaces, reply.length),
  };
}

/** A part of a reply. Kept replies may be frozen, and what the language has for parts of lists is slow with those. */
function partOf(reply: readonly number[], from: number, to: number): number[] {
  const part: number[] = [];
  for (let at = from; at < to; at++) part.push(reply[at] as number);
  return part;
}

/** The reply to a way drawn space by space, or why it may not be taken; the key `fly` stands before the first space that is flown over. */
export function wayReply(game: Game, move: PlannedMove, way: readonly string[]): readonly number[] | Refusal {
  const spaces: number[] = [];
  let flown = -1;
  for (const key of way) {
    if (key === 'fly') {
      flown = spaces.length;
      continue;
    }
    const space = game.field.spaceOf(key.replace(/^space:/, ''));
    if (space < 0) return { reason: 'move.gap', about: quoted(key) };
    spaces.push(space);
  }
  const reading = flown < 0 ? {} : { flown: spaces.length - flown };
  const query = moveQuery(game, move);
  const route = drawnWay(game.field, query, spaces, reading);
  if (!route) return refusalOfDrawn(game, move, query, spaces, reading);
  if (!entersItsTerrain(game, move, spaces)) return { reason: 'move.may-not-end', about: way.at(-1) };
  return routeReply(route);
}

/** May a way be taken as a recorded reply has it: is it the way to an end, or drawn well, and does it cost and fly what it says? */
export function mayTake(
  game: Game,
  move: PlannedMove,
  search: MoveSearch,
  reply: readonly number[],
): boolean {
  if (reply.length < 3 + (reply[2] as number)) return false;
  const { flown, end, spaces } = readRoute(reply);
  if ([...end, ...spaces].some((space) => !(space >= 0 && space < game.field.count))) return false;
  const key = search.ends.keyOf(end);
  if (key >= 0 && isSame(reply, routeReply(search.route(key)))) return true;
  const route = drawnWay(game.field, search.query, spaces, { flown, end });
  return route !== undefined && isSame(reply, routeReply(route)) && entersItsTerrain(game, move, spaces);
}

/** Does a way go through the terrain through which its move has to go? */
function entersItsTerrain(game: Game, { through }: PlannedMove, spaces: readonly Space[]): boolean {
  return through === undefined || entersTerrain(game, through, spaces);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

/** The steps of a chosen way. Single bases without links need no second look at the rules. */
export function stepsOf(
  game: Game,
  figure: Figure,
  search: Pick<MoveSearch, 'query'>,
  way: ChosenWay,
): readonly WalkedStep[] {
  const { field } = game;
  if (way.end.length === 1 && field.linkKinds.length === 0) {
    const walked = way.spaces.length - way.flown;
    let from = game.space(figure);
    return way.spaces.map((to, at) => {
      const flies = at >= walked;
      const drop = flies ? 0 : Math.max(0, (field.level[from] as number) - (field.level[to] as number));
      const step = { from, to, footprint: [to], entered: flies ? [] : [to], drop, flies, link: undefined };
      from = to;
      return step;
    });
  }
  const check = checkPath(field, search.query, way.spaces, { end: way.end, flown: way.flown });
  return check.legal ? check.steps : [];
}
