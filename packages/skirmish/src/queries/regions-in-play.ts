import type { Battlefield, Space } from '@scapewright/board';
import type { Game } from '../state/game.ts';
import { regionOf } from './teams.ts';

/** The battlefield of which a space is part: its region; -1 on the interior map of an object that is nowhere. */
export function regionOfSpace(game: Game, space: Space): number {
  const region = game.field.region[space] as number;
  const map = game.facts.objects?.interiorMaps.in(region);
  return map ? regionOf(game, map.object) : region;
}

/** The battlefields that have spaces now, in the order of their numbers. Interior maps are none of their own. */
export function regionsInPlay({ field, facts }: Game): readonly number[] {
  const regions = field.workspace(regionsOf);
  const maps = facts.objects?.interiorMaps;
  return maps?.all.length ? regions.filter((region) => !maps.in(region)) : regions;
}

function regionsOf(field: Battlefield): readonly number[] {
  const regions = new Set<number>();
  for (let space = 0; space < field.count; space++)
    if (field.exists[space] === 1) regions.add(field.region[space] as number);
  return [...regions].sort((a, b) => a - b);
}

/** The teams with a character on a region of the battlefield, also inside an object there (SS-VICBF-011). */
export function teamsOnRegion(game: Game, region: number): readonly number[] {
  const found = new Set<number>();
  for (let figure = 0; figure < game.figureCount; figure++)
    if (!game.isObject(figure) && regionOf(game, figure) === region)
      found.add(game.teamOf(game.controller(figure)));
  return [...found].filter((team) => team >= 0).sort((a, b) => a - b);
}
