import { ChangedGrounds } from '../ground-changes/changed-grounds.ts';
import { groundChangeSlot } from '../ground-changes/ground-change-slot.ts';

/** The ground after it has been changed in play: needed where a unit of the match changes it, as the unit states. */
export const groundChanges = groundChangeSlot.module({ ChangedGrounds });
