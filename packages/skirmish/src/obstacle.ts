import type { Refusal as WayRefusal } from '@scapewright/board';
import { isEngaged } from './adjacency.ts';
import type { Game } from './game.ts';
import type { PlannedMove } from './movement-query.ts';

/** What is in the way on a space, as a more precise reason than the path search's; undefined where there is none. */
export function obstacleReason(
  game: Game,
  move: PlannedMove,
  { reason, at }: Pick<WayRefusal, 'reason' | 'at'>,
): string | undefined {
  if (reason === 'too-far') return tooFarReason(game, move, at);
  if (reason !== 'blocked' && reason !== 'occupied') return undefined;
  const other = game.positions.occupant(at);
  const inTheWay = other < 0 ? 'object' : standing(game, move.figure, other);
  return inTheWay === undefined ? undefined : `move.${reason}-by-${inTheWay}`;
}

/** Out of reach by its levels alone: fewer spaces away than the figure may move. */
function tooFarReason(game: Game, { figure, number }: PlannedMove, at: number): string | undefined {
  const from = game.space(figure);
  if (from < 0) return undefined;
  const distance = game.field.distance(from, at);
  return distance >= 0 && distance <= number ? 'move.too-far-up' : undefined;
}

function standing(game: Game, figure: number, other: number): string | undefined {
  if (game.isObject(other)) return 'object';
  if (game.isEnemy(figure, other)) return 'enemy';
  if (game.controller(other) < 0) return 'neutral';
  if (game.controller(other) !== game.controller(figure) && game.parameters.passes === 'own')
    return 'partner';
  return isEngaged(game, other) ? 'engaged' : 'friend';
}
