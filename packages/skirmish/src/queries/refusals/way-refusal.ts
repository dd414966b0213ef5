import type { Space } from '@scapewright/board';
import {
  checkPath,
  type MoveQuery,
  type PathReading,
  type Reach,
  type Refusal as WayRefusal,
} from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { mayCross, mayEnter, mayLeave, mayStand } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { engagements } from '../adjacency.ts';
import { gameAfterStep } from '../elsewhere.ts';
import { groundType, isUnfit } from '../movement/ground.ts';
import { linkRefusal } from '../movement/links.ts';
import type { PlannedMove } from '../movement/planned-move.ts';
import { isBeyondLimit } from '../movement/special-ways.ts';
import { stopReason } from '../movement/stop-reason.ts';
import { obstacleReason } from './obstacle.ts';
import { furtherReasons, isWalledOff, reasonsOfEnd } from './way-causes.ts';

/** Why a move cannot end on a space; undefined if it can. */
export function refusalOfEnd(game: Game, move: PlannedMove, found: Reach, space: Space): Refusal | undefined {
  const refusal = found.whyNot(space);
  return refusal && refusalOfWay(game, move, refusal, space);
}

/** Why a way drawn space by space may not be taken that {@link drawnWay} does not find. */
export function refusalOfDrawn(
  game: Game,
  move: PlannedMove,
  query: MoveQuery,
  spaces: readonly Space[],
  reading: PathReading,
): Refusal {
  const check = checkPath(game.field, query, spaces, reading);
  if (check.legal) throw new RangeError(`the way to ${game.field.names[spaces.at(-1) ?? -1]} may be taken`);
  return refusalOfWay(game, move, check.refusal);
}

/**
 * Why a way may not be taken: the path search's reason, or that of the terrain or hook behind it, and the space. `end` is where
 * it was to lead.
 */
export function refusalOfWay(game: Game, move: PlannedMove, refusal: WayRefusal, end = -1): Refusal {
  const { reason, at } = refusal;
  const source = game.facts.sources[move.source ?? -1]?.key;
  const behind = reasonBehind(game, move, refusal);
  const also = [
    ...new Set([...furtherReasons(game, move, refusal), ...reasonsOfEnd(game, move.figure, end)]),
  ];
  return {
    reason: behind ?? `move.${reason}`,
    about: game.field.names[at],
    ...(source ? { source } : {}),
    ...(also.length > 0 ? { also } : {}),
  };
}

function reasonBehind(game: Game, move: PlannedMove, { reason, at, from }: WayRefusal): string | undefined {
  if (at < 0) return undefined;
  const { figure, kind } = move;
  const terrain = game.terrainOf(at);
  const there = gameAfterStep(game, figure, at, from);
  switch (reason) {
    case 'gap':
      return game.field.region[at] === game.field.region[game.space(figure)]
        ? undefined
        : 'move.other-battlefield';
    case 'stopped':
      return stopReason(there, move, [at]);
    case 'drift':
      return `terrain.${driftingTerrain(there, move, at)}.drift`;
    case 'forbidden':
      if (groundType(game, move, terrain).barred) return `terrain.${terrain}.barred`;
      return there.refusalOf(mayCross, { figure, space: at, kind })?.reason;
    case 'held':
      return holdingReason(game, figure);
    case 'no-room':
      return isWalledOff(game, from, at) ? 'move.wall' : undefined;
    case 'may-not-end':
      if (isUnfit(game, figure, terrain)) return `terrain.${terrain}.unfit`;
      if (isBeyondLimit(game, move, at)) return 'move.flight-limit';
      return there.refusalOf(mayStand, { figure, space: at })?.reason;
    case 'not-a-step':
      return from === undefined ? undefined : linkRefusal(game, figure, from, at);
    default:
      return (
        reasonOfSpace(there, move, reason, at) ??
        obstacleReason(game, move, { reason, at, ...(from === undefined ? {} : { from }) })
      );
  }
}

/** Reasons behind which a rule of the space itself may stand. */
const ofSpaces: ReadonlySet<WayRefusal['reason']> = new Set([
  'object',
  'blocked',
  'occupied',
  'half-hex',
  'partial-hex',
  'uneven',
]);

/** Why nobody, or not this figure, may enter the space or stand on it, where a rule of the space says so. */
function reasonOfSpace(
  game: Game,
  { figure, kind }: PlannedMove,
  reason: WayRefusal['reason'],
  space: Space,
): string | undefined {
  if (!ofSpaces.has(reason)) return undefined;
  const terrain = game.terrainOf(space);
  if (isUnfit(game, figure, terrain)) return `terrain.${terrain}.unfit`;
  const refused =
    game.refusalOf(mayEnter, { figure, space, kind }) ?? game.refusalOf(mayStand, { figure, space });
  return refused?.reason;
}

/** Why the figure may not leave an enemy with which it is engaged now. */
function holdingReason(game: Game, figure: Figure): string | undefined {
  for (const other of engagements(game, figure)) {
    const refusal = game.refusalOf(mayLeave, { figure, other });
    if (refusal) return refusal.reason;
  }
  return undefined;
}

/** The terrain that makes the figure drift: of the refused space, or else of the battlefield. */
function driftingTerrain(game: Game, move: PlannedMove, at: number): string {
  const here = game.terrainOf(at);
  if (groundType(game, move, here).drifts) return here;
  return game.field.terrains.find((id) => groundType(game, move, id).drifts) ?? here;
}
