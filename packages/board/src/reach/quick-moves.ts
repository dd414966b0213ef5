import { ModuleSlot } from '../engine-module.ts';
import type { quickReach } from './quick-reach.ts';

/** Searches that answer for moves which nothing threatens, sooner and the same as the one that weighs risks: for bots. */
export const quickMoveSlot = new ModuleSlot<{ readonly quickReach: typeof quickReach }>('quick-moves');
