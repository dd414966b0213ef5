import { compileBattlefield, drawAsSvg } from '@scapewright/board';
import { importMap, type MapCatalogue, planOfMap } from '@scapewright/packs';
import { objectMarks } from '@scapewright/table/content';
import type { MapContent, Overview } from '../../src/content/content-shapes.ts';
import { marksOfMap } from '../../src/maps/map-marks.ts';
import { summaryOf } from '../../src/maps/map-summary.ts';

/** A map, and its picture as SVG. */
export interface ReadMap extends MapContent {
  readonly picture: string;
}

/** What maps are read with. */
export interface MapReading {
  readonly catalogue: MapCatalogue;
  readonly looks: Pick<Overview, 'terrains' | 'objectLooks'>;
}

/** Reads a map of the project. Throws where it has an error: the build must not deliver it. */
export function readMap(id: string, bytes: Uint8Array, { catalogue, looks }: MapReading): ReadMap {
  const { map, problems } = importMap(`${id}.yaml`, bytes, catalogue);
  if (map === undefined)
    throw new Error(`the map ${id}: ${problems.map(({ message }) => message).join('; ')}`);
  const plan = planOfMap(map, catalogue);
  const objects = objectMarks(plan);
  return {
    summary: summaryOf(id, map, plan),
    ...{ map, plan, objects },
    picture: drawAsSvg(compileBattlefield(plan.plan), marksOfMap({ plan, objects }, looks)),
  };
}
