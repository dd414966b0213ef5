import type { Space } from '@scapewright/board';
import type { Game } from '../../state/game.ts';
import { gameAfterStep, gameAt } from '../elsewhere.ts';
import { groundType } from './ground.ts';
import type { PlannedMove } from './planned-move.ts';
import type { WalkedStep } from './walked-step.ts';

type Step = Pick<WalkedStep, 'from' | 'to' | 'footprint'>;

/**
 * A drift has ended and the figure goes on: in another direction, or off the terrain that made it drift. The log of a move and
 * the explanation of a reach say the same.
 */
export function reasonOfTurn(
  game: Game,
  move: PlannedMove,
  taken: Step,
  before: Step | undefined,
): string | undefined {
  if (!before) return undefined;
  const { field } = game;
  const terrain = game.terrainOf(before.to);
  if (!groundType(gameAt(game, move.figure, before.footprint), move, terrain).drifts) return undefined;
  const same =
    field.directionBetween(before.from, before.to) === field.directionBetween(taken.from, taken.to);
  return same && game.terrainOf(taken.to) === terrain ? undefined : `terrain.${terrain}.drift-turned`;
}

/** A move ends on terrain that makes the figure drift. */
export function reasonOfDriftOver(game: Game, move: PlannedMove, space: Space): string | undefined {
  const terrain = game.terrainOf(space);
  return groundType(gameAfterStep(game, move.figure, space), move, terrain).drifts
    ? `terrain.${terrain}.drift-over`
    : undefined;
}
