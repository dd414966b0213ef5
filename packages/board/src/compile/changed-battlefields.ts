import { ModuleSlot } from '../engine-module.ts';
import type { PastSight } from '../sight/past-sight.ts';
import type { ChangedParts } from './changed-parts.ts';
import type { changePlan } from './changed-plan.ts';

/** Battlefields that change: what comes, goes or becomes another after they were compiled. */
export const changedBattlefieldSlot = new ModuleSlot<{
  readonly changePlan: typeof changePlan;
  readonly changedParts: ChangedParts;
  readonly PastSight: typeof PastSight;
}>('changed-battlefields');
