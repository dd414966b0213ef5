import type { MapModel } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';

/** A map, or nothing, and all that was found wrong with the file. */
export interface ImportedMap {
  /** Undefined when the file could not be read at all. */
  readonly map: MapModel | undefined;
  readonly problems: readonly MapProblem[];
}
