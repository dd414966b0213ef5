import type { Refusal as WayRefusal } from '@scapewright/board';
import { answered, type Refusal } from '@scapewright/kernel';
import { engagements } from './adjacency.ts';
import { mayCross, mayEnter, mayFlyOver, mayLeave, mayStand, stops } from './declarations.ts';
import type { Game } from './game.ts';
import { type GroundMove, groundType, isUnfit, stoppingSpace } from './ground.ts';
import { linkRefusal } from './links.ts';
import { flightOf, isBeyondLimit, type PlannedMove } from './movement-query.ts';
import { objectAt } from './objects.ts';
import { obstacleReason } from './obstacle.ts';

/** Why a way may not be taken: the path search's reason, or that of the terrain or hook behind it, and the space. */
export function refusalOfWay(game: Game, move: PlannedMove, refusal: WayRefusal): Refusal {
  const { reason, at } = refusal;
  const source = game.facts.sources[move.source ?? -1]?.key;
  const behind = reasonBehind(game, move, refusal);
  const also = furtherReasons(game, move, refusal);
  return {
    reason: behind ?? `move.${reason}`,
    about: game.field.names[at],
    ...(source ? { source } : {}),
    ...(also.length > 0 ? { also } : {}),
  };
}

/** Why no other number than that of its ability counts, by the kind of the move: normal, special, maneuver. */
const numberReasons: readonly (readonly string[])[] = [[], ['move.begins-special'], ['move.begins-maneuver']];

/** What else stands behind it: what would stop the figure, that it would have to land, a bonus that it does not have, ground that costs more. */
function furtherReasons(game: Game, move: PlannedMove, { reason, at, from }: WayRefusal): readonly string[] {
  if (reason === 'stop-before' && at >= 0) {
    const stop = stopReason(game, move, [at]);
    return stop === undefined ? [] : [stop];
  }
  if (reason === 'rise-too-high') return reasonOfOverhang(game, move, at);
  if (reason === 'wall') return reasonOfWall(game, from ?? game.space(move.figure), at);
  if (reason === 'stopped' && move.unstoppable) return ['move.unstoppable-stopped'];
  if (reason === 'occupied' && flightOf(game, move) > 0) return ['fly.lands'];
  if (reason === 'blocked' || reason === 'object') return reasonNotOver(game, move, at);
  if (reason !== 'too-far') return [];
  const here = game.space(move.figure);
  const terrain = here < 0 ? undefined : game.facts.catalogue.terrain(game.terrainOf(here));
  const there = at < 0 ? undefined : game.terrainOf(at);
  return [
    ...(numberReasons[move.kind] ?? []),
    ...(terrain?.bonus ? [`terrain.${terrain.id}.no-bonus`] : []),
    ...reasonOfOverhang(game, move, at),
    ...(there !== undefined && groundType(game, move, there).cost > 0 ? [`terrain.${there}.cost`] : []),
  ];
}

/** Up onto an overhang the gap below it counts like any other levels (SS-OVER-003, HS-OVER-002). */
function reasonOfOverhang(game: Game, { figure }: PlannedMove, at: number): readonly string[] {
  const { field } = game;
  if (at < 0 || (field.underside[at] as number) === 0) return [];
  const here = game.space(figure);
  return here >= 0 && (field.level[at] as number) > (field.level[here] as number)
    ? ['move.onto-overhang']
    : [];
}

/** A wall of a building stands up to the ceiling, whatever a model leaves open (SS-BLDG-014, SS-INT-003). */
function reasonOfWall({ facts }: Game, from: number, at: number): readonly string[] {
  const building = facts.buildings.around(from) ?? facts.buildings.around(at);
  return building ? ['move.wall-of-building'] : [];
}

/** Why a flyer may not pass over who or what is on the space. */
function reasonNotOver(game: Game, move: PlannedMove, space: number): readonly string[] {
  if (space < 0 || flightOf(game, move) === 0) return [];
  const object = objectAt(game, space);
  if (object?.blocksFlying) return [`object.${object.id}.bars-flying`];
  const other = game.positions.occupant(space);
  const refusal = other < 0 ? undefined : game.refusalOf(mayFlyOver, { figure: move.figure, other });
  return refusal === undefined ? [] : [refusal.reason];
}

function reasonBehind(game: Game, move: PlannedMove, { reason, at, from }: WayRefusal): string | undefined {
  if (at < 0) return undefined;
  const { figure, kind } = move;
  const terrain = game.terrainOf(at);
  switch (reason) {
    case 'stopped':
      return stopReason(game, move, [at]);
    case 'drift':
      return `terrain.${driftingTerrain(game, move, at)}.drift`;
    case 'forbidden':
      if (groundType(game, move, terrain).barred) return `terrain.${terrain}.barred`;
      return game.refusalOf(mayCross, { figure, space: at, kind })?.reason;
    case 'held':
      return holdingReason(game, figure);
    case 'may-not-end':
      if (isUnfit(game, figure, terrain)) return `terrain.${terrain}.unfit`;
      if (isBeyondLimit(game, move, at)) return 'move.flight-limit';
      return game.refusalOf(mayStand, { figure, space: at })?.reason;
    case 'not-a-step':
      return from === undefined ? undefined : linkRefusal(game, figure, from, at);
    default:
      return (
        reasonOfSpace(game, move, reason, at) ??
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
  space: number,
): string | undefined {
  if (!ofSpaces.has(reason)) return undefined;
  const terrain = game.terrainOf(space);
  if (isUnfit(game, figure, terrain)) return `terrain.${terrain}.unfit`;
  const refused =
    game.refusalOf(mayEnter, { figure, space, kind }) ?? game.refusalOf(mayStand, { figure, space });
  return refused?.reason;
}

/** Why the figure may not leave an enemy with which it is engaged now. */
function holdingReason(game: Game, figure: number): string | undefined {
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

/**
 * The reason for which the ground ends a movement that has brought the base onto `entered`, lying now on `stance` (left
 * out: exactly those); undefined where it does not.
 */
export function stopReason(
  game: Game,
  move: GroundMove,
  entered: readonly number[],
  stance: readonly number[] = entered,
): string | undefined {
  const space = stoppingSpace(game, move, entered, stance);
  if (space < 0) return undefined;
  const { figure, kind } = move;
  const terrain = game.terrainOf(space);
  const { stop } = groundType(game, move, terrain);
  let reason = stop > 0 ? `terrain.${terrain}.stop` : undefined;
  answered(game.hooks, game, stops, stop, { figure, space, kind }, (answer, said) => {
    if (Number(answer) > 0) reason ??= said;
  });
  return reason;
}
