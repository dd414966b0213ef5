import type { Space } from '@scapewright/board';
import { hexBeside } from '@scapewright/board';
import type { FurtherBattlefield } from '../../model/setup.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { record } from './terrain-changes.ts';

/** A way to attach a map as it is drawn: its hex `own` comes to lie on the side `direction` of the space `of`. */
export interface Joint {
  readonly own: number;
  readonly of: number;
  readonly direction: number;
}

/** Number of the main battlefield, which maps extend. */
const mainRegion = 0;

/** Is the map of a player still to be attached? */
export function isLoose(
  { field }: Game,
  { by, spaces: [first = -1] = [], region }: FurtherBattlefield,
): boolean {
  return by !== undefined && first >= 0 && field.exists[first] === 1 && field.region[first] === region;
}

/**
 * Every joint of a map with the main battlefield: on no space of it, with each connection point beside a space, and with a
 * free path (SS-CONMAP-004, SS-CONMAP-005, SS-CONMAP-007). Of several connection points the first is the one that is joined.
 */
export function jointsOf(game: Game, map: FurtherBattlefield): readonly Joint[] {
  const { field } = game;
  const { spaces = [], connections = [] } = map;
  const owns = connections.length > 0 ? connections.slice(0, 1) : spaces;
  const joints: Joint[] = [];
  for (const own of owns)
    for (let of = 0; of < field.count; of++) {
      if (field.exists[of] !== 1 || field.region[of] !== mainRegion || field.rung[of] === 1) continue;
      for (let direction = 0; direction < 6; direction++)
        if (fits(game, map, { own, of, direction })) joints.push({ own, of, direction });
    }
  return joints;
}

/** Attaches the map of the joint's hex: from now on it is part of the main battlefield. */
export function attachMap(run: SkirmishRun, joint: Joint): void {
  record(run, { kind: 'attach', space: joint.own, ...placeOf(run.game, joint) });
}

/** The hex on which the joined hex of the map comes to lie. */
function placeOf({ field }: Game, { of, direction }: Joint): { readonly q: number; readonly r: number } {
  return hexBeside({ q: field.q[of] as number, r: field.r[of] as number }, direction);
}

function fits(game: Game, { spaces = [], connections = [] }: FurtherBattlefield, joint: Joint): boolean {
  const { field } = game;
  const { q, r } = placeOf(game, joint);
  const [east, south] = [q - (field.q[joint.own] as number), r - (field.r[joint.own] as number)];
  const hexOf = (space: Space) => ({
    q: (field.q[space] as number) + east,
    r: (field.r[space] as number) + south,
  });
  const columnAt = (hex: { readonly q: number; readonly r: number }): number =>
    field.columnAt(hex.q, hex.r, mainRegion);
  if (spaces.some((space) => columnAt(hexOf(space)) >= 0)) return false;
  const directions = [0, 1, 2, 3, 4, 5];
  const isLinked = (space: Space): boolean =>
    directions.some((direction) => columnAt(hexBeside(hexOf(space), direction)) >= 0);
  if (!connections.every(isLinked)) return false;
  return spaces.some(
    (space) =>
      isFree(game, space) &&
      directions.some((direction) => {
        const column = columnAt(hexBeside(hexOf(space), direction));
        return column >= 0 && hasFreeSide(game, column, (direction + 3) % 6);
      }),
  );
}

/** Is there a space in the column without an object and without a wall on that side? */
function hasFreeSide(game: Game, column: number, side: number): boolean {
  const { field } = game;
  const from = field.columnStart[column] as number;
  const spaces = field.columnSpaces.subarray(from, field.columnStart[column + 1]);
  const isWalled = (space: Space): boolean =>
    field.walls.some(({ edges }) => edges.some(({ a, direction }) => a === space && direction === side));
  return spaces.some((space) => field.rung[space] === 0 && isFree(game, space) && !isWalled(space));
}

/** Stands no object on the space? */
function isFree(game: Game, space: Space): boolean {
  const { field, positions } = game;
  const solid = field.solidAt[space] as number;
  const other = positions.occupant(space);
  return (solid < 0 || field.solids[solid]?.enterable === true) && (other < 0 || !game.isObject(other));
}
