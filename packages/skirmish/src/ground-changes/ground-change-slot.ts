import { ModuleSlot } from '../engine-module.ts';
import type { ChangedGrounds } from './changed-grounds.ts';

/** The ground after it has been changed in play, and the tiles under its spaces. */
export const groundChangeSlot = new ModuleSlot<{ readonly ChangedGrounds: typeof ChangedGrounds }>(
  'ground-changes',
);
