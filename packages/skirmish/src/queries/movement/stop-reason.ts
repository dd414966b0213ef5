import { answered } from '@scapewright/kernel';
import { stopping } from '../../model/codes.ts';
import { stops } from '../../model/declarations.ts';
import type { Game } from '../../state/game.ts';
import type { GroundMove } from '../../state/ground/kept-ground.ts';
import { groundType, stoppingSpace } from './ground.ts';

/**
 * The reason for which the ground ends a movement that has brought the base onto `entered`, lying now on `stance` (left
 * out: exactly those); undefined where it does not.
 */
export function stopReason(
  game: Game,
  move: GroundMove,
  entered: readonly number[],
  footprint: readonly number[] = entered,
): string | undefined {
  const space = stoppingSpace(game, move, entered, footprint);
  if (space < 0) return undefined;
  const { figure, kind } = move;
  const terrain = game.countedTerrainOf(space);
  const { stop } = groundType(game, move, terrain);
  let reason = stop !== stopping.nobody ? `terrain.${terrain}.stop` : undefined;
  answered(game.hooks, game, stops, stop, { figure, space, kind }, (answer, said) => {
    if (Number(answer) > 0) reason ??= said;
  });
  return reason;
}
