import type { ObjectLooks, ObjectMark, TerrainLooks } from '@scapewright/board';
import type { Told } from '@scapewright/protocol';

/** The answer to the question `map`: a battlefield as it was set up, with all that a drawing of it needs. */
export type MapAsDrawn = Told<'map'>;

/** What stands in `looks` of a map. */
export interface MapLooks {
  readonly terrains?: TerrainLooks;
  readonly objects?: ObjectLooks;
}

/** What stands in `objects` of a map. */
export type MapObjects = readonly ObjectMark[];
