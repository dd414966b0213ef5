import type { Reach, Route, Refusal as WayRefusal } from '@scapewright/board/core';
import type { Game } from './game.ts';

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
export function entersTerrain(game: Game, terrain: string, spaces: readonly number[]): boolean {
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
