import { hasClearSight, isObstructed, seesAnyway } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { bodyOf, sightBetweenZones, zoneOf } from './sight-lines.ts';
import { bestTargetPoint } from './target-points.ts';

/**
 * Sight of one figure on another: 0 none, 1 clear but obstructed, 2 clear. Geometry first (zones or target point, as
 * the ruleset says), then what abilities and covers make of it. A figure never sees itself (SS-SIGHT-016).
 */
export function sightOf(game: Game, viewer: Figure, target: Figure): 0 | 1 | 2 {
  if (viewer === target) return 0;
  const seen = plainSight(game, viewer, target);
  const { hooks } = game;
  if (seen === 0 || !(hooks.isAsked(hasClearSight) || hooks.isAsked(isObstructed))) return seen;
  const pair = { figure: viewer, other: target };
  if (!game.ask(hasClearSight, true, pair)) return 0;
  return game.ask(isObstructed, seen === 1, pair) ? 1 : 2;
}

/** Sight by geometry, or because a rule lets the two see each other past it (SS-STAIR-009); covers and abilities left out. */
export function plainSight(game: Game, viewer: Figure, target: Figure): 0 | 1 | 2 {
  const anyway =
    game.hooks.isAsked(seesAnyway) && game.ask(seesAnyway, false, { figure: viewer, other: target });
  const from = bodyOf(game, viewer, target);
  const to = bodyOf(game, target, viewer);
  return anyway || from === to ? 2 : geometricSight(game, from, to);
}

/** Has the figure clear sight on the other (obstructed or not)? */
export function seesClearly(game: Game, viewer: Figure, target: Figure): boolean {
  return sightOf(game, viewer, target) > 0;
}

/** Sight by geometry alone: 0 none, 1 clear but obstructed, 2 clear; between figures where they stand now. */
export function geometricSight(game: Game, viewer: Figure, target: Figure): 0 | 1 | 2 {
  return game.positions.sight(viewer, target, look);
}

function look(game: Game, viewer: Figure, target: Figure): 0 | 1 | 2 {
  const seen = sightBetweenZones(game, zoneOf(game, viewer, target), zoneOf(game, target, viewer), [
    viewer,
    target,
  ]);
  if (seen === 2) return seen;
  return Math.max(seen, bestTargetPoint(game, viewer, target)?.sight ?? 0) as 0 | 1 | 2;
}
