import { compileBattlefield, drawAsSvg, type Marks, type ObjectMark } from '@scapewright/board';
import { importMap, type MapCatalogue, type MapPlan, planOfMap } from '@scapewright/packs';
import { objectMarks, zoneMarks } from '@scapewright/table/content';
import type { MapContent } from '../../src/content/content-shapes.ts';
import { summaryOf } from '../../src/maps/map-summary.ts';

/** A map, and its picture as SVG. */
export interface ReadMap extends MapContent {
  readonly picture: string;
}

/** What maps are read with. */
export interface MapReading {
  readonly catalogue: MapCatalogue;
  readonly looks: Pick<Marks, 'terrains' | 'objectLooks'>;
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
    picture: pictureOf(plan, objects, looks),
  };
}

function pictureOf(plan: MapPlan, objects: readonly ObjectMark[], looks: MapReading['looks']): string {
  return drawAsSvg(compileBattlefield(plan.plan), {
    ...looks,
    zones: zoneMarks(plan),
    objects,
    legend: false,
  });
}
