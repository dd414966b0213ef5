import type { Space } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { tokenTable } from '../../model/tables.ts';
import type { Game } from '../../state/game.ts';
import { buildingsOf } from '../../state/ground/buildings.ts';

/** A hex of a terrain piece: the space on whose stack it lies, and its place there, 0 the lowest. */
interface PieceHex {
  readonly space: Space;
  readonly layer: number;
}

/** A physical terrain piece on the battlefield: what is lifted off as one (SS-TREM-002). */
export interface TerrainPiece {
  readonly id: string;
  readonly hexes: readonly PieceHex[];
}

/** The piece on top of a space, with the tiles above it already lifted off: a ladder is one piece (SS-TREM-005). */
function pieceAt(game: Game, space: Space, lifted: ReadonlyMap<number, number>): TerrainPiece | undefined {
  const { field, ground } = game;
  if (field.rung[space] === 1) {
    const id = field.pieceOf(space) ?? '';
    const rungs = spacesWhere(game, (one) => field.rung[one] === 1 && field.pieceOf(one) === id);
    return { id, hexes: rungs.map((rung) => ({ space: rung, layer: 0 })) };
  }
  const at = ground.layers(space).length - 1 - (lifted.get(space) ?? 0);
  const layer = ground.layers(space)[at];
  if (!layer) return undefined;
  const { piece: id } = layer;
  const hexes = spacesWhere(game, (one) => field.rung[one] === 0).flatMap((one) => {
    const place = ground.layers(one).findIndex((other) => other.piece === id);
    return place < 0 ? [] : [{ space: one, layer: place }];
  });
  return { id, hexes };
}

/**
 * The pieces that a list of spaces chooses, the upper ones first: the topmost of each space, and of a space that is
 * listed twice the two topmost.
 */
export function piecesChosen(game: Game, spaces: readonly Space[]): readonly TerrainPiece[] {
  const pieces: TerrainPiece[] = [];
  const listed = new Map<number, number>();
  for (const space of spaces) {
    const times = listed.get(space) ?? 0;
    listed.set(space, times + 1);
    const piece = pieceAt(game, space, new Map([[space, times]]));
    if (piece && !pieces.some(({ id }) => id === piece.id)) pieces.push(piece);
  }
  const highest = (piece: TerrainPiece): number =>
    Math.max(...piece.hexes.map(({ space, layer }) => game.ground.layers(space)[layer]?.top ?? 0));
  return pieces.sort((a, b) => highest(b) - highest(a));
}

/**
 * Why the pieces of these spaces cannot be taken away together; undefined if they can. The tests are made for the set:
 * only what is not among them counts (SS-TREM-004, SS-TREM-009 to SS-TREM-013).
 */
export function removalRefusal(game: Game, spaces: readonly Space[]): Refusal | undefined {
  const pieces = piecesChosen(game, spaces);
  const chosen = new Set(pieces.map(({ id }) => id));
  if (pieces.length === 0) return { reason: 'remove-terrain.nothing' };
  for (const { hexes } of pieces)
    for (const hex of hexes) {
      const refusal = hexRefusal(game, hex, chosen);
      if (refusal) return refusal;
    }
  return collapseRefusal(game, pieces);
}

function hexRefusal(
  game: Game,
  { space, layer }: PieceHex,
  chosen: ReadonlySet<string>,
): Refusal | undefined {
  const { field, ground } = game;
  const about = field.names[space];
  if (field.rung[space] === 1)
    return isEmpty(game, space) ? undefined : { reason: 'remove-terrain.occupied', about };
  const layers = ground.layers(space);
  const terrain = layers[layer]?.terrain ?? '';
  if (game.facts.catalogue.terrain(terrain)?.fixed) return { reason: `terrain.${terrain}.fixed`, about };
  if (game.facts.objects?.interiorMaps.in(field.region[space] as number))
    return { reason: 'remove-terrain.of-interior', about };
  if (isOfBuilding(game, space) && layers[layer]?.levels !== 0)
    return { reason: 'remove-terrain.of-building', about };
  if (layers.slice(layer + 1).some((upper) => !chosen.has(upper.piece)))
    return { reason: 'remove-terrain.covered', about };
  if (!isEmpty(game, space)) return { reason: 'remove-terrain.occupied', about };
  if (layers[layer]?.levels !== 0 && isNeeded(game, space, chosen))
    return { reason: 'remove-terrain.needed', about };
  return undefined;
}

/** Floors, roofs and all that stands under a building are parts of it, but for what is laid on its floors. */
function isOfBuilding({ field, facts }: Game, space: Space): boolean {
  const column = field.column[space] as number;
  for (let at = field.columnStart[column] as number; at < (field.columnStart[column + 1] as number); at++) {
    const other = field.columnSpaces[at] as number;
    if (buildingsOf(facts).around(other) ?? buildingsOf(facts).filling(other)) return true;
  }
  return false;
}

/** Holds the space no figure, object or token? */
export function isEmpty(game: Game, space: Space): boolean {
  if (game.positions.occupant(space) >= 0 || (game.field.solidAt[space] as number) >= 0) return false;
  const { state } = game;
  for (let row = 0; row < state.rows('token'); row++)
    if (state.read(tokenTable.space, row) === space && state.read(tokenTable.removed, row) === 0)
      return false;
  return true;
}

/** Does a ladder or an object on its border need the space as it is? */
function isNeeded(game: Game, space: Space, chosen: ReadonlySet<string>): boolean {
  const { field } = game;
  const level = field.level[space] as number;
  for (const wall of field.walls) {
    if (chosen.has(wall.id) || isWallOfBuilding(game, wall.id)) continue;
    const isLadder = carriesLadder(game, wall.id);
    for (const { a, b } of wall.borders) {
      if (a !== space && b !== space) continue;
      if (isLadder ? a === space || wall.top === level : wall.bottom === level) return true;
    }
  }
  return false;
}

/** Does a ladder stand on the space? */
export function holdsLadder(game: Game, space: Space): boolean {
  return game.field.walls.some(
    (wall) => carriesLadder(game, wall.id) && wall.borders.some(({ a }) => a === space),
  );
}

function carriesLadder({ field }: Game, wall: string): boolean {
  return field.plan.spaces.some((space) => space.rung && !space.removed && space.piece === wall);
}

function isWallOfBuilding({ facts }: Game, wall: string): boolean {
  return buildingsOf(facts).all.some(({ id }) => wall.startsWith(`${id}/`));
}

/** Something that hangs over air would lose what it hangs on, or nothing at all would be left. */
function collapseRefusal(game: Game, pieces: readonly TerrainPiece[]): Refusal | undefined {
  const { field, ground } = game;
  const heights = new Map<number, number>();
  for (const { hexes } of pieces)
    for (const { space, layer } of hexes) {
      const under = ground.layers(space)[layer - 1]?.top ?? (field.underside[space] as number);
      heights.set(space, Math.min(heights.get(space) ?? under, under));
    }
  const isLeft = (space: Space): boolean =>
    (heights.get(space) ?? Number.POSITIVE_INFINITY) > (field.underside[space] as number);
  if (!spacesWhere(game, isLeft).length) return { reason: 'remove-terrain.nothing' };
  for (const space of spacesWhere(game, (one) => hangs(game, one) && isLeft(one))) {
    const before = carriersOf(game, space, () => undefined);
    if (before > 0 && carriersOf(game, space, (one) => heights.get(one)) === 0)
      return { reason: 'remove-terrain.collapses', about: field.names[space] };
  }
  return undefined;
}

/** Is the space the top of a slab with air below it? */
function hangs({ field }: Game, space: Space): boolean {
  const under = field.underside[space] as number;
  return field.rung[space] === 0 && under > 0 && under < (field.level[space] as number);
}

/** Masses beside a slab, or beside slabs joined with it, that reach the ground and up past its lower face. */
function carriersOf(game: Game, slab: number, heightOf: (space: Space) => number | undefined): number {
  const { field } = game;
  const joined = [slab];
  let carriers = 0;
  for (const space of joined) {
    const under = field.underside[space] as number;
    const top = field.level[space] as number;
    const end = field.neighbourStart[space * 6 + 6] as number;
    for (let at = field.neighbourStart[space * 6] as number; at < end; at++) {
      const other = field.neighbourSpaces[at] as number;
      const height = heightOf(other) ?? (field.level[other] as number);
      if (height <= under || (field.underside[other] as number) >= top || field.rung[other] === 1) continue;
      if (!hangs(game, other)) carriers++;
      else if (!joined.includes(other)) joined.push(other);
    }
  }
  return carriers;
}

function spacesWhere({ field }: Game, wanted: (space: Space) => boolean): number[] {
  const list: number[] = [];
  for (let space = 0; space < field.count; space++)
    if (field.exists[space] === 1 && wanted(space)) list.push(space);
  return list;
}
