export type { Body } from './body.ts';
export { explainSight, type SightExplanation, type SightPoint } from './explain-sight.ts';
export type { FigureOccluder, Occluder, SolidOccluder, WallOccluder } from './occluder.ts';
export { targetPoint, targetPointHeight } from './placed-parts.ts';
export { type Sight, type SightOptions, sightBetween, type Viewpoint } from './sight-between.ts';
export { type CacheOptions, SightCache } from './sight-cache.ts';
export { SightField } from './sight-field.ts';
export { heightTolerance, sightTolerance } from './tolerance.ts';
export { type Zone, zoneOn } from './zone.ts';
