import { changeKinds } from '../current-battlefield.ts';
import type { Game } from '../game.ts';
import { changeTable, matchTable } from '../tables.ts';
import { type LaidTile, layRefusal, takeRefusal, wholePieces } from '../terrain-fit.ts';
import type { SkirmishRun } from '../unit.ts';

/** Gives a space another terrain, for the rest of the game. The level stays. */
export function alterTerrain(run: SkirmishRun, space: number, terrain: string): void {
  changeTo(run, space, terrain, run.game.field.level[space] as number);
}

/** Lays a tile on a space, if it fits there (SS-TADD-001). */
export function layTile(run: SkirmishRun, tile: LaidTile): boolean {
  const refusal = layRefusal(run.game, tile);
  if (refusal) run.note(refusal.reason, { space: tile.space });
  else changeTo(run, tile.space, tile.terrain, tile.level);
  return refusal === undefined;
}

/**
 * Takes the pieces to which these spaces belong off the battlefield, together, if they come off (SS-TREM-001). Land
 * leaves the level below it, a flat tile the land under it; what leaves nothing leaves no space.
 */
export function takeTerrain(run: SkirmishRun, spaces: readonly number[]): boolean {
  const { game } = run;
  const pieces = wholePieces(game, spaces);
  const refusal = takeRefusal(game, pieces);
  if (refusal) {
    run.note(refusal.reason, { space: pieces[0] ?? -1 });
    return false;
  }
  if (pieces.length > spaces.length) run.note('take.piece', { spaces: pieces.length });
  const reached = reachable(game);
  for (const space of pieces) takeTop(run, space);
  if (reachable(run.game) < reached) run.note('take.splits', { space: pieces[0] ?? -1 });
  return true;
}

function takeTop(run: SkirmishRun, space: number): void {
  const { game } = run;
  const { field } = game;
  const isLand = game.facts.catalogue.terrain(game.terrainOf(space))?.levels === 1;
  const left = (field.level[space] as number) - (isLand ? 1 : 0);
  if (left <= (isLand ? (field.underside[space] as number) : 0))
    run.call('stimulus:terrain', { kind: changeKinds.indexOf('remove'), space });
  else changeTo(run, space, landUnder(game, space), left);
}

/** The land under the uppermost tile: what lay there before, or else the same land. */
function landUnder(game: Game, space: number): string {
  const { catalogue } = game.facts;
  const ids = catalogue.terrainIds();
  const isLand = (id: string): boolean => catalogue.terrain(id)?.levels === 1;
  const laid: string[] = [game.facts.battlefield.terrainOf(space)];
  for (let row = 0; row < game.state.read(matchTable.changes, 0); row++)
    if (game.state.read(changeTable.space, row) === space)
      laid.push(ids[game.state.read(changeTable.terrain, row)] ?? '');
  const now = game.terrainOf(space);
  return laid.slice(0, -1).findLast(isLand) ?? (isLand(now) ? now : (ids.find(isLand) ?? now));
}

/** How many pairs of spaces with figures have a way between them: fewer when a battlefield has come apart (SS-TREM-021). */
function reachable({ field }: Game): number {
  let first = 0;
  while (first < field.count && field.exists[first] !== 1) first++;
  let spaces = 0;
  let gone = 0;
  for (let space = first; space < field.count; space++) {
    if (field.exists[space] !== 1) gone++;
    else if (field.region[space] === field.region[first] && field.distance(first, space) >= 0) spaces++;
  }
  return spaces + gone;
}

function changeTo(run: SkirmishRun, space: number, terrain: string, level: number): void {
  run.call('stimulus:terrain', {
    kind: changeKinds.indexOf('alter'),
    space,
    terrain: run.game.facts.catalogue.terrainIds().indexOf(terrain),
    level,
  });
}
