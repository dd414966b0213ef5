import type { Refusal as WayRefusal } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { isEngaged } from '../adjacency.ts';
import { groundOf } from '../movement/ground.ts';
import type { PlannedMove } from '../movement/planned-move.ts';

/** What is in the way on a space, as a more precise reason than the path search's; undefined where there is none. */
export function obstacleReason(
  game: Game,
  move: PlannedMove,
  { reason, at, from }: WayRefusal,
): string | undefined {
  if (reason === 'too-far') return tooFarReason(game, move, at, from);
  if (reason !== 'blocked' && reason !== 'occupied') return undefined;
  const other = game.positions.occupant(at);
  const terrain = game.terrainOf(at);
  if (other >= 0 && game.facts.catalogue.terrain(terrain)?.holds) return `terrain.${terrain}.taken`;
  const inTheWay = other < 0 ? 'object' : standing(game, move.figure, other);
  return inTheWay === undefined ? undefined : `move.${reason}-by-${inTheWay}`;
}

/**
 * Out of reach by its levels: no more spaces away than the figure may move, or higher than the space before it. A way that is
 * drawn may wind, and ground may cost spaces.
 */
function tooFarReason(game: Game, move: PlannedMove, at: number, before?: number): string | undefined {
  const { field } = game;
  const start = game.space(move.figure);
  if (start < 0) return undefined;
  const distance = field.distance(start, at);
  if (distance < 0 || distance > move.number) return undefined;
  const rises = (field.level[at] as number) > (field.level[before ?? start] as number);
  const isBySpaces = before !== undefined || groundOf(game, move).cost.some((cost) => cost > 0);
  return rises || !isBySpaces ? 'move.too-far-up' : undefined;
}

function standing(game: Game, figure: Figure, other: Figure): string | undefined {
  if (game.isObject(other)) return 'object';
  if (game.isEnemy(figure, other)) return 'enemy';
  if (game.controller(other) < 0) return 'neutral';
  if (game.controller(other) !== game.controller(figure) && game.parameters.passes === 'own')
    return 'partner';
  return isEngaged(game, other) ? 'engaged' : 'friend';
}
