import type { MapModel, MapPlan } from '@scapewright/packs';
import type { GameId, MapSummary } from '../content/content-shapes.ts';

const games: readonly GameId[] = ['heroscape', 'superscape'];

/** What a gallery shows of a map. */
export function summaryOf(id: string, map: MapModel, { plan, startZones }: MapPlan): MapSummary {
  const surfaces = plan.spaces;
  const counts = new Map<string, number>();
  for (const { terrain } of surfaces) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
  return {
    id,
    name: map.name.trim() || id,
    author: map.author.trim(),
    description: map.description.trim(),
    players: startZones.length,
    spaces: surfaces.length,
    highest: surfaces.reduce((most, { level }) => Math.max(most, level), 0),
    terrains: [...counts].sort((a, b) => b[1] - a[1]).map(([terrain]) => terrain),
    games: games.filter((game) => map.ruleset === undefined || map.ruleset === game),
  };
}
