import type { MapModel, MapTile } from './map-model.ts';
import type { MapSpaces } from './map-spaces.ts';
import type { BuildingParts, PlannedLayers } from './parts-of-buildings.ts';

/**
 * The tiles under each space of a map that knows its physical pieces, from the lowest. Drawn rows know only surfaces:
 * what lies under them is left to the game.
 */
export function layersOfMap(
  map: MapModel,
  derived: MapSpaces,
  buildings: BuildingParts,
): readonly PlannedLayers[] {
  if (map.format === 'map-yaml' || map.format === 'board') return [];
  const stated = new Set(buildings.layers.map(({ space }) => space));
  const byColumn = new Map<string, MapTile[]>();
  for (const tile of map.tiles)
    for (const cell of tile.cells) {
      const key = columnKey(cell.q, cell.r, tile.battlefield);
      byColumn.set(key, [...(byColumn.get(key) ?? []), tile]);
    }
  return derived.spaces.flatMap((space): readonly PlannedLayers[] => {
    const { q, r, battlefield, level, underside, name } = space;
    const tiles = (byColumn.get(columnKey(q, r, battlefield)) ?? [])
      .filter((tile) => tile.bottom >= underside && tile.bottom + tile.height <= level)
      .sort((a, b) => a.bottom - b.bottom || b.height - a.height);
    const isWhole = tiles.reduce((sum, tile) => sum + tile.height, 0) === level - underside;
    if (tiles.length === 0 || !isWhole || stated.has(name)) return [];
    return [
      {
        space: name,
        layers: tiles.map((tile) => ({
          terrain: tile.terrain,
          levels: tile.height,
          piece: tile.piece ?? tile.id,
        })),
      },
    ];
  });
}

function columnKey(q: number, r: number, battlefield = ''): string {
  return `${battlefield}:${q},${r}`;
}
