export { explainSight, type SightExplanation } from './explain-sight.ts';
export type { Body, SightPoint } from './notes.ts';
export type { FigureOccluder, Occluder, SolidOccluder, WallOccluder } from './occluder.ts';
export {
  type Sight,
  type SightOptions,
  sightBetween,
  targetPoint,
  targetPointHeight,
  type Viewpoint,
} from './sight-between.ts';
export { type CacheOptions, SightCache } from './sight-cache.ts';
export { SightField } from './sight-field.ts';
export { heightTolerance, sightTolerance } from './tolerance.ts';
export { type Zone, zoneOn } from './zone.ts';
