import type { Exteriors } from '../model/exteriors.ts';
import type { InteriorMaps } from './interior-maps.ts';
import type { PlainObjects } from './objects.ts';

/** The objects of a match. */
export interface MatchObjects {
  /** Those that are no figures. */
  readonly plain: PlainObjects;
  /** The tops of those that are figures. */
  readonly exteriors: Exteriors;
  readonly interiorMaps: InteriorMaps;
}
