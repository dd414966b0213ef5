import type { Space, Refusal as WayRefusal } from '@scapewright/board';
import { forbidden } from '@scapewright/kernel';
import { flights, moveKinds } from '../../model/codes.ts';
import { mayChangeSpecial, mayFlyOver } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { buildingsOf } from '../../state/ground/buildings.ts';
import { objectAt, objectClimbed } from '../../state/objects.ts';
import { gameAfterStep } from '../elsewhere.ts';
import { groundType } from '../movement/ground.ts';
import { linkRefusal, placingLinks } from '../movement/links.ts';
import { flightOf } from '../movement/movement-query.ts';
import type { PlannedMove } from '../movement/planned-move.ts';
import { reasonOfLink } from '../movement/step-reasons.ts';
import { stopReason } from '../movement/stop-reason.ts';

/** Why no other number than that of its ability counts, by the kind of the move: normal, special, maneuver. */
const numberReasons: readonly (readonly string[])[] = [[], ['move.begins-special'], ['move.begins-maneuver']];

/** What else stands behind it: what would stop the figure, that it would have to land, a bonus that it does not have, ground that costs more. */
export function furtherReasons(game: Game, move: PlannedMove, refusal: WayRefusal): readonly string[] {
  return [
    ...reasonsOfKind(game, move, refusal),
    ...reasonOfCar(game, move, refusal.at),
    ...(refusal.cost !== undefined && refusal.reason !== 'too-far' ? ['move.too-far'] : []),
  ];
}

function reasonsOfKind(game: Game, move: PlannedMove, { reason, at, from }: WayRefusal): readonly string[] {
  if (reason === 'stop-before' && at >= 0) {
    const stop = stopReason(gameAfterStep(game, move.figure, at, from), move, [at]);
    return stop === undefined ? [] : [stop];
  }
  if (reason === 'rise-too-high') return reasonOfOverhang(game, move, at);
  if (reason === 'wall' || (reason === 'no-room' && isWalledOff(game, from, at)))
    return reasonOfWall(game, from ?? game.space(move.figure), at);
  if (reason === 'stopped' && move.unstoppable) return ['move.unstoppable-stopped'];
  if (reason === 'uneven') return buildingsOf(game.facts).around(at) ? ['move.no-fit-inside'] : [];
  if (reason === 'not-a-step') return reasonOfPassages(game, from, at);
  if (reason === 'occupied' && flightOf(game, move) !== flights.none)
    return ['fly.lands', ...reasonNotOver(game, move, at)];
  if (reason === 'blocked' || reason === 'object') return reasonNotOver(game, move, at);
  if (reason !== 'too-far') return [];
  const here = game.space(move.figure);
  const there = at < 0 ? undefined : game.terrainOf(at);
  const climbed = here < 0 || at < 0 ? undefined : objectClimbed(game, from ?? here, at);
  return [
    ...(numberReasons[move.kind] ?? []),
    ...(move.kind === moveKinds.special ? reasonsOfSpecial(game, move.figure) : []),
    ...reasonsOfPassage(game, from, at),
    ...reasonsOfBonus(game, [...game.spacesOf(move.figure), at]),
    ...reasonOfOverhang(game, move, at),
    ...(climbed ? [`object.${climbed.unit.id}.climbed`] : []),
    ...(there !== undefined && groundType(gameAfterStep(game, move.figure, at, from), move, there).cost > 0
      ? [`terrain.${there}.cost`]
      : []),
  ];
}

/** What the figure bears or stands on would give it more, but not in a special move. */
function reasonsOfSpecial(game: Game, figure: Figure): readonly string[] {
  const reasons: string[] = [];
  forbidden(game.hooks, game, mayChangeSpecial, { figure, move: 1 }, ({ reason }) => reasons.push(reason));
  return reasons;
}

/** Ground that gives more spaces to those who keep to it from their start: at one end of the way, and not used (SS-URB-003). */
function reasonsOfBonus(game: Game, spaces: readonly Space[]): readonly string[] {
  const grounds = new Set(spaces.filter((space) => space >= 0).map((space) => game.terrainOf(space)));
  return [...grounds]
    .filter((id) => game.facts.catalogue.terrain(id)?.bonus)
    .map((id) => `terrain.${id}.no-bonus`);
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

/** Is it a wall that leaves a flyer no room between two spaces? */
export function isWalledOff({ field }: Game, from: number | undefined, at: number): boolean {
  if (from === undefined || from < 0 || field.directionBetween(from, at) < 0) return false;
  return field.separation(from, at).divided;
}

/** A wall of a building stands up to the ceiling, whatever a model leaves open (SS-BLDG-014, SS-INT-003). */
function reasonOfWall({ facts }: Game, from: number, at: number): readonly string[] {
  const building = buildingsOf(facts).around(from) ?? buildingsOf(facts).around(at);
  return building ? ['move.wall-of-building'] : [];
}

/** The passage between two spaces: its price must be left of the move (SS-TRANS-007). */
function reasonsOfPassage(game: Game, from: number | undefined, at: number): readonly string[] {
  if (from === undefined || from < 0) return [];
  return placingLinks(game.field, from).flatMap(({ to, kind }) =>
    to === at ? [reasonOfLink(game, kind)] : [],
  );
}

/** Two ends of passages that are not those of one: they lead to their own other ends only (SS-TRANS-004, SS-STAIR-006). */
function reasonOfPassages({ field }: Game, from: number | undefined, at: number): readonly string[] {
  const areEnds = [from ?? -1, at].every((space) => space >= 0 && placingLinks(field, space).length > 0);
  return areEnds ? ['move.no-passage'] : [];
}

/** What stands behind it at the end itself: passages that lead there and were not taken, and that it is on another floor (SS-FLOOR-003). */
export function reasonsOfEnd(game: Game, figure: Figure, end: number): readonly string[] {
  const here = game.space(figure);
  if (end < 0 || here < 0) return [];
  const { field, facts } = game;
  const passages = placingLinks(field, end).map(
    ({ to, kind }) => linkRefusal(game, figure, to, end) ?? reasonOfLink(game, kind),
  );
  const building = buildingsOf(facts).around(end);
  const isOtherFloor =
    building !== undefined &&
    buildingsOf(facts).around(here) === building &&
    field.level[here] !== field.level[end];
  return [...new Set(passages), ...(isOtherFloor ? ['move.other-floor'] : [])];
}

/** The car of the shaft in which the space is, if it may not be flown past (SS-ELEV-011). */
function reasonOfCar(game: Game, move: PlannedMove, at: number): readonly string[] {
  const { shaft } = buildingsOf(game.facts).shaftAt(at) ?? {};
  if (!shaft || shaft.car < 0 || shaft.car === move.figure || flightOf(game, move) === flights.none)
    return [];
  const refusal = game.refusalOf(mayFlyOver, { figure: move.figure, other: shaft.car });
  return refusal === undefined ? [] : [refusal.reason];
}

/** Why a flyer may not pass over who or what is on the space. */
function reasonNotOver(game: Game, move: PlannedMove, space: Space): readonly string[] {
  if (space < 0 || flightOf(game, move) === flights.none) return [];
  const object = objectAt(game, space);
  if (object?.blocksFlying) return [`object.${object.id}.bars-flying`];
  const other = game.positions.occupant(space);
  const refusal = other < 0 ? undefined : game.refusalOf(mayFlyOver, { figure: move.figure, other });
  return refusal === undefined ? [] : [refusal.reason];
}
