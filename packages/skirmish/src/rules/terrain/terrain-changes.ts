import type { Space } from '@scapewright/board';
import type { HookSource, Seat } from '@scapewright/kernel';
import { changeTable } from '../../model/tables.ts';
import { isOnTop } from '../../queries/on-top.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { type ChangeKind, changeKinds } from '../../state/ground/changed-ground.ts';
import { additionRefusal, type LaidTile, laidPieces } from './terrain-additions.ts';
import { piecesChosen, removalRefusal, type TerrainPiece } from './terrain-pieces.ts';

/**
 * Gives a space another terrain, for the rest of the game: a flat tile is laid on land, otherwise the topmost tile is
 * replaced. The top of an object stays what it is.
 */
export function alterTerrain(run: SkirmishRun, space: Space, terrain: string): void {
  if (isOnTop(run.game, space)) {
    run.note('add-terrain.does-not-fit', { space });
    return;
  }
  const level = run.game.field.level[space] as number;
  record(run, { kind: 'alter', space, terrain, level });
  run.note('terrain.added', { space });
}

/**
 * Takes the pieces of these spaces off the battlefield together, for good; where they may not be taken, nothing changes
 * and the reason is noted (SS-TREM-001, SS-TREM-016 to SS-TREM-018). What is no longer connected becomes a battlefield
 * of its own.
 */
export function removeTerrain(run: SkirmishRun, spaces: readonly Space[]): boolean {
  const { game } = run;
  const refusal = removalRefusal(game, spaces);
  if (refusal) {
    run.note(refusal.reason, { space: spaces[0] ?? -1 });
    return false;
  }
  const regions = regionsOf(game);
  for (const { hexes } of piecesChosen(game, spaces)) {
    const space = hexes[0]?.space as number;
    record(run, { kind: 'lift', space });
    run.note('terrain.removed', { space });
  }
  if (regionsOf(run.game) > regions) run.note('terrain.split', { space: spaces[0] as number });
  return true;
}

function regionsOf({ field }: Game): number {
  return new Set(field.region.filter((_, space) => field.exists[space] === 1)).size;
}

/** Lays tiles; where they may not be laid, nothing changes and the reason is noted (SS-TADD-001 to SS-TADD-004). */
export function addTerrain(run: SkirmishRun, tiles: readonly LaidTile[]): boolean {
  const { game } = run;
  const refusal = additionRefusal(game, tiles);
  if (refusal) {
    run.note(refusal.reason, { space: tiles[0]?.space ?? -1 });
    return false;
  }
  const first = run.game.state.rows(changeTable.name);
  laidPieces(game, tiles).forEach((piece, at) => {
    for (const { space, hex, region = 0, terrain, level } of piece) {
      const place =
        space < 0 ? { kind: 'add' as const, space: region, ...hex } : { kind: 'lay' as const, space };
      record(run, { ...place, terrain, level, piece: first + at });
      run.note('terrain.added', { space: space < 0 ? run.game.field.count - 1 : space });
    }
  });
  return true;
}

/** What stands on a space and fills it breaks: it blocks neither moves nor sight any more. */
export function breakObject(run: SkirmishRun, space: Space): void {
  record(run, { kind: 'break', space });
}

/** Notes a change of the ground: from now on the battlefield is another. */
export function record(
  run: SkirmishRun,
  change: {
    readonly kind: ChangeKind;
    readonly space: Space;
    readonly terrain?: string;
    readonly level?: number;
    readonly piece?: number;
    readonly q?: number;
    readonly r?: number;
  },
): void {
  const { kind, space, terrain, level = 0, q = 0, r = 0 } = change;
  const row = run.grow(changeTable);
  const terrains = run.game.facts.catalogue.terrainIds();
  run.write(changeTable.kind, row, changeKinds.indexOf(kind));
  run.write(changeTable.space, row, space);
  run.write(changeTable.terrain, row, terrain === undefined ? 0 : terrains.indexOf(terrain));
  run.write(changeTable.level, row, level);
  run.write(changeTable.piece, row, change.piece ?? row);
  run.write(changeTable.q, row, q);
  run.write(changeTable.r, row, r);
}

/** Which pieces an ability lets a player take away, and how many at most. */
export interface RemovalOffer {
  readonly most: number;
  readonly allows?: (piece: TerrainPiece) => boolean;
}

/** Spaces whose topmost piece can be taken away by itself now: what a player may try without choosing (SS-TREM-015). */
export function removableSpaces(game: Game, allows?: RemovalOffer['allows']): readonly number[] {
  const spaces: number[] = [];
  for (let space = 0; space < game.field.count; space++) {
    if (game.field.exists[space] !== 1) continue;
    const [piece] = piecesChosen(game, [space]);
    if (piece && (allows?.(piece) ?? true) && removalRefusal(game, [space]) === undefined) spaces.push(space);
  }
  return spaces;
}

/**
 * Lets a player take pieces away, one after another, until the number is reached or enough have gone (SS-TREM-001,
 * SS-TREM-003, SS-TREM-019, SS-TREM-020). Answers how many were taken.
 */
export function askRemovals(run: SkirmishRun, source: HookSource, seat: Seat, offer: RemovalOffer): number {
  for (let taken = 0; taken < offer.most; taken++) {
    const options = removableSpaces(run.game, offer.allows);
    if (options.length === 0) return taken;
    const space = run.pick({
      seat,
      asks: source.id,
      domain: 'space',
      options,
      extras: ['done'],
      source: source.key,
      whyNot: (one) => removalRefusal(run.game, [one]),
      defaultReply: -1,
    });
    if (space < 0) return taken;
    removeTerrain(run, [space]);
  }
  return offer.most;
}
