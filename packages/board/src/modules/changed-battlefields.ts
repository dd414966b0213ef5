import { changedBattlefieldSlot } from '../compile/changed-battlefields.ts';
import { changedParts } from '../compile/changed-parts.ts';
import { changePlan } from '../compile/changed-plan.ts';
import { PastSight } from '../sight/past-sight.ts';

/** Battlefields that change after they were compiled (`Battlefield.withChanges`). */
export const changedBattlefields = changedBattlefieldSlot.module({ changePlan, changedParts, PastSight });
