import type { Battlefield, MoveQuery, Reach, Route, Space, Refusal as WayRefusal } from '@scapewright/board';
import { moveEnds } from '../../model/codes.ts';
import { extremesOf } from '../../model/extremes.ts';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { wouldBeAdjacent } from '../adjacency.ts';
import { goalOfMove, hasEffect } from '../lasting-effects.ts';
import type { PlannedMove } from './planned-move.ts';

/**
 * The ends of a move that has to enter a terrain: those to which one of the known ways leads through it. Farther ways
 * are taken where they are drawn space by space.
 */
export function endsThrough(game: Game, terrain: string, found: Reach): Reach {
  const routes = new Map<number, Route>();
  for (const end of found.ends) {
    const route = [found.route(end), found.cheapest(end), ...found.alternatives(end)].find((one) =>
      entersTerrain(game, terrain, one.spaces),
    );
    if (route) routes.set(end, route);
  }
  const ends = Int32Array.from(routes.keys());
  const routeOf = (end: number): Route => {
    const route = routes.get(end);
    if (!route) throw new RangeError(`no way through ${terrain} leads to the end ${end}`);
    return route;
  };
  return {
    count: ends.length,
    ends,
    costs: Int32Array.from(ends, (end) => routeOf(end).cost),
    keyOf: (spaces) => {
      const end = found.keyOf(spaces);
      return routes.has(end) ? end : -1;
    },
    spacesOf: (end) => found.spacesOf(end),
    cost: (end) => routes.get(end)?.cost ?? -1,
    risk: (end) => routes.get(end)?.risk ?? -1,
    route: routeOf,
    cheapest: routeOf,
    alternatives: (end) => [routeOf(end)],
    whyNot: (spaces) => found.whyNot(spaces) ?? missing(routes, found.keyOf(spaces), spaces),
  };
}

/** Does a way enter a terrain? */
export function entersTerrain(game: Game, terrain: string, spaces: readonly Space[]): boolean {
  return spaces.some((space) => game.terrainOf(space) === terrain);
}

function missing(
  routes: ReadonlyMap<number, Route>,
  end: number,
  spaces: number | readonly number[],
): WayRefusal | undefined {
  const at = typeof spaces === 'number' ? spaces : (spaces[0] ?? -1);
  return routes.has(end) ? undefined : { reason: 'may-not-end', at };
}

/** What the path search has to know of a move that is limited to levels above or below its start; nothing where no space is beyond them. */
export function withinLevels(
  game: Game,
  move: PlannedMove,
  mayEnd: Uint8Array,
): Pick<MoveQuery, 'flightLimit' | 'tops' | 'mayEnd'> {
  if (!binds(game, move)) return {};
  return { flightLimit: move.limit, tops: topsOf(game), mayEnd: endsWithin(game, move, mayEnd) };
}

/** Is anything on the battlefield, figures on top of its highest space included, beyond the limit of a move? */
function binds(game: Game, { figure, limit }: PlannedMove): boolean {
  const { lowest } = game.field.workspace(extremesOf);
  const top = game.field.workspace(topOfAll).level;
  let tallest = 0;
  for (let other = 0; other < game.figureCount; other++) tallest = Math.max(tallest, game.heightOf(other));
  const start = game.levelOf(figure);
  return top + tallest - start > limit || start - lowest > limit;
}

/** The top of the highest space, object or wall of a battlefield. */
function topOfAll({ level, solidTop, walls }: Battlefield): { readonly level: number } {
  return { level: Math.max(...level, ...solidTop, ...walls.map(({ top }) => top)) };
}

/** Where a move may end that is limited to levels above or below its start, walked or flown. */
function endsWithin(game: Game, move: PlannedMove, mayEnd: Uint8Array): Uint8Array {
  const ends = Uint8Array.from(mayEnd);
  for (let space = 0; space < game.field.count; space++)
    if (isBeyondLimit(game, move, space)) ends[space] = 0;
  return ends;
}

/** Is a space farther above or below the start than the move is limited to? */
export function isBeyondLimit(game: Game, { figure, limit }: PlannedMove, space: Space): boolean {
  return limit >= 0 && Math.abs((game.field.level[space] as number) - game.levelOf(figure)) > limit;
}

/**
 * Where a move may end that has to end next to somebody, or next to no enemy. Of a larger base every space is looked at as the
 * whole base would be.
 */
export function endsAsMeant(
  game: Game,
  { figure, ends = moveEnds.anywhere, endsBy = -1 }: PlannedMove,
  mayEnd: Uint8Array | undefined,
): Uint8Array | undefined {
  if (ends === moveEnds.anywhere) return mayEnd;
  const meant: number[] = [];
  for (let other = 0; other < game.figureCount; other++)
    if (other !== figure && game.isPlaced(other) && isMeant(game, figure, other, ends, endsBy))
      meant.push(other);
  const isWanted = ends !== moveEnds.clearOfEnemies;
  return Uint8Array.from({ length: game.field.count }, (_, space) => {
    if (mayEnd && mayEnd[space] === 0) return 0;
    return meant.some((other) => wouldBeAdjacent(game, figure, [space], other)) === isWanted ? 1 : 0;
  });
}

function isMeant(game: Game, figure: Figure, other: Figure, ends: number, endsBy: number): boolean {
  if (ends === moveEnds.beside) return other === endsBy;
  if (ends === moveEnds.besideGoal) return hasEffect(game, goalOfMove, other);
  return ends === moveEnds.besideFriend ? game.isAlly(figure, other) : game.isEnemy(figure, other);
}

function topsOf(game: Game): Int16Array {
  const { field } = game;
  const tops = new Int16Array(field.count);
  for (let space = 0; space < field.count; space++) {
    const other = game.positions.occupant(space);
    const solid = field.solidTop[space] as number;
    tops[space] = other >= 0 ? Math.max(solid, (field.level[space] as number) + game.heightOf(other)) : solid;
  }
  return tops;
}
