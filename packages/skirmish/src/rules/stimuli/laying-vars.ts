import type { Game } from '../../state/game.ts';
import { numbersOf } from '../basics/numbered-vars.ts';
import type { LaidTile } from '../terrain/terrain-additions.ts';
import type { LayingArgs } from './stimuli.ts';

/** The variables of `stimulus:add-terrain`. */
export function layingVars(game: Game, tiles: readonly LaidTile[]): LayingArgs {
  const terrains = game.facts.catalogue.terrainIds();
  const entries = tiles.flatMap(({ space, hex, region = 0, terrain, level, underside = 0 }, at) => [
    [`space${at}`, space],
    [`q${at}`, hex?.q ?? 0],
    [`r${at}`, hex?.r ?? 0],
    [`region${at}`, region],
    [`terrain${at}`, terrains.indexOf(terrain)],
    [`level${at}`, level],
    [`underside${at}`, underside],
  ]);
  return Object.fromEntries(entries) as unknown as LayingArgs;
}

/** The variables of {@link layingVars} as tiles. */
export function tilesOf(game: Game, vars: LayingArgs): readonly LaidTile[] {
  const terrains = game.facts.catalogue.terrainIds();
  return numbersOf(vars, 'terrain').map((terrain, at) => ({
    space: vars[`space${at}`] ?? -1,
    hex: { q: vars[`q${at}`] ?? 0, r: vars[`r${at}`] ?? 0 },
    region: vars[`region${at}`] ?? 0,
    terrain: terrains[terrain] ?? '',
    level: vars[`level${at}`] ?? 0,
    underside: vars[`underside${at}`] ?? 0,
  }));
}
