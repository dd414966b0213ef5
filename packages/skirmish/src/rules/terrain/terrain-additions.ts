import type { Space } from '@scapewright/board';
import { type Hex, hexDistance } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { isOnTop } from '../../queries/on-top.ts';
import type { Game } from '../../state/game.ts';
import { buildingsOf } from '../../state/ground/buildings.ts';
import { holdsLadder, isEmpty } from './terrain-pieces.ts';

/** A tile to be laid: on a space, or where no space is. Tiles of one list that touch, are of one terrain and one level are one piece. */
export interface LaidTile {
  /** The space on which it is laid, -1 where there is none. */
  readonly space: Space;
  /** The column where there is no space, and the number of its battlefield. */
  readonly hex?: Hex;
  readonly region?: number;
  readonly terrain: string;
  /** Level of its surface. */
  readonly level: number;
  /** Lower face, where it is to lie higher than on what is there: only tiles that lie on something may be laid. */
  readonly underside?: number;
}

/**
 * Why tiles may not be laid so; undefined if they may: they must fit, lie on something with every hex, push nothing
 * aside, and come where nothing is (SS-TADD-001 to SS-TADD-004).
 */
export function additionRefusal(game: Game, tiles: readonly LaidTile[]): Refusal | undefined {
  for (const tile of tiles) {
    const refusal = tile.space < 0 ? newSpaceRefusal(game, tile) : tileRefusal(game, tile);
    if (refusal) return refusal;
  }
  for (const piece of laidPieces(game, tiles)) {
    const tops = piece.map((tile) => topUnder(game, tile));
    const high = Math.max(...tops);
    const low = piece.find((_, at) => tops[at] !== high);
    if (low) return { reason: 'add-terrain.unsupported', about: nameOf(game, low) };
  }
  return undefined;
}

function tileRefusal(game: Game, { space, terrain, level, underside }: LaidTile): Refusal | undefined {
  const { field, facts } = game;
  const about = field.names[space];
  const unit = facts.catalogue.terrain(terrain);
  const top = field.level[space] as number;
  const isFlat = unit?.levels === 0;
  const fits =
    unit !== undefined &&
    field.hex[space] === 0 &&
    field.rung[space] === 0 &&
    !isOnTop(game, space) &&
    buildingsOf(facts).around(space) === undefined;
  if (!isEmpty(game, space) || holdsLadder(game, space)) return { reason: 'add-terrain.occupied', about };
  if (unit?.liesOn === 'nothing') return { reason: `terrain.${terrain}.over`, about };
  if (!fits) return { reason: 'add-terrain.does-not-fit', about };
  if (game.ground.layers(space).at(-1)?.levels === 0)
    return { reason: isFlat ? 'terrain.flat-on-flat' : 'terrain.land-on-flat', about };
  const ceiling = top + (field.clearance[space] as number);
  if ((isFlat ? level < top : level <= top) || level > ceiling)
    return { reason: 'add-terrain.displaces', about };
  if ((isFlat && level > top) || (underside !== undefined && underside > top))
    return { reason: 'add-terrain.unsupported', about };
  return undefined;
}

function newSpaceRefusal(game: Game, tile: LaidTile): Refusal | undefined {
  const { hex, region = 0, terrain, level, underside = 0 } = tile;
  const about = nameOf(game, tile);
  const unit = game.facts.catalogue.terrain(terrain);
  if (!hex || !unit || game.field.columnAt(hex.q, hex.r, region) >= 0)
    return { reason: 'add-terrain.does-not-fit', about };
  if (underside > 0 || (unit.levels === 0 && level > 0)) return { reason: 'add-terrain.unsupported', about };
  return unit.levels === 1 && level < 1 ? { reason: 'add-terrain.does-not-fit', about } : undefined;
}

/** The level on which a tile comes to lie. */
function topUnder({ field }: Game, { space }: LaidTile): number {
  return space < 0 ? 0 : (field.level[space] as number);
}

/** The tiles of a list by pieces: those that touch and make one surface. */
export function laidPieces(game: Game, tiles: readonly LaidTile[]): readonly (readonly LaidTile[])[] {
  const pieces: LaidTile[][] = [];
  const left = [...tiles];
  for (let first = left.shift(); first; first = left.shift()) {
    const piece = [first];
    for (const tile of piece)
      for (const other of [...left])
        if (areOne(game, tile, other)) {
          piece.push(other);
          left.splice(left.indexOf(other), 1);
        }
    pieces.push(piece);
  }
  return pieces;
}

function areOne(game: Game, tile: LaidTile, other: LaidTile): boolean {
  const [a, b] = [hexOf(game, tile), hexOf(game, other)];
  return (
    tile.terrain === other.terrain && tile.level === other.level && hexDistance(a.q, a.r, b.q, b.r) === 1
  );
}

function hexOf({ field }: Game, { space, hex }: LaidTile): Hex {
  if (space < 0) return hex ?? { q: 0, r: 0 };
  return { q: field.q[space] as number, r: field.r[space] as number };
}

function nameOf(game: Game, tile: LaidTile): string | undefined {
  return tile.space < 0 ? undefined : game.field.names[tile.space];
}
