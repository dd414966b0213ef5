import type { TerrainLooks } from '@scapewright/board';
import type { Catalogue } from './catalogue.ts';

/** How drawings show terrain. */
export function terrainLooks({ units }: Catalogue): TerrainLooks {
  return Object.fromEntries(
    units.flatMap((unit) =>
      unit.kind === 'terrain' && unit.look !== undefined ? [[unit.id, unit.look]] : [],
    ),
  );
}
