import type { NewLine } from '../../table/told.ts';
import type { StoryEvent } from './story.ts';

/** Events that are told together. */
export interface Collector {
  /** Takes an event that belongs to what is being told; false where it does not. */
  take(told: StoryEvent): boolean;
  lines(): readonly NewLine[];
}
