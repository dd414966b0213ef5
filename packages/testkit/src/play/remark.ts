import type { Place } from '@scapewright/packs';

/** Something to say about a scenario, and where it is written. */
export interface Remark {
  readonly message: string;
  readonly place: Place;
}
